import { describe, expect, it } from 'vitest';
import { soundMoves } from './sound-moves.ts';

const CONSONANTS = 'B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH'.split(' ');
const VOWELS = 'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' ');

describe('the way from one sound to another', () => {
  it.each([
    ['S', 'TH', ['place.teeth']],
    ['S', 'Z', ['voice.on']],
    ['W', 'V', ['place.lipTeeth', 'manner.flow']],
    ['L', 'R', ['place.curl', 'manner.glide']],
    ['IY', 'IH', ['shorter']],
    ['EH', 'AE', ['wider']],
    ['AA', 'OW', ['glide', 'closer']],
    ['', 'T', ['said']],
    ['IY', 'T', []],
    ['vv', 'ff', []],
  ])('from %s to %s', (heard, expected, moves) => {
    expect(soundMoves(heard, expected)).toEqual(moves);
  });

  it.each([['consonants', CONSONANTS] as const, ['vowels', VOWELS] as const])(
    'is known between any two %s',
    (_, phones) => {
      const unknown = phones.flatMap((from) =>
        phones.filter((to) => to !== from && soundMoves(from, to).length === 0).map((to) => `${from} ${to}`),
      );
      expect(unknown).toEqual([]);
    },
  );
});
