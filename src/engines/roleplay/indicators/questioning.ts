import type { Verdict } from '#domain/oet/speaking/assessment.ts';
import { normalise } from '../../understanding/normalise.ts';
import { anyOf } from '../../words/any-of.ts';
import { type Judge, judged } from '../finding.ts';
import { echoesOnly } from '../reading/echoes.ts';
import { gives, makes } from '../reading/moves.ts';
import { shared, tellingStems } from '../reading/phrases.ts';
import { asksSeveral, faultyQuestions, leading } from '../reading/questions.ts';
import { reflects } from '../reading/reflections.ts';
import { asksForMore } from '../reading/taking-up.ts';
import { type CandidateTurn, partnerQuote, quoteOf, type Sentence } from '../reading/transcript.ts';
import { STEPS, under } from '../steps.ts';

/** D3: one question at a time, none that has its answer in it. */
export const plainQuestions: Judge = ({ transcript }) => {
  const asked = transcript.sentences.filter(({ isQuestion }) => isQuestion);
  const turns = new Set(asked.map(({ turn }) => turn)).size;
  const faults = faultyQuestions(transcript);
  const weight = faults.reduce((sum, each) => sum + each.weight, 0);
  const verdict: Verdict | null = turns === 0 ? null : plainness(faults.length, weight / turns);
  const found = [...new Set(faults.map(({ sentence }) => sentence))];
  return judged('D3', verdict, (verdict === 'yes' ? asked : found).map(quoteOf), {
    yes: 'You asked one thing at a time and left the answer open.',
    partly: 'A question asked two things at once or suggested its answer.',
    no: 'Several questions asked two things at once or suggested their answer.',
    none: 'No question was asked.',
    instead: 'Let me ask one thing at a time. When did it begin?',
  });
};

/** One question that asks too much is a slip and no habit. */
function plainness(faults: number, share: number): Verdict {
  const verdict = under(share, STEPS.D3);
  return verdict === 'no' && faults === 1 ? 'partly' : verdict;
}

const VAGUE = anyOf(
  /\b(?:sort of|kind of|a bit|sometimes|now and then|now and again|(?:quite )?a while)\b/,
  /\b(?:for ages|not (?:too|so|very|really|quite) (?:good|well|bad|right|great|myself))\b/,
  /\b(?:funny|strange|weird|odd|on and off|the usual|quite a few|a few|a couple)\b/,
  /\b(?:here and there|up and down|not right|off colour|under the weather|run down)\b/,
  /\b(?:more or less|loads|stuff|something|somehow|it depends|not much|so so)\b/,
  /\b(?:it comes and goes|a lot|lately|you know|and that|a fair bit|things)\b/,
);

const isVague = (sentence: string) => !sentence.endsWith('?') && VAGUE.test(normalise(sentence));

/** Asks what a word means, or for what is behind it. */
const MEANING = anyOf(
  /\b(?:what (?:do|did|would) (?:you|he|she|they) mean|do you mean|you mean|when you say)\b/,
  /\bwhat does (?:\w+ ){1,5}mean\b|\bin what sense\b|^(?:and |so |but )?which \w+$/,
  /\b(?:you (?:said|mentioned|say)|(?:what|when|where|how|which)(?: \w+){0,4} exactly)\b/,
  /\b(?:exactly (?:what|when|where|how|which|who)|(?:what|which) (?:kind|sort|type))\b/,
  /\b(?:in what (?:way|sense)|more (?:specific|precise)|(?:for|give me an|an) example)\b/,
  /\b(?:could you (?:say|describe|explain)|what makes|what was it about|something more)\b/,
  /\b(?:(?:on|from) (?:a scale|one to|1 to|0 to|zero to)|is that what you|do i understand)\b/,
);
const OPEN =
  /^(?:(?:so|and|but|ah|oh|well|ok|okay|right|yes) )*(?:(?:\w+ ){0,4}(?:what|which|who|whose)|when|where|how|why|in what)\b/;
const OF_TALK = [
  'teach_back',
  'check',
  'ask_known',
  'ask_concerns',
  'ask_expectations',
  'invite_questions',
  'invite_correction',
  'invite_reaction',
] as const;
/** Words told before a question that then asks for what was just taught. */
const TAUGHT_WORDS = 8;

/** Says which word it asks about: whoever does so once listens for such words. */
const NAMED =
  /\b(?:when you say|you mean|exactly)\b|\bwhat do(?:es)? (?!you mean\b)(?:\w+ ){1,5}mean\b|^(?:\w+ ){0,5}?which \w+$/;

/** Vague things that are let pass, from which asking about one is half of it. */
const MANY = 6;

/** 'When you say sort of, could you walk me through a day?' asks what is meant, whatever else it asks for. */
const OF_A_WORD = /\bwhen you say\b/;

/** D4: what is vague is asked about. */
export const clarified: Judge = ({ transcript }) => {
  const clarifying = transcript.candidate.flatMap((turn) =>
    turn.sentences.filter((sentence) => clarifies(sentence, turn)),
  );
  const turns = new Set(clarifying.map(({ turn }) => turn));
  const vague = transcript.partner.filter(({ sentences }) => sentences.some(isVague));
  const missed = vague.filter(({ number }) => {
    const next = transcript.candidate.find((turn) => turn.number > number);
    return next !== undefined && !turns.has(next.number);
  });
  const outright = clarifying.some(({ plain }) => NAMED.test(plain));
  const verdict: Verdict | null =
    turns.size === 0
      ? vague.length === 0
        ? null
        : 'no'
      : turns.size > 1 || outright || missed.length < MANY
        ? 'yes'
        : 'partly';
  const shown =
    verdict === 'no' ? missed.map((turn) => partnerQuote(turn, isVague)) : clarifying.map(quoteOf);
  return judged('D4', verdict, shown, {
    yes: 'You asked what was meant where it was vague.',
    partly: 'You asked about one vague thing and let others pass.',
    no: 'You let vague words pass without asking what they mean.',
    none: 'Nothing vague was said.',
    instead: 'When you say that, what exactly do you mean?',
  });
};

/** Asks what the other one meant by what was said just before. */
function clarifies(sentence: Sentence, turn: CandidateTurn): boolean {
  if (!sentence.isQuestion || turn.before.length === 0 || leading(sentence) || asksSeveral(sentence)) {
    return false;
  }
  const text = turn.before.map((said) => said.text).join(' ');
  const isAbout = shared(tellingStems(sentence.text), tellingStems(text)) > 0;
  if (OF_A_WORD.test(sentence.plain)) return true;
  const ofTalk = OF_TALK.filter((move) => makes(sentence, move));
  if (ofTalk.some((move) => move !== 'ask_known' || !isAbout) || AFRESH.test(sentence.plain)) return false;
  if (OFFERS_ANSWER.test(sentence.plain)) return false;
  if (asksForMore(sentence, text) || givesBack(sentence, turn, text)) return true;
  if (MEANS.test(sentence.plain)) return true;
  if (taughtBefore(sentence, turn)) return false;
  return MEANING.test(sentence.plain) || (OPEN.test(sentence.plain) && isAbout);
}

/** 'Spoilt her, how?', or 'The usual. What is the usual?': asks what a word of the other one's stands for. */
function givesBack(sentence: Sentence, turn: CandidateTurn, text: string): boolean {
  const said = turn.sentences[turn.sentences.indexOf(sentence) - 1];
  if (said && !said.isQuestion && OPEN.test(sentence.plain) && echoesOnly(turn, said)) return true;
  const plain = ` ${normalise(text)} `;
  const [back, ...rest] = sentence.text.split(',');
  const word = normalise(back!).replace(LEAD, '');
  if (rest.length > 0 && word.includes(' ') && plain.includes(` ${word} `)) return true;
  if (sentence.words > FEW_WORDS) return false;
  return (
    plain.includes(` ${sentence.plain.replace(/ (?:how|what|which|who|when|where)$/, '')} `) ||
    echoesOnly(turn, sentence)
  );
}

const LEAD = /^(?:(?:but|and|so|ok|okay|yes) )+/;
const FEW_WORDS = 4;
const MEANS = /\b(?:mean|means|meant)\b.{0,12}$|^(?:\w+ ){0,3}what does\b.*\bmean\b/;

/** 'You are afraid, or something happened?' has the answers in it. */
const OFFERS_ANSWER = /\b(?:you|he|she) (?:are|is|were|was|feel|feels|do not|does not) .*\bor\b/;
/** Begins a topic and asks for nothing that was said. */
const AFRESH =
  /\bhow (?:has|have|is|are) (?:she|he|it|they|you|things|everything) (?:been|been doing|doing|getting on|now|today)\b/;

const taughtBefore = ({ at }: Sentence, turn: CandidateTurn) =>
  turn.sentences
    .filter((each) => each.at < at && gives(each) && !reflects({ candidate: [turn] }, each))
    .reduce((sum, { words }) => sum + words, 0) >= TAUGHT_WORDS;
