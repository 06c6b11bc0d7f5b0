import { type CountedModel, goesOnAfter, type LanguageModel } from './language-model.ts';

/** Sentences of one conversation count as if each had been listed so often. */
const TIMES = 4;
/** Log probability of a word that only the smaller model knows, where nothing leads to it. */
const ELSEWHERE = Math.log(1e-5);

/** Which word of both is which of either; -1 where it isn't one. The sentence's start and end is `words` in each. */
interface Numbers {
  readonly words: number;
  inUsual(word: number): number;
  inOwn(word: number): number;
}

/**
 * A model of all that may be said, and one of a few sentences besides, as one: after each word, and each two, they count
 * by how often either has seen them. `numbers` are the words of the smaller one among the `words` of both; those of the
 * larger one come first.
 */
export function joinModels(
  usual: CountedModel,
  own: CountedModel,
  numbers: readonly number[],
  words: number,
): LanguageModel {
  const places = new Map(numbers.map((number, at) => [number, at]));
  const both: Numbers = {
    words,
    inUsual: (word) => (word === words ? usual.words : word < usual.words ? word : -1),
    inOwn: (word) => (word === words ? own.words : (places.get(word) ?? -1)),
  };
  const single = Float64Array.from({ length: words + 1 }, (_, word) => {
    const known = both.inUsual(word);
    return known < 0 ? ELSEWHERE : usual.single[known]!;
  });
  const afterOne = oneBefore(usual, own, both, single);
  const histories = Array.from({ length: words + 1 }, (_, history) => history);
  const backOff = Float64Array.from(histories, (history) => {
    const [known, ours] = [both.inUsual(history), both.inOwn(history)];
    if (known < 0) return own.backOff[ours]!;
    return usual.backOff[known]! + Math.log(1 - shareOf(usual.seenOne(known), seenIn(own, ours)));
  });
  return {
    words,
    single,
    backOff,
    ...layOut(usual, own, both, afterOne),
    goesOn: goesOnAfter(words, afterOne),
    afterOne,
    afterTwo: twoBefore(usual, own, both, afterOne),
  };
}

const seenIn = (own: CountedModel, word: number) => (word < 0 ? 0 : own.seenOne(word));

/** How much the smaller model counts. */
const shareOf = (usual: number, own: number) => (own === 0 ? 0 : (TIMES * own) / (usual + TIMES * own));

function oneBefore(usual: CountedModel, own: CountedModel, both: Numbers, single: Float64Array) {
  return (before: number, word: number): number => {
    const [known, next] = [both.inUsual(before), both.inUsual(word)];
    const [ours, ourNext] = [both.inOwn(before), both.inOwn(word)];
    const usually = known < 0 || next < 0 ? single[word]! : usual.afterOne(known, next);
    const share = shareOf(known < 0 ? 0 : usual.seenOne(known), seenIn(own, ours));
    if (share === 0) return usually;
    const here = ourNext < 0 ? 0 : Math.exp(own.afterOne(ours, ourNext));
    return Math.log((1 - share) * Math.exp(usually) + share * here + Math.exp(ELSEWHERE + single[word]!));
  };
}

function twoBefore(
  usual: CountedModel,
  own: CountedModel,
  both: Numbers,
  afterOne: LanguageModel['afterOne'],
): LanguageModel['afterTwo'] {
  return (first, second, word) => {
    const [a, b, c] = [both.inUsual(first), both.inUsual(second), both.inUsual(word)];
    const [x, y, z] = [both.inOwn(first), both.inOwn(second), both.inOwn(word)];
    const seen = a < 0 || b < 0 ? 0 : usual.seenTwo(a, b);
    const ours = x < 0 || y < 0 ? 0 : own.seenTwo(x, y);
    const usually = seen === 0 || c < 0 ? afterOne(second, word) : usual.afterTwo(a, b, c);
    const share = shareOf(seen, ours);
    if (share === 0) return usually;
    const here = z < 0 ? 0 : Math.exp(own.afterTwo(x, y, z));
    return Math.log((1 - share) * Math.exp(usually) + share * here + Math.exp(ELSEWHERE + usually));
  };
}

/** What either has seen after each history. */
function layOut(
  usual: CountedModel,
  own: CountedModel,
  both: Numbers,
  afterOne: LanguageModel['afterOne'],
): Pick<LanguageModel, 'from' | 'next' | 'pair'> {
  const toBoth = new Map<number, number>();
  for (let word = 0; word <= both.words; word++)
    if (both.inOwn(word) >= 0) toBoth.set(both.inOwn(word), word);
  const from = new Int32Array(both.words + 2);
  const next: number[] = [];
  const pair: number[] = [];
  for (let history = 0; history <= both.words; history++) {
    from[history] = next.length;
    const [known, ours] = [both.inUsual(history), both.inOwn(history)];
    const added = new Set<number>();
    for (let at = ours < 0 ? 0 : own.from[ours]!; ours >= 0 && at < own.from[ours + 1]!; at++)
      added.add(toBoth.get(own.next[at]!)!);
    for (let at = known < 0 ? 0 : usual.from[known]!; known >= 0 && at < usual.from[known + 1]!; at++) {
      const word = usual.next[at] === usual.words ? both.words : usual.next[at]!;
      added.delete(word);
      next.push(word);
      pair.push(ours < 0 ? usual.pair[at]! : afterOne(history, word));
    }
    for (const word of added) {
      next.push(word);
      pair.push(afterOne(history, word));
    }
  }
  from[both.words + 1] = next.length;
  return { from, next: Int32Array.from(next), pair: Float64Array.from(pair) };
}
