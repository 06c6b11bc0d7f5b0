import type { ReadingPartPack, ReadingQuestionPack, ReadingTestPack } from '#content/reading-schema.ts';
import type { PartKey, Question, QuestionKey } from '#domain/oet/questions.ts';
import { READING } from '#domain/oet/reading/module.ts';
import type { ReadingPaper } from '#domain/oet/reading/paper.ts';
import type { Db } from '../../../db/client.ts';
import type { PackSource } from '../../../db/pack-source.ts';
import { type ImportedTest, saveTestVersion } from '../papers/papers-import.store.ts';

/** Writes a reading test; returns the id of its version. */
export function saveReadingTest(tx: Db, pack: ReadingTestPack, source: PackSource): Promise<string[]> {
  return saveTestVersion(tx, takeApart(pack), source);
}

/** A part, taken into what may be seen and what may not. */
export interface QuestionPart {
  readonly paper: ReadingPaper;
  readonly key: PartKey;
}

type ImportedReading = ImportedTest & { readonly parts: Readonly<Record<string, QuestionPart>> };

/** Parts what a candidate sees of a test from what is right in it. */
export function takeApart({ id: testId, title, parts }: ReadingTestPack): ImportedReading {
  const taken = Object.entries(parts).map(([part, authored]) => [
    part,
    { paper: paperOf(authored), key: keyOf(authored) },
  ]);
  return { testId, module: READING.name, title, profession: null, parts: Object.fromEntries(taken) };
}

const questionsOf = ({ groups }: ReadingPartPack) => groups.flatMap(({ questions }) => questions);

function paperOf(part: ReadingPartPack): ReadingPaper {
  const topicOf = (id: string | undefined) =>
    (part.passages.find((passage) => passage.id === id) ?? part.passages[0]!).topic;
  const questions = part.groups.flatMap(({ instruction, questions }) =>
    questions.map((question): Question => {
      const { id, number, type, text, skill, passage } = question;
      return {
        id,
        number,
        type,
        text,
        options: type === 'MCQ' ? question.options : null,
        marks: type === 'SUMMARY' ? question.points.length : 1,
        passageId: passage ?? null,
        instruction,
        skill,
        topic: topicOf(passage),
      };
    }),
  );
  const passages = part.passages.map(({ id, label, title, body }) => ({ id, label, title, body }));
  return { title: part.title, description: part.description, passages, questions };
}

function keyOf(part: ReadingPartPack): PartKey {
  return Object.fromEntries(questionsOf(part).map((question) => [question.id, questionKey(question)]));
}

function questionKey(question: ReadingQuestionPack): QuestionKey {
  const { why } = question;
  const evidence = evidenceOf(question.evidence);
  switch (question.type) {
    case 'MCQ':
    case 'TRUE_FALSE':
      return { type: question.type, answer: question.answer, why, evidence };
    case 'FILL':
      return { type: 'FILL', accept: question.accept, why, evidence };
    case 'SUMMARY': {
      const points = question.points.map((point) => ({ ...point, evidence: evidenceOf(point.evidence) }));
      return { type: 'SUMMARY', points, model: question.model, why, evidence };
    }
  }
}

function evidenceOf({ passage, quote }: ReadingQuestionPack['evidence']) {
  return { sourceId: passage, quote };
}
