import type { LearningLanguage } from '#domain/languages.ts';
import { sentencesIn } from '../words/sentences-in.ts';
import { countAsSaid } from './cues.ts';
import { type Draft, type Line, saysBack } from './draft.ts';
import { type Part, type Spoken, textIn } from './part.ts';
import { markRefused } from './refusing.ts';
import type { PatientState } from './state.ts';
import { forgetWhatHarms } from './uptakes/hearing.ts';
import { contentOf, namedBy } from './words/content-words.ts';

/** No reply is the same as the one before. */
export function finishReply(draft: Draft): { readonly state: PatientState; readonly lines: readonly Line[] } {
  countAsSaid(draft);
  markRefused(draft);
  draft.set(forgetWhatHarms(draft));
  const said = withoutSecondYes(fearFirst(draft, inOrder(withoutRepeats(draft, withoutNods(draft.lines)))));
  // Asked again for what was told, she says it again.
  const isSaidBack = said.some(({ unit }) => saysBack(unit));
  if (!isSaidBack && said.map(({ unit }) => unit).join() === draft.state.last.join()) {
    draft.lines.length = 0;
    draft.sayFor('already_told');
    said.unshift(...draft.lines);
  }
  const lines = denyingOnce(withoutSaidSentences(said));
  return { state: { ...draft.state, last: said.map(({ unit }) => unit) }, lines };
}

/** Fewer words of a sentence may stand in another one by chance. */
const FEWEST_SAID = 3;

/** What was said in one breath is not said again in it: 'Then she'll hear the tin. She hears the tin. ...' */
const withoutSaidSentences = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => {
    if (!OWN.test(line.unit)) return line;
    const said = lines.slice(0, at).map(({ utterance }) => textIn(utterance, 'en'));
    const isNew = sentencesIn(textIn(line.utterance, 'en')).map(
      (sentence) => !isNamedIn(sentence, said.join(' '), FEWEST_SAID),
    );
    return isNew.includes(true) ? { ...line, utterance: onlySentences(line.utterance, isNew) } : line;
  });

/** Some sentences of what is said, by their places, where it has as many in every language. */
function onlySentences(utterance: Spoken, isKept: readonly boolean[]): Spoken {
  if (!isKept.includes(false)) return utterance;
  const texts = Object.entries(utterance).map(([language, text]) => [language, sentencesIn(text)] as const);
  if (texts.some(([, sentences]) => sentences.length !== isKept.length)) return utterance;
  return Object.fromEntries(
    texts.map(([language, sentences]) => [language, sentences.filter((_, at) => isKept[at]).join(' ')]),
  ) as Spoken;
}

/** 'No, ...' in each language, with more to follow. */
const NO = /^(?:No|Non|Nein|Não)[,.]\s+(?=\p{L})/u;
/** Fewer words than this are no sentence without it. */
const FEWEST_AFTER_NO = 2;

/** Whoever denies several things in one breath says 'no' once: 'No, no swelling. No fever.' */
function denyingOnce(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const before = lines[at - 1];
    return before ? { ...line, utterance: afterNo(line.utterance, before.utterance) } : line;
  });
}

function afterNo(utterance: Spoken, before: Spoken): Spoken {
  const texts = Object.entries(utterance).map(([language, text]) => {
    const rest = text.replace(NO, '');
    const isSecond = rest !== text && NO.test(before[language as LearningLanguage] ?? '');
    if (!isSecond || rest.split(' ').length < FEWEST_AFTER_NO) return [language, text];
    return [language, `${rest[0]!.toUpperCase()}${rest.slice(1)}`];
  });
  return Object.fromEntries(texts) as Spoken;
}

/**
 * Whoever has more to say needs no nod before it, nor 'nothing else'; whoever tells hesitates no more, and a goodbye has
 * its thanks.
 */
function withoutNods(lines: readonly Line[]): readonly Line[] {
  const tellsIn = (some: readonly Line[]) =>
    some.some(({ unit }) => OWN.test(unit) && !unit.endsWith('.cue'));
  const tells = tellsIn(lines);
  const leaves = lines.some(({ unit }) => LEAVES.test(unit));
  const idle = lines.filter(
    (line, at) =>
      NODS.test(line.unit) ||
      (line.unit.startsWith('talk.nothing_else.') && tellsIn(lines.slice(at + 1))) ||
      (tells && line.unit.startsWith('talk.hesitant.')) ||
      (leaves && (LEAVING.test(line.unit) || thanks(line))),
  );
  return idle.length < lines.length ? without(lines, idle) : lines;
}

/** What a goodbye has in it. */
const LEAVING = /^talk\.(?:thanks|go_on|stunned)\./;
/** 'Good, thank you.' */
const thanks = ({ unit, utterance }: Line): boolean =>
  /^talk\.(?!goodbye\.)/.test(unit) && /^\w+, thank you\.$/.test(textIn(utterance, 'en'));

const NODS = /^talk\.(?:acknowledge|nod_heard|thanks)\./;

const without = (lines: readonly Line[], some: readonly Line[]) =>
  lines.filter((line) => !some.includes(line));

/** How somebody takes up what was said: 'Okay. I'll believe you for now.' */
const YES = /^(Yes|Okay|OK|All right|Good|Right|Thank you|Thanks|Fine|Well)\b/;
const TAKES_UP = /^(?:reaction|talk)\./;

/** Nobody begins two sentences of one breath with the same 'okay'. In English. */
const withoutSecondYes = (lines: readonly Line[]): Line[] => {
  const yes = ({ utterance }: Line) => YES.exec(textIn(utterance, 'en'))?.[1];
  return lines.filter(
    (line, at) =>
      !TAKES_UP.test(line.unit) ||
      LEAVES.test(line.unit) ||
      yes(line) === undefined ||
      !lines.slice(0, at).some((other) => TAKES_UP.test(other.unit) && yes(other) === yes(line)),
  );
};

/** What puts a summary right, and what she was asked to say again. */
const SAID_ANYWAY = /^talk\.(?:summary_wrong|repeat_intro)\./;

/** Asked for again after so many turns, a detail is told again. */
const LONG_AGO = 3;

/** What was said in the last reply, and a detail for a while, is not said again beside something else. */
function withoutRepeats({ state }: Draft, lines: readonly Line[]): readonly Line[] {
  if (lines.some(({ unit }) => SAID_ANYWAY.test(unit))) return lines;
  const isTold = (unit: string) => {
    const ago = state.turn - (state.detailsTold?.[unit.slice(DETAIL.length)] ?? state.turn);
    return ago > 0 && ago < LONG_AGO;
  };
  const again = lines.filter(
    ({ unit }) => (OWN.test(unit) && state.last.includes(unit)) || (unit.startsWith(DETAIL) && isTold(unit)),
  );
  // 'It's as I said' goes before what was said, and is no answer without it.
  const left = without(lines, again);
  return withoutCovered(left.some(({ unit }) => !unit.startsWith('talk.already_told.')) ? left : lines);
}

/** Fewer words name too little to be told from what others say. */
const FEWEST_NAMED = 3;
/** A line with this share of its words in another one says nothing besides; of a longer line less is enough. */
const COVERED = 0.75;
const MOSTLY_COVERED = 0.6;
const LONG = 5;

/** Nobody says the same twice in one breath, in other words: 'I've no headache and no dizziness. No, no dizziness.' */
const withoutCovered = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line, at) => {
    const before = lines.slice(0, at).filter(({ unit }) => OWN.test(unit));
    if (DENIES.test(line.unit))
      return !before.some((other) => isNamedIn(textIn(line.utterance, 'en'), textIn(other.utterance, 'en')));
    return !OWN.test(line.unit) || !before.some((other) => isCovered(textIn(line.utterance, 'en'), other));
  });

const DENIES = /^denial\./;

/** Whether another text names all that one does, if that is so much. */
function isNamedIn(text: string, other: string, fewest = 1): boolean {
  const content = contentOf(text);
  const named = namedBy(contentOf(other));
  return content.length >= fewest && content.every((word) => named.likenessOf(word) === 'same');
}

function isCovered(text: string, { utterance }: Line): boolean {
  const content = contentOf(text);
  const named = namedBy(contentOf(textIn(utterance, 'en')));
  const same = content.filter((word) => named.likenessOf(word) === 'same');
  const least = content.length < LONG ? COVERED : MOSTLY_COVERED;
  return content.length >= FEWEST_NAMED && same.length / content.length >= least;
}

const DETAIL = 'detail.';
const OWN = /^(?:fact|detail|uptake)\./;

/** A greeting comes first, then what answers a kind word or a summary; a goodbye comes last. */
function inOrder(lines: readonly Line[]): Line[] {
  const place = ({ unit }: Line) => ORDER.findIndex((pattern) => pattern.test(unit));
  return lines.toSorted((a, b) => place(a) - place(b));
}

/** Who is asked for a fear that is answered in the same breath tells of it, and then that it is calmed. */
function fearFirst({ brief }: Draft, lines: Line[]): Line[] {
  const calmed = lines.find(({ unit }) => unit === 'worry.calmed');
  const last = lines.findLastIndex(({ unit }) => isOfFear(brief, unit));
  if (!calmed || lines.indexOf(calmed) > last) return lines;
  return [...without(lines.slice(0, last + 1), [calmed]), calmed, ...lines.slice(last + 1)];
}

function isOfFear({ facts, details = [] }: Part, unit: string): boolean {
  const [kind, id] = unit.split('.');
  const of = kind === 'detail' ? details.find((each) => each.id === id)?.of : id;
  return OWN.test(unit) && facts.some((fact) => fact.id === of && fact.topic === 'concerns');
}

const LEAVES = /^(?:talk\.goodbye|closing)\./;
const ORDER: readonly RegExp[] = [
  /^talk\.greeting\./,
  /^(?:reaction\.(?:empathy|confidentiality)$|talk\.summary_right\.)/,
  /^(?!talk\.goodbye\.|closing\.)/,
  LEAVES,
];
