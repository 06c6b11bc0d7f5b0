import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import { assessRolePlay } from '#engines/roleplay/assess.ts';
import { TOLD_MOVES } from '#engines/roleplay/learned/turn-features.ts';
import { type Move, makes } from '#engines/roleplay/reading/moves.ts';
import { readTranscript, type Transcript } from '#engines/roleplay/reading/transcript.ts';
import { understandAll } from '#engines/roleplay/reading/understand-all.ts';
import { createUnderstanding } from '#engines/understanding/understand.ts';
import { type Label, type LabelledRolePlay, turnsOf } from '../fit/labelled-role-plays.ts';

type Pair = readonly [labelled: Label, given: Label];

const PACKS = new URL('../../content/oet/speaking/', import.meta.url).pathname;
const BANKS = new URL('../fit/role-plays/', import.meta.url).pathname;

/** Cohen's kappa: agreement beyond what the shares of the answers would give by chance. NaN without pairs. */
export function cohenKappa<Value>(pairs: readonly (readonly [Value, Value])[]): number {
  const values = new Set(pairs.flat());
  const seen = pairs.filter(([a, b]) => a === b).length / pairs.length;
  let chance = 0;
  for (const value of values) {
    const share = (of: 0 | 1) => pairs.filter((pair) => pair[of] === value).length / pairs.length;
    chance += share(0) * share(1);
  }
  return chance === 1 ? 1 : (seen - chance) / (1 - chance);
}

interface Played {
  readonly paper: SpeakingPaper;
  readonly key: SpeakingKey;
}

/** What is seen of a pack and what it is assessed by. */
function playedFrom(file: string): Played & { readonly id: string } {
  const { id, candidate, partner, brief, explanation, terms, ...told } = parse(readFileSync(file, 'utf8'));
  const { tasks } = candidate;
  return { id, paper: { ...told, card: candidate }, key: { partner, brief, tasks, explanation, terms } };
}

/** The product's role-plays by their id. */
export function packs(): Map<string, Played> {
  const played = globSync('**/*.yaml', { cwd: PACKS }).map((file) => playedFrom(join(PACKS, file)));
  return new Map(played.map((each) => [each.id, each]));
}

const readBank = (file: string): LabelledRolePlay[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/**
 * How the engine's verdicts agree with those of people, and what of the candidate's moves it finds: for each file of the
 * folder that ROLE_PLAYS names, by default the product's own. LIST=on prints what differs. An indicator without an
 * occasion counts only where both say that there was one; `occasion` is how often they say the same of that.
 */
export function reportRolePlays(): void {
  const folder = process.env.ROLE_PLAYS ?? BANKS;
  const known = packs();
  const english = createUnderstanding('en');
  const understand = understandAll(english);
  for (const file of globSync('*.jsonl', { cwd: folder }).sort()) {
    const bank = readBank(join(folder, file));
    const pairs = new Map<Indicator, Pair[]>(INDICATORS.map((indicator) => [indicator, []]));
    const found = new Map<Move, Found>();
    for (const [index, labelled] of bank.entries()) {
      const turns = turnsOf(labelled.turns);
      if (labelled.moves) countMoves(found, readTranscript(turns, understand), labelled.moves);
      const assessed = assessRolePlay({
        ...known.get(labelled.rolePlay)!,
        turns,
        speakingMs: 300_000,
        understand,
        meaningOf: english.meaningOf,
      });
      const name = `${file} ${index + 1} ${labelled.rolePlay}`;
      if (!assessed.scorable) console.log(`${name}: not scored, ${assessed.reason}`);
      for (const { indicator, verdict, shown } of assessed.scorable ? assessed.indicators : []) {
        const label = labelled.labels[indicator];
        if (label === undefined) continue;
        pairs.get(indicator)!.push([label, verdict]);
        if (process.env.LIST !== 'on' || label === verdict) continue;
        const quotes = shown.map(({ turn, quote }) => `[${turn}] ${quote}`).join(' ');
        console.log(`${name} ${indicator}: ${label}, given ${verdict}. ${quotes}`);
      }
    }
    console.log(`\n${file}`);
    print(pairs, bank.length);
    if (found.size > 0) printMoves(found);
  }
}

/** Moves that the engine knows under the names that people labelled. */
const LABELLED_MOVES = TOLD_MOVES.filter((move) => move !== 'greet');

interface Found {
  labelled: number;
  read: number;
  both: number;
}

function countMoves(
  found: Map<Move, Found>,
  { sentences }: Transcript,
  moves: NonNullable<LabelledRolePlay['moves']>,
): void {
  for (const sentence of sentences) {
    for (const move of LABELLED_MOVES) {
      const isLabelled = moves[sentence.at]?.includes(move) ?? false;
      const isRead = makes(sentence, move);
      const { labelled, read, both } = found.get(move) ?? { labelled: 0, read: 0, both: 0 };
      found.set(move, {
        labelled: labelled + Number(isLabelled),
        read: read + Number(isRead),
        both: both + Number(isLabelled && isRead),
      });
    }
  }
}

function printMoves(found: ReadonlyMap<Move, Found>): void {
  const moves = [...found].map(
    ([move, { labelled, read, both }]) =>
      `${move} ${((100 * both) / Math.max(1, read)).toFixed(0)}/${((100 * both) / Math.max(1, labelled)).toFixed(0)} of ${labelled}`,
  );
  console.log(`moves, precision/recall in %: ${moves.join(', ')}`);
}

function print(pairs: ReadonlyMap<Indicator, readonly Pair[]>, files: number): void {
  console.log(`${files} role-plays`);
  const kappas = [...pairs].map(([indicator, all]) => {
    const judged = all.filter(([label, given]) => label !== null && given !== null);
    const same = judged.filter(([label, given]) => label === given).length;
    const occasion = all.filter(([label, given]) => (label === null) === (given === null)).length;
    const kappa = cohenKappa(judged);
    const counts = (['yes', 'partly', 'no'] as const).map((verdict) => {
      return `${judged.filter(([label]) => label === verdict).length}/${judged.filter(([, given]) => given === verdict).length}`;
    });
    console.log(
      `${indicator}  kappa ${kappa.toFixed(2).padStart(5)}  exact ${same}/${judged.length}  occasion ${occasion}/${all.length}  yes, partly, no: ${counts.join(' ')}`,
    );
    return kappa;
  });
  const known = kappas.filter((kappa) => !Number.isNaN(kappa));
  const all = [...pairs.values()].flat().filter(([label, given]) => label !== null && given !== null);
  console.log(`macro kappa ${(known.reduce((sum, kappa) => sum + kappa, 0) / known.length).toFixed(2)}`);
  console.log(`all verdicts together: kappa ${cohenKappa(all).toFixed(2)}`);
}
