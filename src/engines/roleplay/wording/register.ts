import type { SpeakingKey } from '#domain/oet/speaking/role-play.ts';
import type { Severity } from '#domain/oet/writing/assessment.ts';
import { anyOf } from '../../words/any-of.ts';
import { dismisses, judgement } from '../reading/manners.ts';
import { hasPhrase, shared, tellingStems } from '../reading/phrases.ts';
import type { CandidateTurn, Sentence } from '../reading/transcript.ts';
import type { SpokenDraft } from './sound.ts';

/** What in the wording does not suit talk with this person: jargon, orders, brusque words. */
export function registerFindings(turns: readonly CandidateTurn[], { terms }: SpeakingKey): SpokenDraft[] {
  const sentences = turns.flatMap((turn) => turn.sentences);
  return [...jargon(sentences, terms), ...sentences.flatMap(manner)];
}

/** A technical word that is not put in plain ones beside it, or before. Said again it costs nothing more. */
function jargon(sentences: readonly Sentence[], terms: SpeakingKey['terms']): SpokenDraft[] {
  return [...terms, ...GENERAL.map(([term, lay]) => ({ term, lay }))].flatMap(
    ({ term, lay }): SpokenDraft[] => {
      const at = sentences.findIndex(({ plain }) => hasPhrase(plain, [term]));
      const sentence = sentences[at];
      if (!sentence) return [];
      const beside = sentences.slice(Math.max(0, at - 1), at + 2);
      const isPut =
        EXPLAINED.test(sentence.plain) ||
        beside.some((each) => plainShare(each, lay, term) >= 0.5) ||
        sentences.slice(0, at).some((each) => plainShare(each, lay, term) === 1);
      if (isPut) return [];
      const why = `'${term}' is a technical word that this person may not know.`;
      return [told(sentence, 'jargon', 'moderate', why, lay, wordsIn(sentence.text, term))];
    },
  );
}

const EXPLAINED = anyOf(
  /\b(?:which (?:is|means)|that is|that means|means|in other words|what we call|called)\b/,
  /\b(?:known as|or in|we call (?:it|this|that)|(?:it|this) is (?:a|an|when|where|the))\b/,
);

/** How much of the plain wording of a term a sentence has. */
function plainShare({ text }: Sentence, lay: string, term: string): number {
  const plain = tellingStems(lay);
  for (const stem of tellingStems(term)) plain.delete(stem);
  return plain.size === 0 ? 0 : shared(plain, tellingStems(text)) / plain.size;
}

/** Words that no layperson has to know, whatever the role-play is about. */
const GENERAL: readonly (readonly [term: string, lay: string])[] = [
  ['hypertension', 'high blood pressure'],
  ['myocardial infarction', 'a heart attack'],
  ['cerebrovascular', 'of the blood vessels in the brain'],
  ['analgesia', 'pain relief'],
  ['analgesics', 'painkillers'],
  ['prognosis', 'what to expect'],
  ['contraindicated', 'not safe for you'],
  ['asymptomatic', 'without any signs'],
  ['idiopathic', 'without a known cause'],
  ['dyspnoea', 'being short of breath'],
  ['oedema', 'swelling'],
  ['pyrexia', 'a high temperature'],
  ['haematoma', 'a bruise'],
  ['micturition', 'passing water'],
  ['benign', 'not cancer'],
  ['comorbidities', 'other illnesses'],
  ['prophylaxis', 'to prevent it'],
  ['aetiology', 'the cause'],
];

interface Manner {
  readonly rule: string;
  readonly severity: Severity;
  readonly pattern: RegExp;
  readonly why: string;
  /** What of the sentence to say otherwise, and how; the sentence stands as a whole without. */
  readonly mend?: readonly [RegExp, string];
}

const ORDER_VERBS =
  'stop|take|come|go|sit|lie|lose|eat|drink|do|call|tell|give|show|listen|wait|get|make|put|keep|follow|try|answer|use|wash|check|move|avoid';
const MANNERS: readonly Manner[] = [
  {
    rule: 'order',
    severity: 'moderate',
    pattern: anyOf(
      /\byou (?:must(?! (?:be|feel|have|find|miss|think))|have got to|are (?:not )?(?:allowed|supposed) to)\b/,
      /\byou (?:just |really |simply )?have to (?:stop|take|do|accept|understand|follow|listen|lose|come)\b/,
      /(?<!\b(?:what|how|when|where|which|that|if|whether) )\byou (?:will|shall) (?:do|take|stop|follow)\b/,
    ),
    why: 'This sounds like an order.',
    mend: [
      /\byou (?:just |really |simply )?(?:must|have (?:got )?to)\b(?! not)/i,
      'it would help if you could',
    ],
  },
  {
    rule: 'abrupt',
    severity: 'moderate',
    pattern: new RegExp(
      `^(?:just |so |now )?(?:do not (?:${ORDER_VERBS})|(?:${ORDER_VERBS}) (?:it|the|your|this|that|off|down|here|me)\\b(?!.*\\b(?:please|time|if)\\b))`,
    ),
    why: 'On its own this is abrupt: ask for it, with a reason.',
  },
  {
    rule: 'brusque_question',
    severity: 'moderate',
    pattern: anyOf(
      /^(?:what is (?:your|the) problem|what do you want|why are you here)$/,
      /^(?:what is wrong with you|what|so what|and|any (?:pain|fever|allergies)|name|age)$/,
      /^(?:smoke|drink|married)$/,
    ),
    why: 'As a question this is brusque: ask it in a whole sentence.',
  },
  {
    rule: 'too_casual',
    severity: 'moderate',
    pattern: anyOf(
      /\b(?:guys?|dude|mate|wanna|gonna|gotta|yeah yeah|stuff like that|no worries|chill|cool)\b/,
      /\b(?:awesome|crap|damn|hell|sweetie|honey|darling|dear(?! \w+ \w+)|love(?=$))\b/,
    ),
    why: 'This is too casual here.',
  },
  {
    rule: 'written_style',
    severity: 'minor',
    pattern: anyOf(
      /\b(?:moreover|furthermore|therefore it is|hence|thus|aforementioned|regarding the)\b/,
      /\b(?:in regard to|with regard to|commence|prior to|subsequently|in accordance)\b/,
      /\b(?:henceforth|kindly (?:be|note|inform)|please be informed|it is imperative)\b/,
      /\b(?:it is recommended that|utili[sz]e|the patient (?:should|must|has to))\b/,
    ),
    why: 'This is how letters are written, not how people talk.',
  },
];

function manner(sentence: Sentence): SpokenDraft[] {
  if (judgement(sentence) === 'blames' || dismisses(sentence) === 'rude') {
    return [told(sentence, 'impolite', 'serious', 'This can hurt the person whom you want to help.', null)];
  }
  const found = MANNERS.find(({ pattern }) => pattern.test(sentence.plain));
  if (!found) return [];
  const { rule, severity, why, mend } = found;
  const words = mend && sentence.text.match(mend[0])?.[0];
  return words
    ? [told(sentence, rule, severity, why, mend[1], words)]
    : [told(sentence, rule, severity, why, null)];
}

/** A term as it was written in a sentence; the sentence where it was written in another way. */
function wordsIn(text: string, term: string): string {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  return at === -1 ? text : text.slice(at, at + term.length);
}

function told(
  { turn, text }: Sentence,
  rule: string,
  severity: Severity,
  why: string,
  mend: string | null,
  quote: string = text,
): SpokenDraft {
  return { criterion: 'appropriateness', rule, severity, shown: { turn, quote }, why, mend };
}
