import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';
import { judgeByRules } from '#engines/roleplay/indicators/indicators.ts';
import { verdictBy } from '#engines/roleplay/learned/learned-verdicts.ts';
import { featuresOf } from '#engines/roleplay/learned/turn-features.ts';
import { termsIn, type Vocabulary } from '#engines/roleplay/learned/vocabulary.ts';
import { LEARNED_FILE } from '#engines/roleplay/learned/weights.ts';
import { readCues } from '#engines/roleplay/reading/cues.ts';
import { type CandidateTurn, readTranscript, type Transcript } from '#engines/roleplay/reading/transcript.ts';
import { understandAll } from '#engines/roleplay/reading/understand-all.ts';
import { writeFlat } from '#engines/understanding/flat-file.ts';
import { createUnderstanding } from '#engines/understanding/understand.ts';
import { cohenKappa, packs } from './figures/role-plays.ts';
import { type Label, type LabelledRolePlay, turnsOf } from './fit/labelled-role-plays.ts';
import { evidenceIn, type ReadTalk, RolePlayLearner } from './fit/learn-role-plays.ts';

/**
 * `npm run fit:role-plays`: learns from the labelled role-plays which turns people mark and what verdicts they give.
 * Prints how the verdicts agree with people's, those of each file (where one writer follows another: of each) by what
 * the others taught, beside the rules' alone; then writes what all teach. Some fifteen minutes.
 */
const BANKS = new URL('fit/role-plays/', import.meta.url).pathname;
/** Of these files so many conversations after one another are by one writer. */
const BY_WRITERS: Readonly<Record<string, number>> = {
  'seventh.jsonl': 16,
  'ninth.jsonl': 20,
  'eleventh.jsonl': 20,
};
/** Nothing is learned from these, so that they tell how well the others' lessons carry over. */
const KEPT_APART = ['eighth.jsonl', 'tenth.jsonl', 'twelfth.jsonl'];
const MOST_TERMS = 2_500;
/** Turns that have a term. */
const FEWEST_TURNS = 6;

const english = createUnderstanding('en');
const understand = understandAll(english);
const known = packs();
const labelled = globSync('*.jsonl', { cwd: BANKS })
  .filter((file) => !KEPT_APART.includes(file))
  .sort()
  .flatMap((file) => {
    const lines = readFileSync(join(BANKS, file), 'utf8').trim().split('\n');
    return lines.map((line, i) => {
      const writer = BY_WRITERS[file] === undefined ? '' : ` ${Math.floor(i / BY_WRITERS[file]) + 1}`;
      return { ...(JSON.parse(line) as LabelledRolePlay), group: file.replace('.jsonl', '') + writer };
    });
  });
const vocabulary = vocabularyOf(labelled.map(({ turns }) => readTranscript(turnsOf(turns), () => [])));
const talks = labelled.map(talkOf);
console.log(`${talks.length} conversations, ${talks.flatMap(({ turns }) => turns).length} turns`);
const learner = new RolePlayLearner(talks);
report(learner);
writeFileSync(LEARNED_FILE, writeFlat({ vocabulary, ...learner.all() }));

function talkOf({ rolePlay, turns, group, labels, shows }: (typeof labelled)[number]): ReadTalk {
  const transcript = readTranscript(turnsOf(turns), understand);
  const { paper, key } = known.get(rolePlay)!;
  const judged = judgeByRules({ transcript, paper, key, cues: readCues(transcript, key) });
  const rules = Object.fromEntries(judged.map(({ indicator, verdict }) => [indicator, verdict]));
  const said = transcript.candidate.filter(({ sentences }) => sentences.length > 0);
  return {
    group,
    labels,
    rules: rules as ReadTalk['rules'],
    turns: said.map((turn) => featuresOf(turn, transcript.candidate.length, vocabulary, english.meaningOf)!),
    marks: shows ? said.map((turn) => marksOf(turn, shows)) : null,
  };
}

function vocabularyOf(transcripts: readonly Transcript[]): Vocabulary {
  const turns = transcripts.flatMap(({ candidate }) => candidate);
  const counts = new Map<string, number>();
  for (const { sentences } of turns)
    for (const term of termsIn(sentences.map(({ plain }) => plain).join(' ')))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  const kept = [...counts]
    .filter(([, count]) => count >= FEWEST_TURNS)
    .sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
    .slice(0, MOST_TERMS);
  return {
    terms: kept.map(([term]) => term),
    rarity: Float32Array.from(kept, ([, count]) => Math.log(turns.length / count)),
  };
}

function marksOf({ number }: CandidateTurn, shows: NonNullable<LabelledRolePlay['shows']>): Float64Array {
  const marked = (side: 'for' | 'against') =>
    INDICATORS.map((indicator) => Number(shows[side][indicator]?.includes(number - 1) ?? false));
  return Float64Array.from([...marked('for'), ...marked('against')]);
}

type Pair = readonly [Label, Label];

function report(learner: RolePlayLearner): void {
  const pairs = new Map<string, Record<Indicator, { learned: Pair[]; rules: Pair[] }>>();
  for (const [group, own] of Map.groupBy(talks, (talk) => talk.group)) {
    const { talks: weighings, scores } = learner.without(group);
    const evidence = new Map(own.map((talk) => [talk, evidenceIn(talk, scores.get(talk)!)]));
    const entries = INDICATORS.map((indicator) => {
      const judged = own.filter(
        ({ labels, rules }) => labels[indicator] != null && rules[indicator] !== null,
      );
      const pairsBy = (verdictOf: (talk: ReadTalk) => Label) =>
        judged.map((talk): Pair => [talk.labels[indicator]!, verdictOf(talk)]);
      const learned = pairsBy((talk) =>
        verdictBy(weighings, indicator, talk.rules[indicator]!, evidence.get(talk)!),
      );
      return [indicator, { learned, rules: pairsBy(({ rules }) => rules[indicator]) }] as const;
    });
    pairs.set(group, Object.fromEntries(entries) as Record<Indicator, { learned: Pair[]; rules: Pair[] }>);
  }
  const groups = [...pairs.keys()];
  const kappasOf = (chosen: readonly string[], by: 'learned' | 'rules') =>
    INDICATORS.map((indicator) => cohenKappa(chosen.flatMap((group) => pairs.get(group)![indicator][by])));
  const macroOf = (kappas: readonly number[]) => {
    const known = kappas.filter((kappa) => !Number.isNaN(kappa));
    return (known.reduce((sum, kappa) => sum + kappa, 0) / known.length).toFixed(3);
  };
  const print = (name: string, chosen: readonly string[]) =>
    console.log(
      `${name}: macro kappa ${macroOf(kappasOf(chosen, 'learned'))}, by rules alone ${macroOf(kappasOf(chosen, 'rules'))}`,
    );
  for (const group of groups) print(group, [group]);
  print('fourth to sixth', ['fourth', 'fifth', 'sixth']);
  for (const file of Object.keys(BY_WRITERS)) {
    const name = file.replace('.jsonl', '');
    print(
      name,
      groups.filter((group) => group.startsWith(name)),
    );
  }
  print('all', groups);
  const rules = kappasOf(groups, 'rules');
  for (const [i, kappa] of kappasOf(groups, 'learned').entries())
    console.log(`${INDICATORS[i]}: ${kappa.toFixed(2)}, by rules alone ${rules[i]!.toFixed(2)}`);
}
