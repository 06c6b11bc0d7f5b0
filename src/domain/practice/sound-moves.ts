/** What to change to get from a sound that was made to the one that was meant. The words stand in the catalogue. */
export type SoundMove =
  | `place.${Place}`
  | `manner.${Manner}`
  | 'voice.on'
  | 'voice.off'
  | 'wider'
  | 'closer'
  | 'forward'
  | 'back'
  | 'round'
  | 'spread'
  | 'longer'
  | 'shorter'
  | 'glide'
  | 'steady'
  | 'said';

type Place =
  | 'lips'
  | 'lipTeeth'
  | 'teeth'
  | 'ridge'
  | 'behind'
  | 'palate'
  | 'back'
  | 'throat'
  | 'curl'
  | 'round';
type Manner = 'stop' | 'flow' | 'burst' | 'nose' | 'side' | 'glide';

interface Consonant {
  readonly voice: boolean;
  readonly place: Place;
  readonly manner: Manner;
}

/** English consonants by phone: voice, where and how they are made. */
const CONSONANTS: Readonly<Record<string, Consonant>> = Object.fromEntries(
  (
    'B + lips stop,P - lips stop,M + lips nose,F - lipTeeth flow,V + lipTeeth flow,TH - teeth flow,DH + teeth flow,' +
    'T - ridge stop,D + ridge stop,N + ridge nose,S - ridge flow,Z + ridge flow,L + ridge side,SH - behind flow,' +
    'ZH + behind flow,CH - behind burst,JH + behind burst,Y + palate glide,K - back stop,G + back stop,NG + back nose,' +
    'HH - throat flow,R + curl glide,W + round glide'
  )
    .split(',')
    .map((entry) => {
      const [phone, voice, place, manner] = entry.split(' ');
      return [phone!, { voice: voice === '+', place: place as Place, manner: manner as Manner }];
    }),
);

interface Vowel {
  /** 0 for a nearly closed mouth, 3 for a wide open one. */
  readonly open: number;
  /** -1 for a tongue far forward, 1 for one drawn back. */
  readonly back: number;
  readonly round: boolean;
  readonly long: boolean;
  readonly glides: boolean;
}

/** English vowels by phone: how open, how far back, round, long, gliding. */
const VOWELS: Readonly<Record<string, Vowel>> = Object.fromEntries(
  (
    'IY 0 -1 - + -,IH 0.5 -1 - - -,EH 1.5 -1 - - -,AE 2.5 -1 - - -,AH 1.5 0 - - -,ER 1.5 0 - + -,AA 3 1 - + -,' +
    'AO 2 1 + + -,UH 0.5 1 + - -,UW 0 1 + + -,EY 1.5 -1 - + +,AY 3 0 - + +,OY 2 1 + + +,OW 1.5 1 + + +,AW 3 0.5 - + +'
  )
    .split(',')
    .map((entry) => {
      const [phone, open, back, round, long, glides] = entry.split(' ');
      return [
        phone!,
        {
          open: Number(open),
          back: Number(back),
          round: round === '+',
          long: long === '+',
          glides: glides === '+',
        },
      ];
    }),
);

const MOST_MOVES = 2;

/**
 * How to move from the sound that was heard to the expected one, the most telling first, at most two. Phones are
 * ARPAbet; an empty `heard` is a sound that was left out. None where the two have nothing in common to start from, or
 * where they differ in nothing that is described here.
 */
export function soundMoves(heard: string, expected: string): readonly SoundMove[] {
  if (heard === '') return ['said'];
  const [from, to] = [CONSONANTS[heard], CONSONANTS[expected]];
  if (from && to) return consonantMoves(from, to).slice(0, MOST_MOVES);
  const [vowelFrom, vowelTo] = [VOWELS[heard], VOWELS[expected]];
  return vowelFrom && vowelTo ? vowelMoves(vowelFrom, vowelTo).slice(0, MOST_MOVES) : [];
}

function consonantMoves(from: Consonant, to: Consonant): SoundMove[] {
  const moves: SoundMove[] = [];
  if (from.place !== to.place) moves.push(`place.${to.place}`);
  if (from.manner !== to.manner) moves.push(`manner.${to.manner}`);
  if (from.voice !== to.voice) moves.push(to.voice ? 'voice.on' : 'voice.off');
  return moves;
}

function vowelMoves(from: Vowel, to: Vowel): SoundMove[] {
  const moves: SoundMove[] = [];
  if (from.glides !== to.glides) moves.push(to.glides ? 'glide' : 'steady');
  if (Math.abs(from.open - to.open) >= 1) moves.push(to.open > from.open ? 'wider' : 'closer');
  if (from.round !== to.round) moves.push(to.round ? 'round' : 'spread');
  else if (from.back !== to.back) moves.push(to.back > from.back ? 'back' : 'forward');
  if (from.long !== to.long) moves.push(to.long ? 'longer' : 'shorter');
  if (moves.length === 0 && from.open !== to.open) moves.push(to.open > from.open ? 'wider' : 'closer');
  return moves;
}
