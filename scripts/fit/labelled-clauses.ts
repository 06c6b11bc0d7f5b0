import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { parse } from 'yaml';
import { parsePack, readPackFiles } from '#content/read-packs.ts';
import { rolePlaySchema } from '#content/role-play-schema.ts';
import { languageOf, type Played } from '#domain/conversation/conversation.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { Draft } from '#engines/patient/draft.ts';
import type { Clause } from '#engines/patient/interpret.ts';
import { type LineEvidence, lineEvidence, saidAhead } from '#engines/patient/lines/asked-line.ts';
import { type Part, partOfRolePlay } from '#engines/patient/part.ts';
import { FIRST_STATE, type PatientState } from '#engines/patient/state.ts';
import type { Understanding } from '#engines/understanding/understand.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { aPlayedRolePlay } from '#server/testing/played-role-play.ts';
import type { Choice } from './learn-lines.ts';

/** A case or role-play in English that has details. */
export interface DetailedPart {
  readonly id: string;
  readonly part: Part;
  /** As a conversation plays it. */
  readonly played: Played;
}

/** Whether no meaning was learned from a case's latest talks: one in five, by a hash of its name. */
export const isHeldOut = (id: string): boolean => crc32(id) % 5 === 0;
const LEARNED_TALKS = 3;

/** The labelled talks of a case that no meaning was learned from, and that no way of asking was taken from. */
export const unseenTurns = (id: string): LabelledTurn[] =>
  isHeldOut(id) ? readTurns(id).filter(({ talk }) => talk > LEARNED_TALKS) : [];

/** What was said freely to a case's patient and kept to fit and measure the choice among its lines. */
export const keptFreeTurns = (id: string): LabelledTurn[] =>
  readTurns(id, FREE_TALKS).filter(({ talk }) => talk > LEARNED_FREE_TALKS);

/** The rest of it, which meanings are learned from. */
export const learnedFreeTurns = (id: string): LabelledTurn[] =>
  readTurns(id, FREE_TALKS).filter(({ talk }) => talk <= LEARNED_FREE_TALKS);

const LEARNED_FREE_TALKS = 200;

/** All that was said freely to a case's patient. */
export const freeTurns = (id: string): LabelledTurn[] => readTurns(id, FREE_TALKS);

/** All its other labelled talks. */
export const seenTurns = (id: string): LabelledTurn[] =>
  readTurns(id).filter(({ talk }) => !isHeldOut(id) || talk <= LEARNED_TALKS);

/**
 * A part of a turn, with the codes of what fits it: `f.` a fact, `d.` a detail, others by the notes beside the talks. What
 * asks for nothing may have none.
 */
export interface LabelledClause {
  readonly say: string;
  readonly reply: readonly string[];
  readonly not?: readonly string[];
}

/** A turn of a labelled talk. */
export interface LabelledTurn {
  readonly talk: number;
  readonly parts: readonly LabelledClause[];
  readonly said: readonly string[];
}

/** A labelled clause as a choice among the lines of its case. */
export interface JudgedClause extends LineEvidence, Pick<Choice, 'fitting' | 'isNone'> {
  readonly part: string;
  readonly text: string;
}

/** All cases in a content folder that have details, in a language; in English role-plays too. */
export async function detailedParts(
  folder: string,
  language: LearningLanguage = 'en',
): Promise<DetailedPart[]> {
  const files = (await readPackFiles(folder)).filter(({ path }) => path.startsWith(`cases/${language}/`));
  const cases = files.map(parsePack).flatMap((pack) => (pack.kind === 'case' ? [pack] : []));
  const speaking = join(folder, 'oet/speaking');
  const plays =
    language === 'en' && existsSync(speaking)
      ? readdirSync(speaking).filter((name) => name.endsWith('.yaml'))
      : [];
  return [
    ...cases.map(
      ({ id, language, description, patientInfo, brief, keyPoints }): DetailedPart => ({
        id,
        part: { ...brief, keyPoints } as Part,
        played: { kind: 'case', language, description, patientInfo, brief: { ...brief, keyPoints } },
      }),
    ),
    ...plays.map((name) => {
      const pack = rolePlaySchema.parse(parse(readFileSync(join(speaking, name), 'utf8')));
      const { id, partner, brief, explanation, candidate, terms } = pack;
      const key = { partner, brief, explanation, tasks: candidate.tasks, terms };
      return { id, part: partOfRolePlay(brief, explanation), played: { ...aPlayedRolePlay(), key } };
    }),
  ].filter(({ part }) => (part.details ?? []).length > 0);
}

const TALKS = fileURLToPath(new URL('talks', import.meta.url));
const FREE_TALKS = fileURLToPath(new URL('free-talks', import.meta.url));

/** The labelled talks of a case in a folder; none for one that has none yet. */
function readTurns(id: string, folder = TALKS): LabelledTurn[] {
  const file = join(folder, `${id}.jsonl`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as LabelledTurn);
}

const TALK = readTalk();

/** Goes through labelled talks as if what fits had been said. */
export function judgedClauses(
  { id, part, played }: DetailedPart,
  turns: readonly LabelledTurn[],
  understanding: Understanding,
): JudgedClause[] {
  const aliases = part.facts.flatMap(({ words, topic }) =>
    (words ?? []).map((phrase) => ({ phrase, topic })),
  );
  const scene = {
    language: languageOf(played),
    person: { speaksFor: 'self', age: 40, sex: 'female' },
    mentions: {},
    lines: understanding.lines ?? undefined,
  } as const;
  let state: PatientState = FIRST_STATE;
  let talk = 0;
  return turns.flatMap((turn) => {
    if (turn.talk !== talk) state = FIRST_STATE;
    talk = turn.talk;
    const draft = new Draft(part, TALK, scene, state, 0);
    let before: Clause | null = null;
    const judged = turn.parts.map(({ say, reply }): JudgedClause | null => {
      const clauses = understanding.read(say, aliases);
      const [likeliest] = clauses.toSorted(
        (a, b) => (b.readings[0]?.probability ?? 0) - (a.readings[0]?.probability ?? 0),
      );
      const clause = { text: say, readings: likeliest?.readings ?? [], hints: [], symptoms: [] };
      const evidence = reply.length > 0 ? lineEvidence(draft, clause, saidAhead(draft, before))! : null;
      before = clause;
      if (!evidence) return null;
      const fitting = reply.filter((code) => LINE.test(code)).map(unitOfCode);
      return {
        ...evidence,
        part: id,
        text: say,
        fitting: new Set(fitting),
        isNone: reply.some((code) => !LINE.test(code)),
      };
    });
    state = told(draft.state, turn.said);
    return judged.filter((each) => each !== null);
  });
}

const LINE = /^[fd]\./;
const unitOfCode = (code: string) => `${code.startsWith('f.') ? 'fact' : 'detail'}.${code.slice(2)}`;

/** The state after something was said. */
function told(state: PatientState, said: readonly string[]): PatientState {
  const of = (kind: string) => said.filter((code) => code.startsWith(kind)).map((code) => code.slice(2));
  const at = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, state.turn]));
  return {
    ...state,
    opened: true,
    told: { ...state.told, ...at(of('f.')) },
    detailsTold: { ...state.detailsTold, ...at(of('d.')) },
    last: said.flatMap((code) =>
      code.startsWith('f.')
        ? [`fact.${code.slice(2)}.full`]
        : code.startsWith('d.')
          ? [`detail.${code.slice(2)}`]
          : code.startsWith('h.')
            ? [`heard.${code.slice(2)}`]
            : [],
    ),
  };
}
