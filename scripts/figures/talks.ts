import { conversationHandlers } from '#engines/conversation.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import {
  type DetailedPart,
  detailedParts,
  isHeldOut,
  type LabelledTurn,
  unseenTurns,
} from '../fit/labelled-clauses.ts';

const TALK = readTalk();

interface Tally {
  turns: number;
  whole: number;
  lines: number;
  fitting: number;
  wanted: number;
  met: number;
}

/** General answers that each occasion of the common talk is. */
const OCCASIONS: Readonly<Record<string, readonly string[]>> = {
  greeting: ['greet'],
  permission_granted: ['yes', 'agree'],
  not_understood: ['missing'],
  not_sure: ['dont_know'],
  no_detail: ['dont_know'],
  nothing_else: ['no', 'no_more'],
  hesitant: ['hesitate'],
  touched: ['thanks'],
  acknowledge: ['nod', 'understood', 'agree', 'thanks', 'yes', 'greet'],
  examine_agreed: ['yes', 'agree'],
  plan_agreed: ['agree', 'yes'],
  understood: ['understood', 'yes', 'agree'],
  no_questions: ['no_more'],
  summary_right: ['yes', 'understood'],
  go_on: ['nod', 'yes'],
  thanks: ['thanks'],
  goodbye: ['bye'],
  small_talk: ['nod', 'thanks', 'yes'],
  none_of_those: ['no'],
  nothing_besides: ['no', 'no_more'],
  as_said_no: ['no'],
  choose_first: ['choose'],
  comforted: ['thanks', 'nod'],
  answer_heard: ['understood', 'thanks', 'agree'],
  offer_taken: ['agree', 'yes', 'thanks'],
  not_yet: ['not_sure_yet'],
  doubts: ['not_sure_yet'],
  reassured_vaguely: ['understood', 'thanks', 'nod', 'not_sure_yet'],
};
const HEARD = ['understood', 'agree', 'nod', 'thanks'];
const KINDS: Readonly<Record<string, string>> = {
  detail: 'd',
  heard: 'h',
  noted: 'h',
  reaction: 'r',
  concern: 'c',
  closing: 'close',
};

/** The codes that a unit of a reply may have in the labels. */
function codesOf(unit: string): string[] {
  const [kind = '', id = '', ...rest] = unit.split('.');
  const general = (names: readonly string[]) => names.map((name) => `g.${name}`);
  // A part of a line counts as the line.
  if (kind === 'slot') return codesOf(rest.join('.'));
  if (kind === 'fact') return [rest[0] === 'cue' ? `u.${id}` : `f.${id}`];
  if (kind === 'question') return rest[0] ? [`qr.${id}`, `q.${id}`, ...general(HEARD)] : [`q.${id}`];
  if (kind === 'worry') return [id === 'calmed' ? 'w.calmed' : 'w.still'];
  if (kind === 'denial') return general(['no']);
  if (kind === 'ordinary') return general(['ordinary', 'no']);
  if (kind === 'back' || kind === 'told') return general(['give_back']);
  if (kind === 'talk') return general(OCCASIONS[id] ?? (id.endsWith('_heard') ? HEARD : []));
  return kind in KINDS ? [[KINDS[kind], id, ...rest].join('.')] : [unit];
}

/** Whoever says so little takes everything in. */
const SATISFIED = ['g.nod', 'g.understood', 'g.agree', 'g.thanks'];

function count(tally: Tally, { parts, said }: LabelledTurn, units: readonly string[], isBeginning: boolean) {
  const isOpening = (unit: string) => unit === 'opening' && isBeginning;
  const isAmong = (unit: string, codes: readonly string[]) =>
    isOpening(unit) || codesOf(unit).some((code) => codes.includes(code));
  const all = [...parts.flatMap(({ reply }) => reply), ...said];
  const fitting = units.filter((unit) => isAmong(unit, all));
  const wanted = parts.filter(
    ({ reply }) =>
      reply.some((code) => !code.startsWith('g.')) && !reply.some((code) => SATISFIED.includes(code)),
  );
  const met = wanted.filter(({ reply }) => units.some((unit) => isAmong(unit, reply)));
  tally.turns++;
  tally.lines += units.length;
  tally.fitting += fitting.length;
  tally.wanted += wanted.length;
  tally.met += met.length;
  if (fitting.length === units.length && met.length === wanted.length) tally.whole++;
}

async function play({ id, played }: DetailedPart, tally: Tally): Promise<void> {
  let state: { turn: number } | null = null;
  let talk = 0;
  for (const turn of unseenTurns(id)) {
    if (turn.talk !== talk) state = null;
    talk = turn.talk;
    const content = turn.parts.map(({ say }) => say).join(' ');
    const reply = await conversationHandlers.reply({
      played,
      talk: TALK,
      seed: talk,
      turns: [{ role: 'doctor', content }],
      state,
    } as Parameters<typeof conversationHandlers.reply>[0]);
    state = reply.state;
    count(
      tally,
      turn,
      reply.lines.map(({ unit }) => unit),
      reply.state.turn <= 2,
    );
  }
}

/** Plays the labelled talks that no meaning was learned from, and compares what is said with what fits. */
export async function printTalks(): Promise<void> {
  const parts = (await detailedParts('content')).filter(({ id }) => isHeldOut(id));
  for (const kind of ['case', 'role-play'] as const) {
    const tally: Tally = { turns: 0, whole: 0, lines: 0, fitting: 0, wanted: 0, met: 0 };
    for (const part of parts.filter(({ played }) => played.kind === kind)) await play(part, tally);
    const percent = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} %`;
    console.log(
      `Labelled talks, ${kind}: ${tally.turns} turns, wholly right ${percent(tally.whole, tally.turns)}; lines that fit ${percent(tally.fitting, tally.lines)}; parts answered ${percent(tally.met, tally.wanted)}`,
    );
  }
}
