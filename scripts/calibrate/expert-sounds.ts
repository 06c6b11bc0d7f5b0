/**
 * How many of the experts heard each sound of a word said well. Their readings use a phone set of their own
 * (`AXR` for ER, `IR` for IH R) and mark `{Z}` missing, `(IH)` heavily accented, `[ R ]` inserted.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AX: 'AH',
  OO: 'AA',
  AXR: 'ER',
  AR: 'EH R',
  IR: 'IH R',
  UR: 'UH R',
  EE: 'EH',
  TR: 'T R',
  DR: 'D R',
  TS: 'T S',
  DZ: 'D Z',
};
const VOWEL = /^(A[AEHOWY]|E[HRY]|I[HY]|O[WY]|U[HW])$/;
const SKIP = 0.7;

interface HeardSound {
  readonly phone: string;
  readonly isGood: boolean;
}

/** For each of `phones` the share of experts, 0 to 1, who heard it said well; null where none heard anything there. */
export function expertShares(phones: readonly string[], readings: readonly string[]): (number | null)[] {
  const judged = readings.map((reading) => matchUp(phones, soundsIn(reading)));
  return phones.map((_, i) => {
    const votes = judged.map((one) => one[i]).filter((vote) => vote !== null && vote !== undefined);
    return votes.length === 0 ? null : votes.filter(Boolean).length / votes.length;
  });
}

function soundsIn(reading: string): HeardSound[] {
  const marked = reading.match(/\{[^}]*\}|\([^)]*\)|\[[^\]]*\]|\S+/g) ?? [];
  return marked
    .filter((token) => !token.startsWith('['))
    .flatMap((token) =>
      token
        .replace(/[\d{}()[\]]/g, ' ')
        .split(/\s+/)
        .flatMap(phonesIn)
        .map((phone) => ({ phone, isGood: !/^[{(]/.test(token) })),
    );
}

/** Some readings run phones together (`DHAX`): the longest known names are taken off the front. */
function phonesIn(name: string): string[] {
  for (let length = Math.min(3, name.length); length > 0; length--) {
    const head = name.slice(0, length);
    const known =
      OTHER_NAMES[head] ??
      (/^([BDFGKLMNPRSTVWYZ]|HH|CH|DH|JH|NG|SH|TH|ZH)$/.test(head) || VOWEL.test(head) ? head : null);
    if (known) return [...known.split(' '), ...phonesIn(name.slice(length))];
  }
  return name.length > 1 ? phonesIn(name.slice(1)) : [];
}

function difference(a: string, b: string): number {
  if (a === b) return 0;
  return VOWEL.test(a) && VOWEL.test(b) ? 0.4 : 0.9;
}

/** Fits an expert's reading to ours with the least edits. */
function matchUp(ours: readonly string[], theirs: readonly HeardSound[]): (boolean | null)[] {
  const cost = Array.from({ length: ours.length + 1 }, (_, i) =>
    Array.from({ length: theirs.length + 1 }, (_, j) => (i === 0 ? j * SKIP : j === 0 ? i * SKIP : 0)),
  );
  for (let i = 1; i <= ours.length; i++) {
    for (let j = 1; j <= theirs.length; j++) {
      const same = cost[i - 1]![j - 1]! + difference(ours[i - 1]!, theirs[j - 1]!.phone);
      cost[i]![j] = Math.min(same, cost[i - 1]![j]! + SKIP, cost[i]![j - 1]! + SKIP);
    }
  }
  const votes: (boolean | null)[] = ours.map(() => null);
  for (let i = ours.length, j = theirs.length; i > 0 && j > 0; ) {
    const same = cost[i - 1]![j - 1]! + difference(ours[i - 1]!, theirs[j - 1]!.phone);
    if (Math.abs(cost[i]![j]! - same) < 1e-9) {
      votes[--i] = theirs[--j]!.isGood;
    } else if (Math.abs(cost[i]![j]! - cost[i - 1]![j]! - SKIP) < 1e-9) i--;
    else j--;
  }
  return votes;
}
