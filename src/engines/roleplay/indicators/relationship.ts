import type { TurnQuote, Verdict } from '#domain/oet/speaking/assessment.ts';
import type { SpeakingKey } from '#domain/oet/speaking/role-play.ts';
import { anyOf } from '../../words/any-of.ts';
import { atLeast, type Conversation, type Judge, judged } from '../finding.ts';
import { answeredShare, passedBy } from '../reading/answering.ts';
import { cutShort } from '../reading/cut-short.ts';
import { showsFeeling } from '../reading/feelings.ts';
import { dismisses, judgement } from '../reading/manners.ts';
import { explains, gives, makes, thoseThat } from '../reading/moves.ts';
import { shared, tellingStems } from '../reading/phrases.ts';
import { reflects } from '../reading/reflections.ts';
import {
  type PartnerTurn,
  partnerQuote,
  quoteOf,
  type Sentence,
  type Transcript,
  turnsAfter,
} from '../reading/transcript.ts';
import { rankOf, weigh } from '../steps.ts';

const NAME = anyOf(
  /\b(?:I['’]?m|I am|(?:my )?name is|(?:my )?name['’]s|this is|it['’]s me,?|it['’]s(?= (?:Dr|Doctor|Nurse|Sister)\b)|call me)\s+(?:called\s+)?(?:(?:Dr|Doctor|Nurse|Sister|Mr|Mrs|Ms)\.?\s+)?(?!I\b)\p{Lu}\p{Ll}+/u,
  /\b(?:Dr|Doctor|Nurse|Sister)\.?\s+\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)?(?: here| speaking|, your\b)/u,
);
const NAMED_BY_WORDS = /\bmy name is \w+/;
const OPENING_TURNS = 2;

/** A1: greeting, introduction by name and role, nature of the interview. */
export const opening: Judge = ({ transcript, key }) => {
  const first = transcript.candidate.slice(0, OPENING_TURNS).flatMap(({ sentences }) => sentences);
  const greeting = first.filter(
    (sentence) => makes(sentence, 'greet') || greetsByName(sentence, transcript, key),
  );
  const introduced = first.filter(
    (sentence) => NAME.test(sentence.text) || NAMED_BY_WORDS.test(sentence.plain) || makes(sentence, 'role'),
  );
  const nature = first.filter((sentence) => makes(sentence, 'nature') && !introduced.includes(sentence));
  const sameSentence = introduced.filter((sentence) => makes(sentence, 'nature'));
  const parts = [greeting, introduced, [...nature, ...sameSentence]].filter((part) => part.length > 0);
  const verdict = atLeast(parts.length, 3, 2);
  const shown = [...new Set(parts.map(([sentence]) => sentence!))].map(quoteOf);
  return judged('A1', verdict, shown.length > 0 ? shown : firstOf(first), {
    yes: 'You greeted, said who you are and what the conversation is for.',
    partly: 'The opening lacks a part: a greeting, your name and role, or what the conversation is for.',
    no: 'You went straight in, without saying who you are and what the conversation is for.',
    none: 'There was no opening to judge.',
    instead: `Hello, ${key.partner.name}. My name is Sam and I'm looking after you today. I'd like to hear how things are and then talk about what we can do. Is that all right?`,
  });
};

/** Who is spoken to first, and answers by the name, has greeted. */
const greetsByName = (
  { turn, text }: Sentence,
  { partner }: Transcript,
  { partner: { name } }: SpeakingKey,
) => (partner[0]?.number ?? turn) < turn && name.split(' ').some((part) => text.includes(`, ${part}`));

const firstOf = (sentences: readonly Sentence[]) => sentences.slice(0, 1).map(quoteOf);

/** 'It has come round fast, hasn't it?' asks for nothing. */
const TAGGED =
  /,\s*(?:\w+n['’]t (?:it|he|she|they|we)|(?:do|does|did|is|are|was|will) (?:it|he|she|they))\?["'”’)]*$/i;
const ASKED = /\?["'”’)]*$/;

/** A2: what was said is answered, questions are, and nobody is cut short. */
export const attention: Judge = ({ transcript }) => {
  const rude = transcript.sentences.filter(
    // 'Long and rubbish.' is what was just heard.
    (sentence) => dismisses(sentence) === 'rude' && !reflects(transcript, sentence),
  );
  const brushed = transcript.sentences.filter((sentence) => dismisses(sentence) === 'brushed_off');
  const passed = passedOver(transcript);
  const cut = cutShort(transcript).map((turn) => partnerQuote(turn, () => false));
  const blaming = transcript.sentences.filter((sentence) => judgement(sentence) === 'blames');
  const refused = transcript.sentences.filter(({ plain }) => FLAT_NO.test(plain));
  const stated = transcript.partner.filter(({ text }) => !text.trim().endsWith('?'));
  const costs = [
    ...[...rude, ...blaming].map(quoteOf),
    ...cut,
    ...passed,
    ...[...brushed, ...refused].map(quoteOf),
    ...passedBy(transcript, stated).map((turn) => partnerQuote(turn, showsFeeling)),
  ];
  const weight =
    rude.length +
    cut.length +
    Math.max(0, passed.length - 1) +
    Number(blaming.length > 0) +
    (brushed.length + refused.length) / 2;
  const rule: Verdict = weight === 0 ? 'yes' : weight < MUCH ? 'partly' : 'no';
  const verdict = weigh('A2', { rule: rankOf(rule), answered: answeredShare(transcript, stated) });
  const shown = verdict === 'yes' ? thoseThat(transcript, 'empathise', 'encourage').map(quoteOf) : costs;
  return judged('A2', verdict, shown, {
    yes: 'You answered what was said and asked, and let the other person finish.',
    partly: 'Something that was said or asked got no answer, or was brushed aside.',
    no: 'What was said or asked was passed over or brushed aside more than once.',
    none: 'There was nothing to answer.',
    instead: 'You asked me something important just now. Let me answer that first.',
  });
};

/** Blame costs once, as how often is the matter of A3, and one question may wait. Two such things are no slip. */
const MUCH = 2;

/** A wish that is turned down before anything was asked about it. */
const FLAT_NO = /^no \w+ today$|^(?:no |\w+ )?(?:\w+ )?will not (?:work|help|do)\b/;

/** Questions of the other one's that got neither an answer nor a word. */
function passedOver(transcript: Transcript): TurnQuote[] {
  return transcript.partner.flatMap((turn) => {
    const asked = turn.sentences.filter((sentence) => ASKED.test(sentence) && !TAGGED.test(sentence));
    const question = asked.at(-1);
    const [next, second] = turnsAfter(transcript, turn.number, 2);
    if (!question || !next) return [];
    const stems = tellingStems(question);
    const isAnswered = [...next.sentences, ...(second?.sentences ?? [])].some(
      (sentence) =>
        shared(stems, tellingStems(sentence.text)) > 0 ||
        (sentence.turn === next.number &&
          (explains(sentence) || makes(sentence, 'empathise') || isReply(sentence))),
    );
    return isAnswered ? [] : [{ turn: turn.number, quote: question }];
  });
}

const REPLY =
  /^(?:yes|no|not|correct|exactly|right|of course|certainly|i am afraid|it depends|that is|absolutely|sure|good question|well)\b/;
const isReply = (sentence: Sentence) =>
  REPLY.test(sentence.plain) ||
  (!sentence.isQuestion && sentence.words >= 5) ||
  sentence.acts.has('reassure') ||
  sentence.acts.has('acknowledge');

/** A3: nobody is blamed. */
export const withoutJudgement: Judge = ({ transcript }) => {
  const hard = transcript.sentences.filter((sentence) => judgement(sentence) === 'blames');
  const soft = transcript.sentences.filter((sentence) => judgement(sentence) === 'sounds_like_blame');
  const weight = 2 * hard.length + soft.length;
  const verdict: Verdict = weight === 0 ? 'yes' : weight === 1 ? 'partly' : 'no';
  const kind = transcript.sentences.filter((sentence) => makes(sentence, 'empathise'));
  return judged('A3', verdict, (weight === 0 ? kind : [...hard, ...soft]).map(quoteOf), {
    yes: 'Nothing that you said blames or judges.',
    partly: 'One sentence can be heard as blame.',
    no: 'What you said blames or judges the other person.',
    none: 'There was too little to judge.',
    instead: 'Many people find that hard. What was it that got in the way?',
  });
};

/** Occasions for empathy: turns that show a feeling, or in which a concern was given. */
function occasionsForEmpathy({ transcript, cues }: Conversation): PartnerTurn[] {
  const given = new Set(
    cues.filter(({ concern }) => concern?.kind === 'worry').flatMap(({ turns }) => turns),
  );
  return transcript.partner.filter(({ number, text }) => given.has(number) || showsFeeling(text));
}

/** Empathic words from which a feeling is put into words; fewer are a formula. What is given back counts half. */
const EMPATHIC_WORDS = 15;
const wordsOf = (sentences: readonly Sentence[]) => sentences.reduce((sum, { words }) => sum + words, 0);

/** A4: a feeling is met with words for it. */
export const empathy: Judge = (conversation) => {
  const { transcript, cues } = conversation;
  const shownEmpathy = thoseThat(transcript, 'empathise').filter((sentence) => dismisses(sentence) === null);
  const occasions = occasionsForEmpathy(conversation);
  const met = occasions.filter(({ number }) =>
    turnsAfter(transcript, number, 1).some(({ sentences }) =>
      sentences.some((each) => shownEmpathy.includes(each)),
    ),
  );
  const missed = occasions.filter((turn) => !met.includes(turn));
  const given = occasions.map(({ number }) => number);
  const reflected = transcript.candidate.flatMap(({ sentences, before }) =>
    before.some(({ number }) => given.includes(number))
      ? sentences.filter(
          (each) =>
            !each.isQuestion && !shownEmpathy.includes(each) && !gives(each) && reflects(transcript, each),
        )
      : [],
  );
  const words = wordsOf(shownEmpathy) + (shownEmpathy.length > 0 ? wordsOf(reflected) / 2 : 0);
  const verdict =
    occasions.length === 0 && words === 0 && cues.length === 0 ? null : atLeast(words, EMPATHIC_WORDS, 1);
  const shown =
    verdict === 'no'
      ? missed.map((turn) => partnerQuote(turn, showsFeeling))
      : [...shownEmpathy, ...reflected].map(quoteOf);
  return judged('A4', verdict, shown, {
    yes: 'You put feelings into words when they were shown.',
    partly: 'You met some feelings with words of your own and passed over others.',
    no: 'Feelings were shown, and no sentence of yours says that you saw them.',
    none: 'The conversation gave no occasion for it.',
    instead: cues[0]?.concern?.model ?? "That sounds really hard. I can see how much it's been worrying you.",
  });
};
