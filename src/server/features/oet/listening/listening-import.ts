import type {
  ListeningExtractPack,
  ListeningQuestionPack,
  ListeningTestPack,
} from '#content/listening-schema.ts';
import { LISTENING } from '#domain/oet/listening/module.ts';
import type { ListeningPaper } from '#domain/oet/listening/paper.ts';
import type { Script } from '#domain/oet/listening/script.ts';
import type { PartKey, Question, QuestionKey } from '#domain/oet/questions.ts';
import type { Db } from '../../../db/client.ts';
import type { PackSource } from '../../../db/pack-source.ts';
import { type ImportedTest, saveTestVersion } from '../papers/papers-import.store.ts';
import { saveScript } from './scripts.store.ts';

type PartPack = ListeningTestPack['parts']['A'];

/** Writes a listening test; returns the id of its version. Its recordings are sent for at the next start. */
export async function saveListeningTest(
  tx: Db,
  pack: ListeningTestPack,
  source: PackSource,
): Promise<string[]> {
  const ids = await saveTestVersion(tx, takeApart(pack), source);
  const [testVersionId] = ids;
  if (!testVersionId) return ids;
  for (const extract of Object.values(pack.parts).flatMap(({ extracts }) => extracts)) {
    await saveScript(tx, { testVersionId, extractId: extract.id }, scriptOf(extract));
  }
  return ids;
}

/** Parts what a candidate sees of a test from what is right in it. What is said goes by the version's hash as well. */
function takeApart({ id: testId, title, parts }: ListeningTestPack): ImportedTest {
  const taken = Object.entries(parts).map(([part, authored]) => [
    part,
    { paper: paperOf(authored), key: keyOf(authored), secrets: authored.extracts.map(scriptOf) },
  ]);
  return { testId, module: LISTENING.name, title, profession: null, parts: Object.fromEntries(taken) };
}

function scriptOf({ introduction, pauseSeconds, speakers, script }: ListeningExtractPack): Script {
  return { introduction, pauseSeconds, speakers, turns: script };
}

function paperOf({ title, description, extracts }: PartPack): ListeningPaper {
  return {
    title,
    description,
    extracts: extracts.map(({ id, label, title: name, notes, pauseSeconds }) => ({
      id,
      label,
      title: name,
      notes: notes ?? null,
      pauseSeconds,
    })),
    // A summary is written when all gaps are filled, and numbered so.
    questions: extracts
      .flatMap((extract) =>
        extract.groups.flatMap(({ instruction, questions }) =>
          questions.map((question) => publicQuestion(question, extract, instruction)),
        ),
      )
      .toSorted((a, b) => a.number - b.number),
  };
}

function publicQuestion(
  question: ListeningQuestionPack,
  { id: passageId, topic }: ListeningExtractPack,
  instruction: string,
): Question {
  const { id, number, type, text, skill } = question;
  return {
    id,
    number,
    type,
    text,
    options: type === 'MCQ' ? question.options : null,
    marks: type === 'SUMMARY' ? question.points.length : 1,
    passageId,
    instruction,
    skill,
    topic,
  };
}

function keyOf({ extracts }: PartPack): PartKey {
  const questions = extracts.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
  return Object.fromEntries(questions.map((question) => [question.id, questionKey(question)]));
}

function questionKey(question: ListeningQuestionPack): QuestionKey {
  const { why } = question;
  const evidence = evidenceOf(question.evidence);
  switch (question.type) {
    case 'MCQ':
    case 'TRUE_FALSE':
      return { type: question.type, answer: question.answer, why, evidence };
    case 'FILL': {
      const { accept, distractor } = question;
      return { type: 'FILL', accept, why, evidence, ...(distractor && { distractor }) };
    }
    case 'SUMMARY': {
      const points = question.points.map((point) => ({ ...point, evidence: evidenceOf(point.evidence) }));
      return { type: 'SUMMARY', points, model: question.model, why, evidence };
    }
  }
}

function evidenceOf({ extract, quote }: ListeningQuestionPack['evidence']) {
  return { sourceId: extract, quote };
}
