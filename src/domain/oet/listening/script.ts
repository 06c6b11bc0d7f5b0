/** Somebody who speaks in a recording. */
export interface ScriptSpeaker {
  readonly id: string;
  /** As the transcript calls her. */
  readonly name: string;
  readonly voice: 'female' | 'male';
  readonly age: 'young' | 'adult' | 'older';
}

export interface ScriptTurn {
  readonly speaker: string;
  readonly text: string;
}

/** What is said in a recording. Secret until its part is submitted. */
export interface Script {
  /** What the announcer says before it. */
  readonly introduction: string;
  readonly pauseSeconds: number;
  readonly speakers: readonly ScriptSpeaker[];
  readonly turns: readonly ScriptTurn[];
}

/** How a speaker sounds: factors of a voice's own height and speed. */
export interface Sound {
  readonly voice: 'female' | 'male';
  readonly pitch: number;
  readonly rate: number;
}

const OF_AGE: Readonly<Record<ScriptSpeaker['age'], Omit<Sound, 'voice'>>> = {
  young: { pitch: 1.05, rate: 1.02 },
  adult: { pitch: 1, rate: 0.98 },
  older: { pitch: 0.92, rate: 0.9 },
};

/** By how much the second of two like voices is higher: what the ear tells apart. */
const APART = 1.14;
const ANNOUNCER: Sound = { voice: 'male', pitch: 1, rate: 0.95 };

/** A sound for each speaker, all of one recording different. */
function castOf(speakers: readonly ScriptSpeaker[]): ReadonlyMap<string, Sound> {
  const cast = new Map<string, Sound>();
  for (const { id, voice, age } of speakers) {
    const wanted = { voice, ...OF_AGE[age] };
    const taken = [...cast.values()].some((other) => isLike(other, wanted));
    cast.set(
      id,
      taken ? { ...wanted, pitch: wanted.pitch * (wanted.pitch > 1 ? 1 / APART : APART) } : wanted,
    );
  }
  return cast;
}

function isLike(one: Sound, other: Sound): boolean {
  const [low, high] = [one.pitch, other.pitch].sort((a, b) => a - b) as [number, number];
  return one.voice === other.voice && high / low < 1.07;
}

/** A piece of a recording before it is made: something to say, or a pause. */
export type PlannedPiece =
  | { readonly kind: 'pause'; readonly ms: number }
  /** turn: its place in the script; null: the announcer. */
  | { readonly kind: 'speech'; readonly text: string; readonly sound: Sound; readonly turn: number | null };

const AFTER_ANNOUNCER_MS = 600;
const BEFORE_ANSWER_MS = 350;
/** Somebody who goes on after an aside of her own. */
const BEFORE_OWN_MS = 600;
const AT_THE_END_MS = 1_500;

/** The pieces of a recording, in their order: the announcer, the time to read, the turns with natural pauses. */
export function planRecording({ introduction, pauseSeconds, speakers, turns }: Script): PlannedPiece[] {
  const cast = castOf(speakers);
  const pieces: PlannedPiece[] = [
    { kind: 'speech', text: introduction, sound: ANNOUNCER, turn: null },
    { kind: 'pause', ms: AFTER_ANNOUNCER_MS + pauseSeconds * 1000 },
  ];
  for (const [turn, { speaker, text }] of turns.entries()) {
    const sound = cast.get(speaker);
    if (!sound) throw new Error(`Nobody is called ${speaker}.`);
    if (turn > 0) {
      const own = turns[turn - 1]?.speaker === speaker;
      pieces.push({ kind: 'pause', ms: own ? BEFORE_OWN_MS : BEFORE_ANSWER_MS });
    }
    pieces.push({ kind: 'speech', text, sound, turn });
  }
  return [...pieces, { kind: 'pause', ms: AT_THE_END_MS }];
}

/** When a turn is said, in milliseconds of its recording. */
export interface TurnTime {
  readonly turn: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * When a quote is said: the share of its turn that its letters are, which is an estimate. null where nobody says it.
 */
export function whenSaid(
  turns: readonly ScriptTurn[],
  times: readonly TurnTime[],
  quote: string,
): { readonly fromMs: number; readonly toMs: number } | null {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  for (const { turn, fromMs, toMs } of times) {
    const text = flat(turns[turn]?.text ?? '');
    const at = text.indexOf(flat(quote));
    if (at === -1) continue;
    const msPerLetter = (toMs - fromMs) / text.length;
    return {
      fromMs: Math.round(fromMs + at * msPerLetter),
      toMs: Math.round(fromMs + (at + flat(quote).length) * msPerLetter),
    };
  }
  return null;
}
