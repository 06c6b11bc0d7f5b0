import type { LetterHandlers } from '#engines/letter.ts';
import type { Pool } from '#engines/pool.ts';
import type { LetterAssessor } from '../../ports/letter-assessor.ts';

/** The assessor of letters that ships with the product: rules and tables, no model of language. */
export function embeddedLetterAssessor(letters: () => Pick<Pool<LetterHandlers>, 'run'>): LetterAssessor {
  return {
    engine: { id: 'embedded-letter-1', name: 'Bedside letter assessment', remote: false },
    assess: async (request, signal) => {
      signal.throwIfAborted();
      return letters().run('assess', request, { signal });
    },
  };
}
