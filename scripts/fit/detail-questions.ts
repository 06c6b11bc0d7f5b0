import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parsePack, readPackFiles } from '#content/read-packs.ts';
import { rolePlaySchema } from '#content/role-play-schema.ts';
import { chancesOf, type DetailWeights } from '#engines/patient/details/detail-scorer.ts';
import { comparedDetails, likenessTo, questionIn } from '#engines/patient/details/likeness.ts';
import { rivalsOf } from '#engines/patient/details/rival-readings.ts';
import { Draft } from '#engines/patient/draft.ts';
import { type Part, partOfRolePlay } from '#engines/patient/part.ts';
import type { MeaningOf } from '#engines/patient/scene.ts';
import { FIRST_STATE } from '#engines/patient/state.ts';
import type { Understanding } from '#engines/understanding/understand.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { readBank } from '../figures/understanding.ts';

/** A case or role-play in English that has details. */
export interface DetailedPart {
  readonly id: string;
  readonly part: Part;
}

/** A question to one of them: its details with what speaks for each, and the one that is meant, if any. */
export interface AskedDetail {
  readonly part: string;
  readonly text: string;
  readonly kind: 'ask' | 'topic' | 'elsewhere';
  readonly meant: string | null;
  readonly details: readonly { readonly id: string; readonly likeness: readonly number[] }[];
  readonly rivals: readonly number[];
}

/** All parts in a content folder that have details. */
export async function detailedParts(folder: string): Promise<DetailedPart[]> {
  const files = (await readPackFiles(folder)).filter(({ path }) => path.startsWith('cases/en/'));
  const cases = files.map(parsePack).flatMap((pack) => (pack.kind === 'case' ? [pack] : []));
  const speaking = join(folder, 'oet/speaking');
  const plays = existsSync(speaking) ? readdirSync(speaking).filter((name) => name.endsWith('.yaml')) : [];
  return [
    ...cases.map(({ id, brief }) => ({ id, part: brief as Part })),
    ...plays.map((name) => {
      const { id, brief, explanation } = rolePlaySchema.parse(
        parse(readFileSync(join(speaking, name), 'utf8')),
      );
      return { id, part: partOfRolePlay(brief, explanation) };
    }),
  ].filter(({ part }) => (part.details ?? []).length > 0);
}

/** Every so manieth ask of the other parts is put to a part that has nothing to do with it. */
const EVERY_ELSEWHERE = 301;
/** What is as near as this to a way of asking may well be the same question. */
const SAME = 0.75;

/** A way to compare meanings that has not seen the questions of a part. */
export type MeaningFor = (part: DetailedPart) => MeaningOf;

/** All questions that a scorer is fitted to and measured on. */
export function questionsOf(
  parts: readonly DetailedPart[],
  understanding: Understanding,
  meaningFor: MeaningFor,
): AskedDetail[] {
  const bank = readBank('bank-en').filter(({ act, unseen }) => act !== 'out_of_scope' && !unseen);
  const everyAsk = parts.flatMap(({ id, part }) =>
    part.details!.flatMap(({ asks }) => asks.map((text) => ({ id, text }))),
  );
  return parts.flatMap(({ id, part }, at) => {
    const put = putTo({ id, part }, understanding, meaningFor({ id, part }));
    const own = part.details!.flatMap((detail) => detail.asks.map((text) => put('ask', text, detail.id)));
    const topics = bank
      .filter(({ text, caseId }, i) => text.includes('?') && (caseId === id || (i + at) % 4 === 0))
      .map(({ text }) => put('topic', text, null));
    const elsewhere = everyAsk
      .filter((ask, i) => ask.id !== id && (i + at) % EVERY_ELSEWHERE === 0)
      .map(({ text }) => put('elsewhere', text, null))
      .filter(({ details }) => Math.max(...details.map(({ likeness }) => likeness[1]!)) < SAME);
    return [...own, ...topics, ...elsewhere];
  });
}

/** Puts questions to a part. A way of asking is left out of its own detail. */
function putTo({ id, part }: DetailedPart, understanding: Understanding, meaningOf: MeaningOf) {
  const compared = comparedDetails(part.details!, meaningOf);
  const aliases = part.facts.flatMap(({ words, topic }) =>
    (words ?? []).map((phrase) => ({ phrase, topic })),
  );
  const scene = {
    language: 'en',
    person: { speaksFor: 'self', age: 40, sex: 'female' },
    mentions: {},
  } as const;
  const draft = new Draft(part, TALK, scene, FIRST_STATE, 0);
  return (kind: AskedDetail['kind'], text: string, meant: string | null): AskedDetail => {
    const clauses = understanding.read(text, aliases);
    const [clause] = clauses.toSorted(
      (a, b) => (b.readings[0]?.probability ?? 0) - (a.readings[0]?.probability ?? 0),
    );
    const question = questionIn(compared, text);
    return {
      part: id,
      text,
      kind,
      meant,
      details: compared.details.map((detail) => ({
        id: detail.id,
        likeness: likenessTo(compared, question, {
          ...detail,
          asks: detail.asks.filter((ask) => ask.text !== text),
        }),
      })),
      rivals: rivalsOf(draft, { ...clause!, text }),
    };
  };
}

const TALK = readTalk();

const STEPS = 120;
const RATE = 0.15;
/** Every so manieth way of asking is enough for a dozen weights. */
const EVERY_ASK = 2;
const DECAY = 0.0005;

/** Fits the scorer by gradient ascent on the likelihood of what was meant (Adam, Kingma and Ba 2015). */
export function learnDetailWeights(questions: readonly AskedDetail[], start: DetailWeights): DetailWeights {
  const values = [...start.detail, ...start.other];
  const width = start.detail.length;
  const mean = values.map(() => 0);
  const square = values.map(() => 0);
  const some = questions.filter(({ kind }, i) => kind !== 'ask' || i % EVERY_ASK === 0);
  for (let step = 1; step <= STEPS; step++) {
    const slopes = values.map((value) => -DECAY * value);
    for (const { details, rivals, meant } of some) {
      const chances = new Map(
        chancesOf(details, rivals, { detail: values.slice(0, width), other: values.slice(width) }).map(
          (chance) => [chance.id, chance.probability],
        ),
      );
      let none = 1;
      for (const { id, likeness } of details) {
        const chance = chances.get(id)!;
        none -= chance;
        const error = ((id === meant ? 1 : 0) - chance) / some.length;
        if (Math.abs(error) * some.length < 1e-3) continue;
        for (let i = 0; i < width; i++) slopes[i]! += error * likeness[i]!;
      }
      const error = ((meant === null ? 1 : 0) - none) / some.length;
      for (let i = 0; i < rivals.length; i++) slopes[width + i]! += error * rivals[i]!;
    }
    for (const [i, slope] of slopes.entries()) {
      mean[i] = 0.9 * mean[i]! + 0.1 * slope;
      square[i] = 0.99 * square[i]! + 0.01 * slope * slope;
      values[i]! +=
        (RATE * mean[i]!) / (1 - 0.9 ** step) / (Math.sqrt(square[i]! / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return { detail: values.slice(0, width), other: values.slice(width) };
}
