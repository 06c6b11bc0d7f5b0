import type { CueOutcome, TurnQuote } from '#domain/oet/speaking/assessment.ts';
import type { Concern, RolePlayBrief, SpeakingKey } from '#domain/oet/speaking/role-play.ts';
import { normalise } from '../../understanding/normalise.ts';
import { anyOf } from '../../words/any-of.ts';
import { showsFeeling } from './feelings.ts';
import { groupsIn, hasPhrase, shared, tellingStems } from './phrases.ts';
import { takenUpAfter } from './taking-up.ts';
import { type PartnerTurn, partnerQuote, quoteOf, type Sentence, type Transcript } from './transcript.ts';

/** A hint or a fear of the other one's, each time that it was given. */
export interface Cue {
  readonly id: string;
  /** The first time, and its words. */
  readonly given: TurnQuote;
  /** All turns in which it was given. */
  readonly turns: readonly number[];
  /** Stems that point to it. */
  readonly stems: ReadonlySet<string>;
  readonly concern: Concern | null;
  /** Given between the words at first, neither said nor asked outright. */
  readonly isHint: boolean;
  readonly takenUp: Sentence | null;
  readonly settled: boolean;
  /** When what was hinted at came out: within a turn of the hint, later, or never. null for a concern. */
  readonly told: 'at_once' | 'late' | 'never' | null;
  readonly model: string;
}

export function readCues(transcript: Transcript, { brief, partner }: SpeakingKey): Cue[] {
  const known = tellingStems(partner.name);
  const ofConcerns = brief.concerns.flatMap((concern) => {
    const turns = turnsWithConcern(transcript, concern, brief);
    const stems = tellingStems(...concern.says, concern.model, ...concern.settledBy.flat());
    for (const stem of known) stems.delete(stem);
    return cueOf(transcript, concern.id, turns, concern.says, stems, concern);
  });
  const ofFacts = brief.facts.flatMap((fact) => {
    if (!fact.cue) return [];
    const { cue } = fact;
    const turns = transcript.partner.filter(({ units, text }) =>
      units ? units.includes(`fact.${fact.id}.cue`) : isLike(text, cue),
    );
    return cueOf(transcript, fact.id, turns, [cue], tellingStems(cue, fact.short, fact.full), null).map(
      (given) => ({ ...given, told: toldAfter(transcript, given.given.turn, fact) }),
    );
  });
  return [...ofConcerns, ...ofFacts].sort((a, b) => a.given.turn - b.given.turn);
}

export const outcomeOf = ({ id, given, takenUp, settled, model }: Cue): CueOutcome => ({
  id,
  given,
  takenUp: takenUp && quoteOf(takenUp),
  settled,
  model,
});

/** Of the concerns that were given, the part that was settled: 0 to 1. */
export function settledShare(cues: readonly Cue[]): number {
  const concerns = cues.filter(({ concern }) => concern !== null);
  return concerns.filter(({ settled }) => settled).length / Math.max(1, concerns.length);
}

/** Of what was kept back, as many telling words as say that it came out. */
const TOLD = 0.4;

function toldAfter(
  { partner }: Transcript,
  since: number,
  { id, short, full }: SpeakingKey['brief']['facts'][number],
): Cue['told'] {
  const later = partner.filter(({ number }) => number > since);
  const at = later.findIndex(({ units, text }) =>
    units
      ? units.some((unit) => unit === `fact.${id}.short` || unit === `fact.${id}.full`)
      : likeness(text, short) >= ALIKE || likeness(text, full) >= TOLD,
  );
  return at === -1 ? 'never' : at < AT_ONCE ? 'at_once' : 'late';
}

const AT_ONCE = 2;

const SAID = /^(?:says|still|worse)\b/;
/** Of an authored line's telling words, as many as say that it is that line. */
const ALIKE = 0.5;

function turnsWithConcern(transcript: Transcript, concern: Concern, brief: RolePlayBrief): PartnerTurn[] {
  const prefix = `concern.${concern.id}.`;
  return transcript.partner.filter(({ units, text }) =>
    units
      ? units.some((unit) => unit.startsWith(prefix) && SAID.test(unit.slice(prefix.length)))
      : belongsTo(text, concern, brief),
  );
}

/** By the words of the key: what a model says for the other one is worded anew. */
function belongsTo(text: string, concern: Concern, { concerns }: RolePlayBrief): boolean {
  if ([...concern.says, ...concern.still].some((line) => likeness(text, line) >= ALIKE)) return true;
  const isFelt = showsFeeling(text) || isRefusal(text);
  const weight = (each: Concern) =>
    shared(tellingStems(text), tellingStems(...each.says, ...each.still, each.settled));
  const own = weight(concern);
  return own >= (isFelt ? 1 : 2) && concerns.every((other) => other.id === concern.id || weight(other) < own);
}

const REFUSES = anyOf(
  /\b(?:no way|i am not|i will not|i would rather|not going to)\b/,
  /\b(?:do not (?:want|need|see|think|believe)|can not see|what is the point)\b/,
  /\b(?:why (?:should|do) i|but i)\b/,
);
const isRefusal = (text: string) => REFUSES.test(normalise(text));

/** A line with too few telling words has to be said as it is. */
const isLike = (text: string, line: string): boolean =>
  likeness(text, line) >= ALIKE || ` ${normalise(text)} `.includes(` ${normalise(line)} `);

function likeness(text: string, line: string): number {
  const stems = tellingStems(line);
  return stems.size < 2 ? 0 : shared(stems, tellingStems(text)) / stems.size;
}

function cueOf(
  transcript: Transcript,
  id: string,
  turns: readonly PartnerTurn[],
  lines: readonly string[],
  stems: ReadonlySet<string>,
  concern: Concern | null,
): Cue[] {
  const [first] = turns;
  if (!first) return [];
  const isLine = (sentence: string) => lines.some((line) => likeness(sentence, line) >= ALIKE);
  const given = partnerQuote(first, isLine);
  const takenUp =
    turns
      .map((turn) =>
        takenUpAfter(transcript, { ...turn, hint: turn.sentences.filter(isLine).join(' ') || turn.text }),
      )
      .find((each) => each !== null) ?? null;
  return [
    {
      id,
      given,
      turns: turns.map(({ number }) => number),
      stems,
      concern,
      isHint: concern === null || isFirstSaying(first, given.quote, concern),
      takenUp,
      settled: concern !== null && isSettled(transcript, concern, first.number),
      told: null,
      model: concern?.model ?? `You said: '${lines[0]}' Could you tell me a little more about that?`,
    },
  ];
}

/** The first line of a concern hints at it, the later ones say it: see the brief. */
function isFirstSaying({ units }: PartnerTurn, quote: string, { id, says }: Concern): boolean {
  const isFirst = units
    ? units.includes(`concern.${id}.says.0`)
    : says[0] !== undefined && likeness(quote, says[0]) >= ALIKE;
  return isFirst && !says[0]?.trim().endsWith('?');
}

/** By the unit that says so; without units, by what settles it within two turns in a row. */
function isSettled(transcript: Transcript, concern: Concern, since: number): boolean {
  const units = transcript.partner.flatMap((turn) => turn.units ?? []);
  if (units.length > 0) return units.includes(`concern.${concern.id}.settled`);
  const later = transcript.candidate.filter(({ number }) => number > since);
  return later.some((turn, i) => {
    const plain = normalise(`${turn.text} ${later[i + 1]?.text ?? ''}`);
    return (
      groupsIn(plain, concern.settledBy) === concern.settledBy.length && !hasPhrase(plain, concern.worsenedBy)
    );
  });
}
