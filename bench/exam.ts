import { parsePack, readPackFiles } from '#content/read-packs.ts';
import { fillsReadingGap } from '#domain/oet/gap.ts';
import { markPart } from '#domain/oet/marking.ts';
import { type QuestionPart, takeApart } from '#server/features/oet/reading/reading-import.ts';
import { CONTENT_FOLDER } from '#server/testing/content-folder.ts';
import type { Row } from './speech.ts';
import { quantile } from './statistics.ts';

const ROUNDS = 200;

/** Every part of the course's own reading tests. */
async function readParts(): Promise<QuestionPart[]> {
  const files = await readPackFiles(`${CONTENT_FOLDER}/oet/reading`);
  return files.flatMap((file) => {
    const pack = parsePack(file);
    return pack.kind === 'reading-test' ? Object.values(takeApart(pack).parts) : [];
  });
}

/** How long it takes to mark a part in which every gap is filled with a long answer. */
export async function benchExam(): Promise<Row[]> {
  const times: number[] = [];
  for (const { paper, key } of await readParts()) {
    const answers = Object.fromEntries(
      paper.questions.map(({ id, options }) => [id, options?.[0] ?? 'twice daily with 200 ml of water']),
    );
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      markPart(paper, key, answers, fillsReadingGap);
      times.push(performance.now() - started);
    }
  }
  return [{ name: 'marking a part of the reading test, p95', value: quantile(times, 0.95), unit: 'ms' }];
}
