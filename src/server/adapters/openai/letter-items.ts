import type { AssessedPoint, PointVerdict, ScoredLetter, Severity } from '#domain/oet/writing/assessment.ts';
import type { LetterKey } from '#domain/oet/writing/key.ts';
import type { LetterCriterion } from '#domain/oet/writing/letter.ts';

/** One statement about a letter, which a model is asked whether it holds. */
export interface LetterItem {
  readonly id: string;
  readonly criterion: LetterCriterion;
  readonly states: string;
  /** What a finding of it is called, and tells the learner: the model's own words are for nobody. */
  readonly rule: string;
  readonly why: string;
  /** How much each quoted place weighs where it holds partly, and where it does not. */
  readonly severity: { readonly partly: Severity; readonly no: Severity };
  /** How many places count. */
  readonly most: number;
  /** The point of the key that is then told worse than the rules saw. */
  readonly point?: { readonly id: string; readonly verdict: PointVerdict };
}

const SLIGHT = { partly: 'minor', no: 'moderate' } as const;

const OF_EVERY_LETTER: readonly LetterItem[] = [
  {
    id: 'purpose_early',
    criterion: 'purpose',
    states: 'The first paragraph says why the letter is written.',
    rule: 'purpose_read',
    why: 'Read again, this opening does not make clear at once why you write.',
    severity: SLIGHT,
    most: 1,
  },
  {
    id: 'facts_true',
    criterion: 'content',
    states: 'Nothing in the letter contradicts the case notes or adds a fact that they do not have.',
    rule: 'unsupported_fact',
    why: 'Compared with the case notes, this is not what they say.',
    severity: { partly: 'minor', no: 'serious' },
    most: 2,
  },
  {
    id: 'concise',
    criterion: 'conciseness_and_clarity',
    states: 'Nothing is said twice, at needless length, or so that the reader has to read it again.',
    rule: 'unclear',
    why: 'This is said before, at needless length, or not clearly.',
    severity: SLIGHT,
    most: 3,
  },
  {
    id: 'tone',
    criterion: 'genre_and_style',
    states: 'Tone, terms and abbreviations suit a clinical letter to this reader.',
    rule: 'tone',
    why: 'This does not suit a clinical letter to this reader.',
    severity: SLIGHT,
    most: 3,
  },
  {
    id: 'order',
    criterion: 'organisation_and_layout',
    states: 'Each paragraph has one topic, and what matters most to this reader comes first.',
    rule: 'order',
    why: 'The reader would look for this at another place.',
    severity: SLIGHT,
    most: 3,
  },
  {
    id: 'grammar',
    criterion: 'language',
    states: 'The grammar is right: verbs, articles, prepositions, agreement, word order.',
    rule: 'grammar',
    why: 'There is a mistake of grammar here.',
    severity: SLIGHT,
    most: 12,
  },
  {
    id: 'words',
    criterion: 'language',
    states: 'The words are the right ones and rightly spelt.',
    rule: 'word_choice',
    why: 'Another word, or another spelling, is right here.',
    severity: SLIGHT,
    most: 8,
  },
];

/** What is asked about a letter that the rules have marked: what holds of all, and the points that seem well told. */
export function itemsAbout(key: LetterKey, { points }: ScoredLetter): LetterItem[] {
  const says = new Map(key.points.map((point) => [point.id, point.says]));
  const ofPoints = points.flatMap((point, i) =>
    itemOfPoint(point, `point_${i + 1}`, says.get(point.id) ?? ''),
  );
  return [...OF_EVERY_LETTER, ...ofPoints];
}

function itemOfPoint({ id, place, verdict, why }: AssessedPoint, item: string, says: string): LetterItem[] {
  if (place === 'must' && verdict === 'conveyed') {
    return [
      {
        id: item,
        criterion: 'content',
        states: `Where the letter speaks of it, it tells this wholly and truly: ${says}`,
        rule: 'partial_point',
        why: `Only a part of what the notes say is here. ${why}`,
        severity: SLIGHT,
        most: 1,
        point: { id, verdict: 'partial' },
      },
    ];
  }
  if (place !== 'out' || verdict !== 'left_out') return [];
  return [
    {
      id: item,
      criterion: 'conciseness_and_clarity',
      states: `The letter does not say this: ${says}`,
      rule: 'irrelevant_point',
      why: `This reader does not need it. ${why}`,
      severity: SLIGHT,
      most: 1,
      point: { id, verdict: 'included' },
    },
  ];
}
