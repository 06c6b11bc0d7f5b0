import { languageOf, type Played } from '#domain/conversation/conversation.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import type { ConversationHandlers, ReplyJob } from '#engines/conversation.ts';
import { type Spoken, textIn } from '#engines/patient/part.ts';
import type { PatientState } from '#engines/patient/state.ts';
import type { Pool } from '#engines/pool.ts';
import type { Patient } from '../../ports/patient.ts';

/** The patient that ships with the product: it says what is in its case or the common talk, or says back what it was told. */
export function embeddedPatient(
  conversations: Pick<Pool<ConversationHandlers>, 'run'>,
  loadTalk: () => Promise<PatientTalk>,
): Patient {
  let isCompiled = false;
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
    rehearse: async (played) => {
      try {
        const turns = isCompiled ? LATER : FIRST;
        const isPlayed = await rehearse(conversations, { played, turns, talk: await loadTalk() });
        isCompiled ||= isPlayed;
      } catch {
        // The first turn does it.
      }
    },
  };
}

/**
 * So many turns of the first case are played: by then what answers has been compiled. Else the first turn takes six times
 * as long as others, and the next one four times. Of later cases one will do, by which their lines are compared.
 */
const FIRST = 3;
const LATER = 1;

interface Rehearsal extends Pick<ReplyJob, 'played' | 'talk'> {
  readonly turns: number;
}

/** A check of what was told is compared with more lines than another question. */
const CHECKS: Readonly<Record<LearningLanguage, string>> = {
  en: 'Just so I know I was clear, what will you do?',
  es: 'Para ver si me he explicado bien, ¿qué va a hacer?',
  fr: 'Pour vérifier que j’ai été clair, qu’allez-vous faire ?',
  de: 'Damit ich weiß, ob ich es gut erklärt habe: Was werden Sie tun?',
  pt: 'Para eu saber se fui claro, o que você vai fazer?',
};

/**
 * Asks for some lines as their case expects it, tells a point of the explanation and checks it, turn by turn while
 * nobody waits. False where it expects nothing.
 */
async function rehearse(
  conversations: Pick<Pool<ConversationHandlers>, 'run'>,
  { played, talk, turns }: Rehearsal,
): Promise<boolean> {
  const ways = waysOfAsking(played).slice(0, turns);
  const told = explanationOf(played).slice(0, 1);
  const checked = told.length > 0 ? [CHECKS[languageOf(played)]] : [];
  let state: PatientState | null = null;
  for (const content of [...ways, ...told, ...checked]) {
    const job: ReplyJob = { played, talk, seed: 0, turns: [{ role: 'doctor', content }], state };
    const reply = await conversations.run('reply', job, { background: true });
    state = reply.state;
  }
  return ways.length > 0;
}

/** One for each line that is asked for. */
function waysOfAsking(played: Played): string[] {
  const lines: readonly { readonly asks?: readonly string[] | undefined }[] =
    played.kind === 'case' ? (played.brief?.facts ?? []) : (played.key.brief.details ?? []);
  return lines.flatMap(({ asks = [] }) => asks.slice(0, 1));
}

/** What a clinician explains, as she would say it. */
function explanationOf(played: Played): readonly string[] {
  return played.kind === 'case'
    ? (played.brief?.keyPoints ?? []).map(({ model }) => model)
    : played.key.explanation.map(({ says }) => says);
}

function othersOf(spoken: Spoken, own: LearningLanguage): Partial<Record<LearningLanguage, string>> {
  const others = LEARNING_LANGUAGES.filter((language) => language !== own && spoken[language] !== undefined);
  return Object.fromEntries(others.map((language) => [language, spoken[language]]));
}
