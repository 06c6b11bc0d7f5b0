import type { ScoredRolePlay } from '#domain/oet/speaking/assessment.ts';
import type { Indicator, LinguisticCriterion } from '#domain/oet/speaking/criteria.ts';

/** One statement about a conversation, which a model is asked whether it holds. */
interface ItemAbout {
  readonly id: string;
  readonly states: string;
  /** What a finding of it tells the learner: the model's own words are for nobody. */
  readonly why: string;
}

/** Whose words can show that a statement fails: the candidate's, or the other one's that went unheeded. */
type Speaker = 'candidate' | 'partner';

export interface IndicatorItem extends ItemAbout {
  readonly kind: 'indicator';
  readonly indicator: Indicator;
  readonly shownBy: Speaker;
  /** Where the model's own suggestion can't be used. */
  readonly instead: string;
}

export interface WordingItem extends ItemAbout {
  readonly kind: 'wording';
  readonly criterion: Extract<LinguisticCriterion, 'appropriateness' | 'grammar_and_expression'>;
  readonly rule: string;
  readonly most: number;
}

export type RolePlayItem = IndicatorItem | WordingItem;

type About = readonly [states: string, shownBy: Speaker, why: string, instead: string];

/** What can be shown to fail by words that were said. What was never said at all is for the rules to see. */
const OF_INDICATORS: Readonly<Partial<Record<Indicator, About>>> = {
  A2: [
    'The candidate answers what the other one says and asks, and treats them with respect.',
    'partner',
    'Read again, what was said here got no fitting answer.',
    'You asked me something important just now. Let me answer that first.',
  ],
  A3: [
    'Nothing that the candidate says blames or judges.',
    'candidate',
    'Read again, this can be heard as blame.',
    'Many people find that hard. What was it that got in the way?',
  ],
  A4: [
    'Where the other one shows a feeling, the candidate acknowledges that feeling in fitting words.',
    'partner',
    'Read again, the feeling that shows here was not acknowledged in fitting words.',
    "That sounds really hard. I can see how much it's been worrying you.",
  ],
  B2: [
    'Hints at what the other one fears or wants are taken up by the candidate.',
    'partner',
    'Read again, this hint was not taken up.',
    'You mentioned that just now, and it seems to weigh on you. Could you tell me more?',
  ],
  B3: [
    'What the candidate explains is related to what the other one fears, thinks or hopes for.',
    'candidate',
    'Read again, this explanation goes past what the other person feared or wanted.',
    'You said that this worries you, so let me explain what it means for you.',
  ],
  C1: [
    'The candidate finds out before explaining, in an order that makes sense.',
    'candidate',
    'Read again, this comes at the wrong place of the conversation.',
    "Before I explain anything, I'd like to hear from you how it all began.",
  ],
  C3: [
    'Explanations have an order that can be followed by ear.',
    'candidate',
    'Read again, this explanation is hard to follow.',
    "There are two things I'd like you to know. First, what causes it. And second, what we can do about it.",
  ],
  D1: [
    'The candidate lets the other one tell the story and does not cut it short.',
    'candidate',
    'Read again, this cuts the story short.',
    'Please go on. What happened then?',
  ],
  D3: [
    'No question asks two things at once or suggests its answer.',
    'candidate',
    'Read again, this asks two things at once or suggests its answer.',
    'Let me ask one thing at a time. When did it begin?',
  ],
  D4: [
    'Where the other one says something vague that matters, the candidate asks what it means.',
    'partner',
    'Read again, this is vague, and was not asked about.',
    'When you say that, what exactly do you mean?',
  ],
  E2: [
    'The candidate explains in small pieces and goes by what the other one says to them.',
    'candidate',
    'Read again, this is too much at once, or goes past what was just said.',
    "I'll stop there for a moment. How does that sound so far?",
  ],
};

const OF_WORDING: readonly WordingItem[] = [
  {
    kind: 'wording',
    id: 'register',
    criterion: 'appropriateness',
    states:
      'The words suit talk with this person: polite, plain, no technical word unexplained. Fragments are fine.',
    rule: 'register',
    why: 'Read again, this does not suit talk with this person.',
    most: 4,
  },
  {
    kind: 'wording',
    id: 'grammar',
    criterion: 'grammar_and_expression',
    states: 'The grammar is right for spoken English. Fragments and contractions are fine.',
    rule: 'grammar',
    why: 'There is a mistake of grammar here.',
    most: 10,
  },
];

/** What is asked about a conversation that the rules have marked: what seems well done, and the wording where it counts. */
export function itemsAbout({ indicators, marks }: ScoredRolePlay): RolePlayItem[] {
  const ofIndicators = indicators.flatMap(({ indicator, verdict }): IndicatorItem[] => {
    const about = OF_INDICATORS[indicator];
    if (!about || verdict === null || verdict === 'no') return [];
    const [states, shownBy, why, instead] = about;
    return [{ kind: 'indicator', id: indicator, indicator, states, shownBy, why, instead }];
  });
  return [...ofIndicators, ...OF_WORDING.filter(({ criterion }) => marks[criterion] !== null)];
}
