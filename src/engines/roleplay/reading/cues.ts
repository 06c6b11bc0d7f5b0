import type { CueOutcome, TurnQuote } from '#domain/oet/speaking/assessment.ts';
import type { Concern, RolePlayBrief, SpeakingKey } from '#domain/oet/speaking/role-play.ts';
import { normalise } from '../../understanding/normalise.ts';
import { showsFeeling } from './feelings.ts';
import { gives, makes } from './moves.ts';
import { groupsIn, hasPhrase, shared, tellingStems } from './phrases.ts';
import {
  type CandidateTurn,
  type PartnerTurn,
  partnerQuote,
  quoteOf,
  type Sentence,
  type Transcript,
} from './transcript.ts';

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
  readonly takenUp: Sentence | null;
  readonly settled: boolean;
  readonly model: string;
}

const ANSWERS = 2;

/** The candidate's next two turns after a turn of the other one's: a cue may be taken up at the second opportunity. */
export function turnsAfter(
  { candidate }: Transcript,
  turn: number,
  count = ANSWERS,
): readonly CandidateTurn[] {
  const next = candidate.findIndex(({ number }) => number > turn);
  return next === -1 ? [] : candidate.slice(next, next + count);
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
      units ? units.includes(`fact.${fact.id}.cue`) : likeness(text, cue) >= ALIKE,
    );
    return cueOf(transcript, fact.id, turns, [cue], tellingStems(cue, fact.short, fact.full), null);
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

const REFUSES =
  /\b(?:no way|i am not|i will not|i would rather|not going to|do not (?:want|need|see|think|believe)|can not see|what is the point|why (?:should|do) i|but i)\b/;
const isRefusal = (text: string) => REFUSES.test(normalise(text));

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
  const given = partnerQuote(first, (sentence) => lines.some((line) => likeness(sentence, line) >= ALIKE));
  const takenUp = turns.map((turn) => takenUpAfter(transcript, turn)).find((each) => each !== null) ?? null;
  return [
    {
      id,
      given,
      turns: turns.map(({ number }) => number),
      stems,
      concern,
      takenUp,
      settled: concern !== null && isSettled(transcript, concern, first.number),
      model: concern?.model ?? `You said: '${lines[0]}' Could you tell me a little more about that?`,
    },
  ];
}

/** The candidate's sentence that takes up what was said in a turn: by feeling with it, asking about it or giving it back. */
export function takenUpAfter(transcript: Transcript, { number, text }: PartnerTurn): Sentence | null {
  const stems = tellingStems(text);
  for (const [i, turn] of turnsAfter(transcript, number).entries()) {
    const found = turn.sentences.find((sentence) => {
      const own = tellingStems(sentence.text);
      if (makes(sentence, 'formula')) return false;
      const asks =
        makes(sentence, 'ask_concerns') || makes(sentence, 'ask_ideas') || sentence.acts.has('feelings');
      if (i === 0 && (makes(sentence, 'empathise') || asks)) return true;
      if (i === 0 && sentence.isQuestion && sentence.words >= FEWEST_ASKED && shared(stems, own) > 0)
        return true;
      return i === 0 && !gives(sentence) && isEcho(own, stems, sentence.words);
    });
    if (found) return found;
  }
  return null;
}

/** Fewer words ask for a detail: 'How many tablets?' */
const FEWEST_ASKED = 4;
const LONGEST_ECHO = 26;
const LEAST_ECHOED = 0.4;

const isEcho = (own: ReadonlySet<string>, said: ReadonlySet<string>, words: number) =>
  words >= FEWEST_ASKED - 1 &&
  words <= LONGEST_ECHO &&
  own.size > 0 &&
  shared(own, said) >= LEAST_ECHOED * own.size;

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
