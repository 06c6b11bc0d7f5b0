import type { PronouncingDictionary } from '../phones/dictionary.ts';
import { readVocabulary } from '../phones/vocabulary.ts';
import { keyOfWord } from '../recognition/phrasebook.ts';
import { type Expectations, type ExpectedWord, isTitle, joined, opensName } from './expectations.ts';
import { difference } from './sounds-alike.ts';
import type { WrittenWord } from './tokens.ts';

/** An expected word in the place of some that were written, and how differently they sound. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly word: ExpectedWord;
  /**
   * A name is `introduced` where one is due; a `small` word sounds like another one in running speech, and one of the
   * speaker's `self` says who that is.
   */
  readonly kind: 'word' | 'name' | 'introduced' | 'small' | 'self';
  readonly difference: number;
}

/** A word below this, in nats, may be another. */
const UNSURE = -0.5;
/** One that is so unlikely where it stands, too. */
const OUT_OF_PLACE = -9;
const LONGEST = 4;
const SHORTEST_NAME = 3;
const MOST_DIFFERENCE: Record<'name' | 'word' | 'introduced', number> = {
  name: 0.5,
  word: 0.35,
  introduced: 0.7,
};
/** After these words a name is due. */
const INTRODUCES = /^(?:I['’]m|am|name['’]s|is|called|hello|hi|morning|afternoon|evening|sister|nurse)$/i;

/** 'And in the vet looking after Pasha' is "I'm the vet". */
const IN = /^in$/i;
const OPENS_ROLE = /^(?:the|an?|one|your)$/i;
const CLOSES = /[,.;:?!]$/;
/** 'Your nine days past your drip' is "you're". */
const YOUR = /^your$/i;

/** Small words that sound like others in running speech, whether anybody doubts them or not. */
export function smallChanges(words: readonly WrittenWord[], expectations: Expectations): Change[] {
  return words.flatMap(({ text }, at): Change[] => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (!after) return [];
    const isBegun =
      !before || CLOSES.test(before.after) || before.text === 'and' || expectations.isName(before.text);
    if (IN.test(text) && isBegun && OPENS_ROLE.test(after.text)) return [changeAt(at, "I'm", 'self')];
    if (!YOUR.test(text)) return [];
    return [changeAt(at, text.startsWith('Y') ? "You're" : "you're", 'small')];
  });
}

const changeAt = (at: number, text: string, kind: Change['kind']): Change => ({
  from: at,
  to: at + 1,
  word: { text, isName: false, ways: [] },
  kind,
  difference: 0,
});

/** All changes of one to four words, one of them doubtful, to an expected word or name that sounds like them. */
export async function proposedChanges(
  words: readonly WrittenWord[],
  expectations: Expectations,
  dictionary: PronouncingDictionary,
): Promise<Change[]> {
  const isDoubtful = doubtfulIn(words, expectations);
  if (!words.some((_, at) => isDoubtful(at))) return [];
  const keys = words.map(({ text }) => keyOfWord(text));
  const ways = await readVocabulary({ words: keys, language: 'en', model: 'en-us', dictionary });
  const expected = expectations.words.filter(({ text }) => !WEIGHTY.test(text));
  const changes: Change[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to++) {
      const span = words.slice(from, to);
      if (!span.some((_, at) => isDoubtful(from + at))) continue;
      if (span.some(({ text }) => WEIGHTY.test(text))) continue;
      const hasTitle = span.some(({ text }) => isTitle(text));
      const isIntroduced = isNameDue(words[from - 1], words[from]!);
      const sounds = joined(ways.slice(from, to).map((some) => (some.length > 0 ? some.slice(0, 2) : [[]])));
      for (const word of expected) {
        const isOpened = opensName(word.text);
        if (hasTitle && !isOpened) continue;
        if (span.some((each) => keyOfWord(each.text) === keyOfWord(word.text) || isShortFor(each, word)))
          continue;
        if (isOpened && isSaidIn(around(words, { from, to }, lengthOf(word)), word)) continue;
        const kind = !word.isName ? 'word' : isIntroduced || isOpened ? 'introduced' : 'name';
        const least = leastDifference(sounds, word.ways);
        if (least < MOST_DIFFERENCE[kind]) changes.push({ from, to, word, kind, difference: least });
      }
    }
  }
  return changes;
}

/** What turns the meaning round, or is its number, is never taken for something else, nor put in its place. */
const WEIGHTY =
  /^(?:no|not|never|none|nothing|nobody|neither|nor|cannot|without|\d+|\p{L}+n['’]t|once|twice|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand)$/iu;

/** Whether a name follows a title or an introduction, where something with a capital stands. */
const isNameDue = (before: WrittenWord | undefined, { text }: WrittenWord) =>
  before !== undefined && (isTitle(before.text) || (INTRODUCES.test(before.text) && /^\p{Lu}/u.test(text)));

const lengthOf = ({ text }: ExpectedWord) => text.split(' ').length;

const around = (words: readonly WrittenWord[], { from, to }: Pick<Change, 'from' | 'to'>, many: number) =>
  words.slice(Math.max(0, from - many), to + many);

/** Whether a name stands there already, among other words or beside them: they are no way of saying it. */
const isSaidIn = (some: readonly WrittenWord[], word: ExpectedWord) =>
  ` ${some.map(({ text }) => keyOfWord(text)).join(' ')} `.includes(
    ` ${word.text.split(' ').map(keyOfWord).join(' ')} `,
  );

/** 'Meg' for Megan. */
const isShortFor = ({ text }: WrittenWord, { text: name, isName }: ExpectedWord) =>
  isName &&
  !name.includes(' ') &&
  text.length >= SHORTEST_NAME &&
  name.toLowerCase().startsWith(text.toLowerCase());

/** What the model was unsure of, what is no word of such a conversation, and what stands where a name is due and is nobody's. */
function doubtfulIn(words: readonly WrittenWord[], expectations: Expectations): (at: number) => boolean {
  const logs = expectations.logsOf(words.map(({ text }) => text));
  const isOdd = (at: number) => (logs[at] ?? 0) < OUT_OF_PLACE;
  const isStranger = (at: number) => {
    const before = words[at - 1];
    const { text } = words[at]!;
    return (
      before !== undefined && isNameDue(before, words[at]!) && !isTitle(text) && !expectations.isName(text)
    );
  };
  const isUnknown = (text: string) => !expectations.isKnown(text) && !/^\d+$/.test(text);
  const doubtful = words.map(
    ({ text, log }, at) => log < UNSURE || isOdd(at) || isOdd(at + 1) || isUnknown(text) || isStranger(at),
  );
  return (at) => doubtful[at]!;
}

function leastDifference(
  some: readonly (readonly string[])[],
  others: readonly (readonly string[])[],
): number {
  let least = 1;
  for (const a of some) {
    for (const b of others) {
      if (Math.abs(a.length - b.length) > Math.max(a.length, b.length) / 2) continue;
      least = Math.min(least, difference(a, b));
    }
  }
  return least;
}
