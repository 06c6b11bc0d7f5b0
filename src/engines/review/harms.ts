import type { LearningLanguage } from '#domain/languages.ts';
import type { Brief } from '#domain/practice/complex/brief.ts';
import type { Harm } from '#domain/practice/complex/review.ts';
import { offersAllergen } from '../patient/allergy.ts';
import { verdictOn } from '../patient/own-questions.ts';
import { patternOf, stanceOn } from '../patient/stance.ts';
import { quoteOf, type Sentence, type Transcript } from '../roleplay/reading/transcript.ts';
import { makesOneOf, oppositesOf } from './key-points.ts';
import type { ReadTalk } from './manners.ts';
import { asksForHistory } from './sentences.ts';

/** What the learner said that may harm, in the order of the conversation, each sentence once. */
export function harmsIn({ language, transcript }: ReadTalk, brief: Brief): Harm[] {
  const found = [
    ...allergensOffered(language, brief, transcript.sentences),
    ...oppositesOf(language, brief.keyPoints ?? [], transcript.sentences),
    ...wrongAnswers(language, brief, transcript),
    ...dreadsAffirmed(language, brief, transcript.sentences),
  ];
  const seen = new Set<string>();
  return found
    .filter(({ shown: { turn, quote } }) => {
      const key = `${turn} ${quote}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .sort((a, b) => a.shown.turn - b.shown.turn);
}

function allergensOffered(language: LearningLanguage, { facts }: Brief, sentences: readonly Sentence[]) {
  const allergies = facts.filter(({ topic, polarity }) => topic === 'allergies' && polarity !== 'no');
  return sentences.flatMap((sentence): Harm[] => {
    if (asksForHistory(language, sentence)) return [];
    const allergy = allergies.find((fact) => offersAllergen(language, fact, sentence.text));
    return allergy ? [{ kind: 'allergen', shown: quoteOf(sentence), against: allergy.full[language] }] : [];
  });
}

/** The turn after a question of the patient's answers it. */
function wrongAnswers(language: LearningLanguage, { questions }: Brief, transcript: Transcript): Harm[] {
  return transcript.candidate.flatMap(({ before, text, number, sentences }): Harm[] => {
    const asked = questions.find((question) =>
      before.some((turn) => turn.text.includes(question.text[language])),
    );
    if (!asked || verdictOn(language, asked, text) !== 'contradicted') return [];
    const wrong = sentences.find((each) => verdictOn(language, asked, each.text) === 'contradicted');
    return [
      {
        kind: 'wrong_answer',
        shown: wrong ? quoteOf(wrong) : { turn: number, quote: text },
        against: asked.text[language],
      },
    ];
  });
}

/** Where the news is bad, it may be what is dreaded; what makes a key point is right. */
function dreadsAffirmed(
  language: LearningLanguage,
  { worry, grave, keyPoints = [] }: Brief,
  sentences: readonly Sentence[],
) {
  const dreads = worry.dreads ?? [];
  if (grave || dreads.length === 0) return [];
  const named = patternOf(language, ...dreads);
  return sentences
    .filter((sentence) => !sentence.isQuestion && stanceOn(language, sentence.text, named) === 'affirmed')
    .filter((sentence) => !makesOneOf(language, keyPoints, sentence, sentences))
    .map(
      (sentence): Harm => ({
        kind: 'dread',
        shown: quoteOf(sentence),
        against: worry.stillWorried[language],
      }),
    );
}
