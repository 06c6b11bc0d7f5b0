import type { ConversationHandlers } from '#engines/conversation.ts';
import type { Pool } from '#engines/pool.ts';
import type { RolePlayAssessor } from '../../ports/role-play-assessor.ts';

/** The assessor of role-plays that ships with the product: acts, rules and tables, no model of language. */
export function embeddedRolePlayAssessor(
  conversations: Pick<Pool<ConversationHandlers>, 'run'>,
): RolePlayAssessor {
  return {
    engine: { id: 'embedded-role-play-1', name: 'Bedside role-play assessment', remote: false },
    assess: async (request, signal) => {
      signal.throwIfAborted();
      return conversations.run('assessRolePlay', request, { signal });
    },
  };
}
