import type { ConversationHandlers } from '#engines/conversation.ts';
import type { Pool } from '#engines/pool.ts';
import type { Understanding } from '../../ports/understanding.ts';

/** The understanding that ships with the product. */
export function embeddedUnderstanding(conversations: Pick<Pool<ConversationHandlers>, 'run'>): Understanding {
  return {
    engine: { id: 'embedded-understanding-1', name: 'Bedside understanding', remote: false },
    prepare: (language) => {
      conversations.run('prepare', language).catch(() => {});
    },
    review: (request, signal) => conversations.run('review', request, { signal }),
  };
}
