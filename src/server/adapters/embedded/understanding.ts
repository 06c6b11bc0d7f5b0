import type { LearningLanguage } from '#domain/languages.ts';
import type { Utterance } from '#domain/practice/complex/brief.ts';
import type { ConversationHandlers } from '#engines/conversation.ts';
import type { Pool } from '#engines/pool.ts';
import type { PatientLines, Understanding } from '../../ports/understanding.ts';

type Conversations = Pick<Pool<ConversationHandlers>, 'run'>;

/** The understanding that ships with the product. */
export function embeddedUnderstanding(conversations: Conversations): Understanding {
  return {
    engine: { id: 'embedded-understanding-1', name: 'Bedside understanding', remote: false },
    prepare: async (language, lines) => {
      try {
        // The first takes seconds, and no turn is to be refused because of those that take nothing.
        await conversations.run('prepare', language, { background: true });
        await readAhead(conversations, language, lines);
      } catch {
        // The first turn does it.
      }
    },
    review: (request, signal) => conversations.run('review', request, { signal }),
  };
}

/** So many texts at a time: a tenth of a second, so that no turn has to wait for the rest. */
const AT_A_TIME = 20;

/** Has the lines of a case read in while nobody waits for an answer. */
async function readAhead(
  conversations: Conversations,
  language: LearningLanguage,
  { facts, details = [], uptakes = [] }: PatientLines,
): Promise<void> {
  const own = (text: Utterance | string) => (typeof text === 'string' ? text : text[language]);
  const further = [...details, ...uptakes];
  const said = [...facts.flatMap(({ short, full }) => [short, full]), ...further.map(({ says }) => says)];
  const texts = [
    ...said.map((text) => ({ text: own(text), isLine: true })),
    ...[...facts, ...further].flatMap(({ asks = [] }) => asks.map((text) => ({ text, isLine: false }))),
  ];
  for (let from = 0; from < texts.length; from += AT_A_TIME) {
    const some = { language, texts: texts.slice(from, from + AT_A_TIME) };
    await conversations.run('readAhead', some, { background: true });
  }
}
