import { type Symptom, symptomTopic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { factsAbout } from './facts.ts';
import type { Clause, Interpretation } from './interpret.ts';
import { plain } from './plain.ts';
import { answerTopic } from './topic-answers.ts';
import { bare } from './words/following-words.ts';

/** Fewer symptoms make no list. */
const FEWEST = 2;
/** So many of those that there are, are told of. */
const MOST_TOLD = 2;

const ASKS_FOR_ANY =
  /^(?:(?:and|so|ok|okay|also|now|then|but|good) )*(?:any|no|have (?:you|they)|has (?:he|she|it)|do you (?:have|feel|get|suffer)|does (?:he|she|it) (?:have|feel|get)|did (?:you|he|she) (?:have|notice|feel|get)|is there|are there|was there|weight loss|some)\b/;

/** 'Any fever, vomiting or weight loss?': a list of symptoms in one question. English alone. */
export function listIn(draft: Draft, clause: Clause): Interpretation | null {
  const symptoms = [...new Set(clause.symptoms ?? [])];
  if (draft.scene.language !== 'en' || symptoms.length < FEWEST || !clause.text.includes('?')) return null;
  return ASKS_FOR_ANY.test(bare(clause.text)) ? { kind: 'list', symptoms, clause } : null;
}

/** Tells of those that there are, and denies the others in one breath. */
export function answerList(draft: Draft, symptoms: readonly Symptom[], clause: Clause): void {
  const words = plain(clause.text);
  const has = (symptom: Symptom) =>
    factsAbout(draft, symptomTopic(symptom), words).some(({ polarity }) => polarity !== 'no');
  const present = symptoms.filter(has);
  for (const symptom of present.slice(0, MOST_TOLD)) answerTopic(draft, symptomTopic(symptom), words);
  const absent = symptoms.filter((symptom) => !present.includes(symptom));
  if (absent.length === 0) return;
  if (present.length === 0 && absent.length >= FEWEST) draft.sayFor('none_of_those');
  else if (present.length > 0) draft.sayFor('nothing_besides');
  const { denied, turn } = draft.state;
  draft.set({ denied: { ...Object.fromEntries(absent.map((symptom) => [symptom, turn])), ...denied } });
}
