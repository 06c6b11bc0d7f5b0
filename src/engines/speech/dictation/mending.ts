import type { PronouncingDictionary } from '../phones/dictionary.ts';
import { type Change, proposedChanges, smallChanges } from './changes.ts';
import type { Hearing, Weighed } from './dictation-model.ts';
import { type Expectations, isIntroduced } from './expectations.ts';
import { textOf, tokensOf, type WrittenWord, wordsWritten } from './tokens.ts';

/** What was written, and what it became. */
export interface Mended {
  readonly words: readonly WrittenWord[];
  /** The expected words that took the place of others. */
  readonly changed: readonly string[];
}

/** A name that sounds so like what was written is the one that is known, unless that fits far worse. */
const SAME_NAME = 0.2;
const FAR_WORSE = -10;
/** Of a name with "I'm" half as much: that sounds like itself whoever is called so. */
const mostOfSame = (name: string) => (isIntroduced(name) ? SAME_NAME / 2 : SAME_NAME);
/** How much more than the model thinks an expected word is to be expected, in nats; a name where one is due. */
const EXPECTED: Record<Change['kind'], number> = { name: 7, word: 2, introduced: 11, small: 2, self: 7 };
/** What clinicians say counts so much beside what the model knows of English. */
const USUAL_WEIGHT = 0.4;
const MOST_WEIGHED = 6;
/** Changes that promise less than this, in nats, are not weighed. */
const LEAST_PROMISE = -4.5;
/** A small word that is so much less likely than the one that was written is not weighed either. */
const LEAST_USUAL = -2;
/** How much of likeness a change must make up for, in nats, before it is weighed. */
const UNLIKENESS = 25;

/**
 * Puts the names and words of a conversation in the place of what sounds like them. The model knows the sounds of
 * English and its usual words; who speaks with whom of what it can't know. Each change is weighed: how well the model
 * finds the mended text in the recording, and how likely its words are in this conversation.
 */
export async function mend(
  hearing: Hearing,
  written: Weighed,
  expectations: Expectations,
  dictionary: PronouncingDictionary,
): Promise<Mended> {
  const words = wordsWritten(written.tokens, written.logs);
  const proposed = [
    ...smallChanges(words, expectations),
    ...(await proposedChanges(words, expectations, dictionary)),
  ];
  const changes = mostPromising(words, proposed, expectations);
  let taken: readonly Change[] = [];
  let best: Weighed = written;
  let bestScore = scoreOf(written, expectations);
  let tried = 0;
  for (const change of changes) {
    if (tried === MOST_WEIGHED) break;
    if (taken.some((other) => other.from < change.to && change.from < other.to)) continue;
    tried++;
    const changed = [...taken, change];
    const weighed = await hearing.weigh(tokensOf(textOf(wordsAfter(words, changed))));
    const score = scoreOf(weighed, expectations) + sum(changed.map(({ kind }) => EXPECTED[kind]));
    const isSameName = change.word.isName && change.difference <= mostOfSame(change.word.text);
    if (score - bestScore < (isSameName ? FAR_WORSE : 0)) continue;
    [taken, best, bestScore] = [changed, weighed, score];
  }
  return {
    words: wordsWritten(best.tokens, best.logs),
    changed: taken.flatMap(({ word }) => word.text.split(' ')),
  };
}

/** The changes that are worth weighing, the most promising first. */
function mostPromising(
  words: readonly WrittenWord[],
  changes: readonly Change[],
  expectations: Expectations,
): Change[] {
  const before = usualIn(words, expectations);
  const promiseOf = (change: Change) => {
    const usual = usualIn(wordsAfter(words, [change]), expectations) - before;
    // A small word that hardly stands there is not what was said.
    if ((change.kind === 'small' || change.kind === 'self') && usual < LEAST_USUAL) return -Infinity;
    return (
      usual + EXPECTED[change.kind] - UNLIKENESS * change.difference * (1 + (change.to - change.from - 1) / 4)
    );
  };
  return changes
    .map((change) => ({ change, promise: promiseOf(change) }))
    .filter((each) => each.promise > LEAST_PROMISE)
    .sort((a, b) => b.promise - a.promise)
    .map(({ change }) => change);
}

/** How well a text was found in the recording, and how likely it is in this conversation, in nats. */
export const scoreOf = ({ tokens, logs }: Weighed, expectations: Expectations): number =>
  sum(logs) + usualIn(wordsWritten(tokens, logs), expectations);

const usualIn = (words: readonly Pick<WrittenWord, 'text'>[], expectations: Expectations) =>
  USUAL_WEIGHT * sum(expectations.logsOf(words.map(({ text }) => text)));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Shown = Pick<WrittenWord, 'before' | 'text' | 'after'>;

function wordsAfter(words: readonly WrittenWord[], changes: readonly Change[]): Shown[] {
  const shown: Shown[] = [];
  for (let at = 0; at < words.length; at++) {
    const change = changes.find(({ from }) => from === at);
    const { before, text, after } = words[at]!;
    if (!change) shown.push({ before, text, after });
    else {
      shown.push({ before, text: change.word.text, after: words[change.to - 1]!.after });
      at = change.to - 1;
    }
  }
  return shown;
}
