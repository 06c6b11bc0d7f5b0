import { languageOf } from '#domain/conversation/conversation.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import type { ConversationHandlers } from '#engines/conversation.ts';
import { type Spoken, textIn } from '#engines/patient/part.ts';
import type { PatientState } from '#engines/patient/state.ts';
import type { Pool } from '#engines/pool.ts';
import type { Patient } from '../../ports/patient.ts';

/** The patient that ships with the product: it says what is in its case or the common talk, or says back what it was told. */
export function embeddedPatient(
  conversations: Pick<Pool<ConversationHandlers>, 'run'>,
  loadTalk: () => Promise<PatientTalk>,
): Patient {
  return {
    engine: { id: 'embedded-patient-1', name: 'Bedside patient', remote: false },
    async *reply({ played, seed, turns, state: before }, signal) {
      const language = languageOf(played);
      const job = { played, talk: await loadTalk(), seed, turns, state: before as PatientState | null };
      const { lines, state } = await conversations.run('reply', job, { signal });
      for (const { unit, utterance } of lines) {
        yield {
          kind: 'line',
          text: textIn(utterance, language),
          unit,
          translations: othersOf(utterance, language),
        };
      }
      yield { kind: 'state', state };
    },
  };
}

function othersOf(spoken: Spoken, own: LearningLanguage): Partial<Record<LearningLanguage, string>> {
  const others = LEARNING_LANGUAGES.filter((language) => language !== own && spoken[language] !== undefined);
  return Object.fromEntries(others.map((language) => [language, spoken[language]]));
}
