import type { LearningLanguage } from '#domain/languages.ts';
import { type Symptom, symptomTopic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { factsAbout, ownFacts } from './facts.ts';
import type { Clause, Interpretation } from './interpret.ts';
import { plain } from './plain.ts';
import { answerTopic } from './topic-answers.ts';
import { bare } from './words/following-words.ts';

/** Fewer symptoms make no list. */
const FEWEST = 2;
/** So many symptoms ask for no one line. */
export const LONG_LIST = 3;
/** So many of those that there are, are told of. */
const MOST_TOLD = 2;

/** How a list begins in each language. Patterns read what `bare` leaves of a text. */
const ASKS_FOR_ANY: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /^(?:(?:and|so|ok|okay|also|now|then|but|good) )*(?:any|no|have (?:you|they)|has (?:he|she|it)|do you (?:have|feel|get|suffer)|does (?:he|she|it) (?:have|feel|get)|did (?:you|he|she) (?:have|notice|feel|get)|is there|are there|was there|weight loss|some)\b/,
  es: /^(?:(?:y|e|entonces|tambien|ademas|ahora|pero|vale|bien) )*(?:no )?(?:tiene|tienes|tuvo|ha tenido|has tenido|ha notado|has notado|nota|notas|siente|sientes|algun[ao]?s?|algo de|hay|nada de|sin|le (?:ha|han) (?:dado|salido|aparecido))\b/,
  fr: /^(?:(?:et|donc|alors|aussi|sinon|bien|d'accord|est ce que|est ce qu'il y a) )*(?:vous (?:avez|ressentez|n'avez)|avez vous|as tu|tu as|(?:il|elle) a|a t (?:il|elle)|ressentez vous|y a t il|y a|pas de|des|une?|un peu de)\b/,
  de: /^(?:(?:und|oder|auch|sonst|aber|gut|noch) )*(?:haben sie|hast du|hatten sie|hatte (?:er|sie|es)|hat (?:er|sie|es)|gibt es|gab es|irgendwelche|kein\w*|leiden sie|spuren sie|bemerken sie)\b/,
  pt: /^(?:(?:e|entao|tambem|agora|mas|certo) )*(?:(?:a senhora|o senhor|voce|ela?) )?(?:tem|teve|sente|sentiu|notou|percebeu|apareceu|algum\w*|ha|nada de|esta com|esta tendo)\b/,
};

/** 'Any fever, vomiting or weight loss?': a list of symptoms in one question. */
export function listIn({ scene }: Draft, clause: Clause): Extract<Interpretation, { kind: 'list' }> | null {
  const symptoms = [...new Set(clause.symptoms ?? [])];
  if (symptoms.length < FEWEST || !clause.text.includes('?')) return null;
  return ASKS_FOR_ANY[scene.language].test(bare(clause.text)) ? { kind: 'list', symptoms, clause } : null;
}

/** Tells of those that there are, and denies the others in one breath. */
export function answerList(draft: Draft, symptoms: readonly Symptom[], clause: Clause): void {
  const words = plain(clause.text);
  // Any line may come near to pain; in a list it is asked for by name.
  const about = (symptom: Symptom) =>
    symptom === 'pain' && draft.scene.language === 'en'
      ? ownFacts(draft.brief, 'symptom.pain')
      : factsAbout(draft, symptomTopic(symptom), words);
  const has = (symptom: Symptom) => about(symptom).some(({ polarity }) => polarity !== 'no');
  const present = symptoms.filter(has);
  for (const symptom of present.slice(0, MOST_TOLD)) answerTopic(draft, symptomTopic(symptom), words);
  const absent = symptoms.filter((symptom) => !present.includes(symptom));
  if (absent.length === 0) return;
  if (present.length === 0 && absent.length >= FEWEST) draft.sayFor('none_of_those');
  // 'None of the others' of a single one sounds like a form.
  else if (present.length > 0 && absent.length === 1) draft.deny(absent[0]!);
  else if (present.length > 0) draft.sayFor('nothing_besides');
  const { denied, turn } = draft.state;
  draft.set({ denied: { ...Object.fromEntries(absent.map((symptom) => [symptom, turn])), ...denied } });
}
