import { call, type Learner, offered, signUp } from '../e2e/support/api.ts';
import { CASE, SAY, SCORE, SPEAK } from './documents.ts';
import { freshCopy } from './recording.ts';
import type { Row } from './speech.ts';
import { timed } from './statistics.ts';

/** What the first learners wait for, straight after `/readyz`: English, which is prepared, and Spanish, which is not. */
export async function benchFirstAnswers(
  url: string,
  recordings: { readonly term: Uint8Array; readonly sentence: Uint8Array },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [languageToLearn, name] of [
    ['en', 'English'],
    ['es', 'Spanish'],
  ] as const) {
    const learner = await signUp(url, { language: languageToLearn === 'en' ? 'es' : 'en', languageToLearn });
    const first = (what: string, value: number) =>
      rows.push({ name: `first ${what} in ${name} after ready`, value, unit: 'ms' });
    first('score', await timed(() => scoreOnce(url, learner, recordings.term)));
    const conversation = await openCase(url, learner);
    first(
      'typed turn',
      await timed(() => conversation(SAY, { conversationHistory: [SAID[languageToLearn]] })),
    );
    const spoken = { conversationHistory: [], audioData: freshCopy(recordings.sentence) };
    first('spoken turn', await timed(() => conversation(SPEAK, spoken)));
  }
  return rows;
}

const SAID = {
  en: { role: 'doctor', content: 'When did it start?' },
  es: { role: 'doctor', content: '¿Cuándo empezó?' },
} as const;

async function scoreOnce(url: string, learner: Learner, webm: Uint8Array): Promise<unknown> {
  const { vocabularyItem } = await offered(url, learner, 'beginner-vocabulary');
  const { id: vocabularyId, term: expectedTerm } = vocabularyItem;
  return call(url, SCORE, { expectedTerm, vocabularyId, audioData: freshCopy(webm) }, learner.token.access);
}

async function openCase(url: string, { token }: Learner) {
  const variables = { levelSlug: 'beginner-complex' };
  const { patientCase } = await call<{ patientCase: { clinicalCase: object } }>(
    url,
    CASE,
    variables,
    token.access,
  );
  const { clinicalCase } = patientCase;
  return (document: string, form: object) => call(url, document, { ...form, clinicalCase }, token.access);
}
