import type { TurnQuote } from '#domain/oet/speaking/assessment.ts';
import { type Conversation, type Judge, judged } from '../finding.ts';
import { answeredShare, answersTo, passedBy } from '../reading/answering.ts';
import { type Cue, settledShare } from '../reading/cues.ts';
import { showsFeeling } from '../reading/feelings.ts';
import { linksIn } from '../reading/links.ts';
import { afterTold, gives, type Move, makes, thoseThat } from '../reading/moves.ts';
import { hasPhrase, shared, tellingStems } from '../reading/phrases.ts';
import { reflects } from '../reading/reflections.ts';
import { takenUpAfter } from '../reading/taking-up.ts';
import { longestUnasked, longestUnrelated } from '../reading/telling.ts';
import { partnerQuote, quoteOf, type Sentence } from '../reading/transcript.ts';
import { rankOf, weigh } from '../steps.ts';

const ASKED: readonly Move[] = ['ask_ideas', 'ask_concerns', 'ask_expectations'];

/** B1: ideas, concerns and expectations are asked for. */
export const elicited: Judge = ({ transcript, cues }) => {
  const isAfter = afterTold(transcript);
  // What is asked of a plan, and what else is needed, are the matter of E3 and E5.
  const isOfTalk = (each: Sentence) =>
    makes(each, 'teach_back') ||
    makes(each, 'ask_known') ||
    (makes(each, 'invite_questions') && !ABOUT_CAUSE.test(each.plain)) ||
    (isAfter(each) && makes(each, 'invite_reaction') && !FEAR.test(each.plain));
  const asked = ASKED.map((move) => thoseThat(transcript, move).filter((each) => !isOfTalk(each)));
  const all = [...new Set(asked.flat())];
  const feelings = transcript.sentences.filter(
    (sentence) =>
      sentence.isQuestion && sentence.acts.has('feelings') && !all.includes(sentence) && !isOfTalk(sentence),
  );
  const given = new Set(cues.flatMap(({ turns }) => turns));
  const further = transcript.candidate.flatMap(({ sentences, before }) =>
    before.some(({ number, text }) => given.has(number) || showsFeeling(text))
      ? sentences.filter((each) => each.isQuestion && !all.includes(each) && reflects(transcript, each))
      : [],
  );
  const shown = [...new Set([...all, ...feelings, ...further])];
  const verdict = all.length > 0 ? 'yes' : feelings.length > 0 ? 'partly' : 'no';
  return judged('B1', verdict, verdict === 'no' ? givenBy(cues) : shown.map(quoteOf), {
    yes: 'You asked what the other person thinks, fears or hopes for.',
    partly: 'You asked how it feels, but not what the other person thinks, fears or hopes for.',
    no: 'You never asked what the other person thinks, fears or hopes for.',
    none: 'There was no occasion to ask.',
    instead: "What worries you most about this, and what were you hoping we'd be able to do?",
  });
};

/** 'What else do you think about the cause?' is no offer to answer questions. */
const ABOUT_CAUSE = /\belse do you (?:think|believe|expect|fear|worry)\b/;
const FEAR =
  /\b(?:afraid|fears?|frighten\w*|scar(?:es|ed)|worr(?:y|ies|ied))\b(?!.{0,12}\b(?:this|that|it|plan)\b)/;

const givenBy = (cues: readonly Cue[]): TurnQuote[] => cues.slice(0, 1).map(({ given }) => given);

const MOST = 0.67;

/** B2: hints are taken up. */
export const cuesTakenUp: Judge = (conversation) => {
  const all = allCues(conversation);
  const taken = all.filter(({ takenUp }) => takenUp !== null);
  const missed = all.filter(({ takenUp }) => takenUp === null);
  const share = all.reduce((sum, hint) => sum + worthOf(hint), 0) / Math.max(1, all.length);
  const rule = all.length === 0 ? null : share >= MOST ? 'yes' : share > 0 ? 'partly' : 'no';
  const { transcript, cues } = conversation;
  const verdict =
    rule === null && cues.length === 0
      ? null
      : weigh('B2', { rule: rankOf(rule), answered: answeredShare(transcript, transcript.partner) });
  const takenUp = [...taken, ...cues].flatMap((each) => each.takenUp ?? []);
  const answers =
    takenUp.length > 0 ? takenUp : transcript.partner.flatMap((turn) => answersTo(transcript, turn));
  const passed = passedBy(transcript, transcript.partner).map((turn) => partnerQuote(turn, showsFeeling));
  const taking = [...new Set(answers)].map(quoteOf);
  const shown = verdict === 'yes' ? taking : [...missed.map(({ given }) => given), ...taking, ...passed];
  const model = missed.find(({ cue }) => cue)?.cue?.model;
  return judged('B2', verdict, shown, {
    yes: 'You took up what was hinted at.',
    partly: 'You took up some hints and went past others.',
    no: 'You went past every hint at what the other person feared or wanted.',
    none: 'Nothing was hinted at.',
    instead: model ?? 'You mentioned that just now, and it seems to weigh on you. Could you tell me more?',
  });
};

/** Taking a hint up is worth as much as it brings out: asked about and dropped, or come back to late, is half of it. */
function worthOf({ takenUp, cue }: Hint): number {
  if (!cue || cue.concern) return takenUp ? 1 : 0;
  if (cue.told === 'at_once') return 1;
  return takenUp || cue.told === 'late' ? 0.5 : 0;
}

interface Hint {
  readonly given: TurnQuote;
  readonly takenUp: Sentence | null;
  readonly cue: Cue | null;
}

/**
 * What was hinted at: at what is kept back, else at a worry. What is said outright asks for an answer rather than for an
 * ear; a feeling that shows is a hint where the key has none.
 */
function allCues({ transcript, cues }: Conversation): Hint[] {
  const ofKey = cues.filter(({ concern }) => concern?.kind !== 'resistance');
  const ofFacts = ofKey.filter(({ concern }) => concern === null);
  const hinted = ofFacts.length > 0 ? ofFacts : ofKey.filter(({ isHint }) => isHint);
  if (ofKey.length > 0) {
    return hinted.map((cue) => ({
      given: cue.given,
      takenUp: cue.takenUp,
      cue,
    }));
  }
  return transcript.partner
    .filter(({ text }) => showsFeeling(text))
    .map((turn) => {
      const given = partnerQuote(turn, showsFeeling);
      return { given, takenUp: takenUpAfter(transcript, { ...turn, hint: given.quote }), cue: null };
    });
}

/** B3: what is explained is related to what was feared or hoped for. */
export const related: Judge = (conversation) => {
  const { transcript, cues } = conversation;
  const given = transcript.sentences.filter(gives);
  const concerns = cues.filter(({ concern }) => concern !== null);
  const answers = concerns.map((cue) => given.filter((sentence) => addresses(sentence, cue)));
  const addressed = answers.filter((sentences) => sentences.length > 0);
  const linked = linksIn(transcript);
  const evidence = {
    links: Math.min(linked.length, MOST_LINKS),
    settled: settledShare(cues),
    unasked: longestUnasked(transcript),
    unrelated: longestUnrelated(transcript),
  };
  const verdict =
    given.length === 0 || (concerns.length === 0 && linked.length === 0) ? null : weigh('B3', evidence);
  const shown =
    verdict === 'no'
      ? givenBy(concerns)
      : [...new Set([...addressed.flatMap((each) => each.slice(0, 1)), ...linked])].map(quoteOf);
  const missed = concerns.find((_, i) => answers[i]!.length === 0);
  return judged('B3', verdict, shown, {
    yes: 'Your explanations speak to what the other person feared or wanted.',
    partly: 'Your explanations speak to a part of what was feared or wanted.',
    no: 'Your explanations go past what the other person feared or wanted.',
    none: 'Nothing was explained, or no concern had been voiced.',
    instead: missed?.model ?? 'You said that this worries you, so let me explain what it means for you.',
  });
};

const MOST_LINKS = 4;

/** Whether a sentence of an explanation has the words of a concern that was given before. */
function addresses(sentence: Sentence, { given, stems, concern }: Cue): boolean {
  if (!concern || sentence.turn < given.turn) return false;
  if (concern.settledBy.some((group) => hasPhrase(sentence.plain, group))) return true;
  return shared(stems, tellingStems(sentence.text)) >= 2;
}
