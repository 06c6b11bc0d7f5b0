import type { QuestionPaper } from '#domain/oet/questions.ts';
import type { Db } from '../../../db/client.ts';
import { findPaper } from './papers.store.ts';

/** The ids of a part's questions: what it takes answers to. */
export async function questionIdsOf(
  db: Db,
  testVersionId: string,
  part: string,
): Promise<ReadonlySet<string>> {
  const { questions } = await findPaper<QuestionPaper>(db, testVersionId, part);
  return new Set(questions.map(({ id }) => id));
}
