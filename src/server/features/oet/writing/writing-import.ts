import type { WritingTaskPack } from '#content/writing-schema.ts';
import { WHOLE } from '#domain/oet/modules.ts';
import { WRITING } from '#domain/oet/writing/module.ts';
import type { WritingKey, WritingPaper } from '#domain/oet/writing/task.ts';
import type { Db } from '../../../db/client.ts';
import type { PackSource } from '../../../db/pack-source.ts';
import { type ImportedTest, saveTestVersion } from '../papers/papers-import.store.ts';

/** Writes a writing task; returns the id of its version. */
export function saveWritingTask(tx: Db, pack: WritingTaskPack, source: PackSource): Promise<string[]> {
  return saveTestVersion(tx, takeApart(pack), source);
}

type ImportedTask = ImportedTest & {
  readonly parts: Readonly<Record<typeof WHOLE, { readonly paper: WritingPaper; readonly key: WritingKey }>>;
};

/** Parts what a candidate sees of a task from what its letters are marked by. */
function takeApart(pack: WritingTaskPack): ImportedTask {
  const { kind: _kind, id: testId, key, models, ...paper } = pack;
  const { title, profession } = pack;
  const whole = { paper, key: { ...key, models: { a: models.a.letter, cPlus: models.cPlus } } };
  return { testId, module: WRITING.name, title, profession, parts: { [WHOLE]: whole } };
}
