import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RolePlayTurn, Verdict } from '#domain/oet/speaking/assessment.ts';
import { INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';
import type { SpeakingKey, SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import { assessRolePlay } from '#engines/roleplay/assess.ts';
import { createUnderstanding } from '#engines/understanding/understand.ts';

type Label = Verdict | null;

/** A conversation of a bank, and what people say of its indicators. */
interface LabelledRolePlay {
  /** The id of a pack, or the path of one from the bank's folder. */
  readonly rolePlay: string;
  readonly turns: readonly RolePlayTurn[];
  readonly labels: Readonly<Partial<Record<Indicator, Label>>>;
}

type Pair = readonly [labelled: Label, given: Label];

const PACKS = new URL('../../content/oet/speaking/', import.meta.url).pathname;

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

function packs(folder: string): Map<string, Played> {
  const played = globSync('**/*.yaml', { cwd: folder }).map((file) => playedFrom(join(folder, file)));
  return new Map(played.map((each) => [each.id, each]));
}

/**
 * How the engine's verdicts agree with those of people: ROLE_PLAYS names the folder of labelled conversations,
 * ROLE_PLAY_PACKS another one for the packs. LIST=on prints what differs. An indicator without an occasion counts only
 * where both say that there was one; `occasion` is how often they say the same of that.
 */
export function reportRolePlays(): void {
  const folder = process.env.ROLE_PLAYS;
  if (!folder || !existsSync(folder)) {
    console.log('No labelled role-plays are here (ROLE_PLAYS): skipped.');
    return;
  }
  const known = packs(process.env.ROLE_PLAY_PACKS ?? PACKS);
  const english = createUnderstanding('en');
  const understand = (text: string) => english.read(text);
  const pairs = new Map<Indicator, Pair[]>(INDICATORS.map((indicator) => [indicator, []]));
  const files = globSync('**/*.json', { cwd: folder }).sort();
  for (const file of files) {
    const { rolePlay, turns, labels }: LabelledRolePlay = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    const played = known.get(rolePlay) ?? playedFrom(join(folder, rolePlay));
    const assessed = assessRolePlay({ ...played, turns, speakingMs: 300_000, understand });
    if (!assessed.scorable) console.log(`${file}: not scored, ${assessed.reason}`);
    for (const { indicator, verdict, shown } of assessed.scorable ? assessed.indicators : []) {
      const label = labels[indicator];
      if (label === undefined) continue;
      pairs.get(indicator)!.push([label, verdict]);
      if (process.env.LIST !== 'on' || label === verdict) continue;
      const quotes = shown.map(({ turn, quote }) => `[${turn}] ${quote}`).join(' ');
      console.log(`${file} ${indicator}: ${label}, given ${verdict}. ${quotes}`);
    }
  }
  print(pairs, files.length);
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
