import type { RolePlayTurn, SpeechMeasures, SpokenFinding } from '#domain/oet/speaking/assessment.ts';
import type { LinguisticCriterion } from '#domain/oet/speaking/criteria.ts';
import { heardMark } from '../marks.ts';
import { pausedMs } from '../talk.ts';

export type SpokenDraft = Omit<SpokenFinding, 'id'>;

type Heard = Extract<LinguisticCriterion, 'fluency' | 'intelligibility'>;

interface MeasuredTurn {
  readonly turn: RolePlayTurn;
  readonly measures: SpeechMeasures;
}

/** Speech that must have been measured before it is judged. */
const LEAST_MEASURED_MS = 20_000;

export const measuredTurns = (turns: readonly RolePlayTurn[]): MeasuredTurn[] =>
  turns.flatMap((turn) =>
    turn.role === 'doctor' && turn.measures && turn.measures.spokenMs > 0
      ? [{ turn, measures: turn.measures }]
      : [],
  );

/** The mark of what is heard: each turn counts by how long it was spoken. null with too little of it. */
export function markOfSound(criterion: Heard, turns: readonly RolePlayTurn[]): number | null {
  const rated = measuredTurns(turns).flatMap(({ measures }) => {
    const value = measures[criterion];
    return value === null ? [] : [{ value, ms: measures.spokenMs }];
  });
  const ms = rated.reduce((sum, each) => sum + each.ms, 0);
  if (ms < LEAST_MEASURED_MS) return null;
  return heardMark(rated.reduce((sum, { value, ms: own }) => sum + value * own, 0) / ms);
}

export const WITHOUT_SOUND: Readonly<Record<Heard, string>> = {
  fluency: 'Fluency is judged on recordings, and too little of this conversation was recorded.',
  intelligibility:
    'How easily you are understood is judged on recordings, and too little of this conversation was recorded.',
};

const LONG_PAUSE_MS = 1_500;
const VERY_LONG_PAUSE_MS = 3_000;
/** Syllables a second within speech. */
const FAST = 6;
const SLOW = 3;
const FEWEST_SYLLABLES = 12;
/** Hesitations for every minute of speech. */
const MANY_HESITATIONS = 8;
const FLAT_SEMITONES = 3;
const LOW = 58;
const MOST_OF_A_KIND = 3;

/** What in the sound cost something, each with the turn to hear. */
export function soundFindings(turns: readonly RolePlayTurn[]): SpokenDraft[] {
  const measured = measuredTurns(turns);
  return KINDS.flatMap((kind) => measured.flatMap((each) => kind(each) ?? []).slice(0, MOST_OF_A_KIND));
}

type Kind = (measured: MeasuredTurn) => SpokenDraft | null;

const at = ({ turn }: MeasuredTurn) => ({ turn: turn.number, quote: turn.text });

const pause: Kind = (each) => {
  const longest = Math.max(0, ...each.measures.pauses.map(({ fromMs, toMs }) => toMs - fromMs));
  if (longest < LONG_PAUSE_MS) return null;
  return {
    criterion: 'fluency',
    rule: 'long_pause',
    severity: longest >= VERY_LONG_PAUSE_MS ? 'serious' : 'moderate',
    shown: at(each),
    why: `Within this turn you were silent for ${(longest / 1000).toFixed(1)} seconds. Say that you are thinking: "Let me think about that for a moment."`,
    mend: null,
  };
};

const hesitation: Kind = (each) => {
  const minutes = each.measures.spokenMs / 60_000;
  const { hesitations } = each.measures;
  if (hesitations < 2 || hesitations / minutes < MANY_HESITATIONS) return null;
  return {
    criterion: 'fluency',
    rule: 'hesitations',
    severity: 'minor',
    shown: at(each),
    why: `You hesitated ${hesitations} times in this turn. Stop silently at the end of a phrase instead of filling the gap.`,
    mend: null,
  };
};

const FAST_WHY = 'That is fast for somebody who hears it for the first time: stop after each thought.';
const SLOW_WHY = 'That is word by word: join the words of a phrase, and pause between phrases.';

const pace: Kind = (each) => {
  const { syllables, spokenMs, pauses } = each.measures;
  const seconds = (spokenMs - pausedMs(pauses)) / 1000;
  if (syllables < FEWEST_SYLLABLES || seconds <= 0) return null;
  const rate = syllables / seconds;
  if (rate <= FAST && rate >= SLOW) return null;
  const isFast = rate > FAST;
  return {
    criterion: 'fluency',
    rule: isFast ? 'too_fast' : 'too_slow',
    severity: 'moderate',
    shown: at(each),
    why: `You spoke ${rate.toFixed(1)} syllables a second here. ${isFast ? FAST_WHY : SLOW_WHY}`,
    mend: null,
  };
};

const pitch: Kind = (each) => {
  const { pitchRange, syllables } = each.measures;
  if (syllables < 2 * FEWEST_SYLLABLES || pitchRange <= 0 || pitchRange >= FLAT_SEMITONES) return null;
  return {
    criterion: 'intelligibility',
    rule: 'flat_pitch',
    severity: 'minor',
    shown: at(each),
    why: 'Your voice stays on one height in this turn: let it rise on the word that matters most.',
    mend: null,
  };
};

const unclear: Kind = (each) => {
  const { intelligibility, syllables } = each.measures;
  if (intelligibility === null || intelligibility >= LOW || syllables < FEWEST_SYLLABLES) return null;
  return {
    criterion: 'intelligibility',
    rule: 'unclear',
    severity: 'moderate',
    shown: at(each),
    why: 'Some sounds of this turn are hard to make out. Listen to it, and say it again with clear ends of words.',
    mend: null,
  };
};

const KINDS: readonly Kind[] = [pause, hesitation, pace, pitch, unclear];
