import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import type { ConversationHandlers } from '#engines/conversation.ts';
import type { PatientState } from '#engines/patient/state.ts';
import type { Pool } from '#engines/pool.ts';
import type { Patient } from '../../ports/patient.ts';

/** The patient that ships with the product: it says nothing that is not in its case or in the common talk. */
export function embeddedPatient(
  conversations: Pick<Pool<ConversationHandlers>, 'run'>,
  loadTalk: () => Promise<PatientTalk>,
): Patient {
  return {
    engine: { id: 'embedded-patient-1', name: 'Bedside patient', remote: false },
    async *reply({ played, seed, turns, state: before }, signal) {
      const job = { played, talk: await loadTalk(), seed, turns, state: before as PatientState | null };
      const { lines, state } = await conversations.run('reply', job, { signal });
      for (const { unit, utterance } of lines) {
        yield {
          kind: 'line',
          text: utterance[played.language],
          unit,
          translations: othersOf(utterance, played.language, played.brief !== null),
        };
      }
      yield { kind: 'state', state };
    },
  };
}

/** A case that only the client knows has no translations of its own. */
function othersOf(
  utterance: Readonly<Record<LearningLanguage, string>>,
  own: LearningLanguage,
  authored: boolean,
): Partial<Record<LearningLanguage, string>> {
  const isTranslated = authored || LEARNING_LANGUAGES.some((each) => utterance[each] !== utterance[own]);
  if (!isTranslated) return {};
  const others = LEARNING_LANGUAGES.filter((language) => language !== own);
  return Object.fromEntries(others.map((language) => [language, utterance[language]]));
}
