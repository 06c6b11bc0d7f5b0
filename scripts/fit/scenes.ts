import { readFileSync } from 'node:fs';
import { languageOf } from '#domain/conversation/conversation.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { conversationHandlers, understandingOf } from '#engines/conversation.ts';
import { Draft } from '#engines/patient/draft.ts';
import { hearExplanation } from '#engines/patient/giving-back.ts';
import type { Clause } from '#engines/patient/interpret.ts';
import { keepInstructions } from '#engines/patient/keeping.ts';
import { FIRST_STATE, type PatientState } from '#engines/patient/state.ts';
import { hearPoints } from '#engines/patient/taken-up-points.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import type { DetailedPart } from './labelled-clauses.ts';

/** A moment of a consultation: what is told, and a turn that asks. */
export interface Scene {
  readonly id: string;
  readonly told: readonly string[];
  readonly ask: string;
  /** Each question of the turn with the lines that may be said to it, as `detail.ID`, `fact.ID` or `back.ID`, the best first. */
  readonly questions: readonly { readonly q: string; readonly lines: readonly string[] }[];
}

/** The scenes of a file beside this one, without its ending: `checks/en-first`. */
export function readScenes(name: string): Scene[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Scene);
}

const TALK = readTalk();
/** No talk begins with what is explained. */
const GREETINGS: Readonly<Record<LearningLanguage, string>> = {
  en: 'Hello, how are you?',
  es: 'Buenos días, ¿qué le trae por aquí?',
  fr: 'Bonjour, qu’est-ce qui vous amène ?',
  de: 'Guten Tag, was führt Sie zu mir?',
  pt: 'Bom dia, o que traz você aqui?',
};

/** What a patient says to a turn. */
export const replyTo = async ({ played }: DetailedPart, content: string, state: PatientState | null) =>
  await conversationHandlers.reply({
    played,
    talk: TALK,
    seed: 0,
    turns: [{ role: 'doctor', content }],
    state,
  });

/** How a patient stands after some turns. */
export async function playTurns(
  part: DetailedPart,
  said: readonly string[],
  before: PatientState | null = null,
) {
  let state = before;
  for (const content of said) state = (await replyTo(part, content, state)).state;
  return state;
}

export const stateBefore = async (part: DetailedPart, { told }: Scene) =>
  await playTurns(part, [GREETINGS[languageOf(part.played)], ...told]);

/** A reply in the making that has heard a turn, and some texts of it as they are read. */
export function heard({ part, played }: DetailedPart, state: PatientState | null, turn: string) {
  const language = languageOf(played);
  const understanding = understandingOf(language);
  const aliases = part.facts.flatMap(({ words, topic }) =>
    (words ?? []).map((phrase) => ({ phrase, topic })),
  );
  const read = (text: string): Clause[] => understanding.read(text, aliases);
  const scene = {
    language,
    person: { speaksFor: 'self', age: 40, sex: 'female' },
    mentions: {},
    lines: understanding.lines ?? undefined,
    meaningOf: understanding.meaningOf,
  } as const;
  const draft = new Draft(part, TALK, scene, { ...FIRST_STATE, ...state }, 0);
  const clauses = read(turn);
  hearPoints(draft, clauses);
  keepInstructions(draft, clauses);
  if (part.resisting) hearExplanation(draft, turn);
  return { draft, read };
}
