import { AppError } from '#domain/errors.ts';
import { type Answers, decodeAnswers } from '#domain/oet/answers.ts';
import { percentOf, practiceBand } from '#domain/oet/bands.ts';
import { listeningGapRule } from '#domain/oet/listening/gap.ts';
import { LISTENING } from '#domain/oet/listening/module.ts';
import type { Extract, ListeningPaper } from '#domain/oet/listening/paper.ts';
import type { ListeningResults } from '#domain/oet/listening/results-wire.ts';
import { type Script, whenSaid } from '#domain/oet/listening/script.ts';
import type { PartDefinition } from '#domain/oet/modules.ts';
import { correctAnswer } from '#domain/oet/questions.ts';
import { oetFeedbackOf } from '#words/oet-feedback.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import { attemptState, type OpenPart, openPartOf, rememberReading } from '../attempts/attempts.service.ts';
import { type MarkedWork, reviewPart, submitQuestions } from '../marking/marking.service.ts';
import { findPaper } from '../papers/papers.store.ts';
import { scoreOfAttempt } from '../progress/progress.service.ts';
import { transcriptOf } from './recordings.service.ts';
import { listRecordings, type Recording } from './recordings.store.ts';
import { findScript } from './scripts.store.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

interface PartName {
  readonly progressId: string;
  readonly part: string;
}

/** An extract with its recording, where that is made. */
export interface PlayableExtract extends Extract {
  readonly recording: Recording | null;
}

/** A part of the listening test as a candidate sees it. */
export interface ListeningSection {
  readonly id: string;
  readonly definition: PartDefinition;
  readonly paper: ListeningPaper;
  readonly extracts: readonly PlayableExtract[];
  /** A reference as long as the part isn't submitted, the script afterwards. */
  readonly audioText: string;
}

const REFERENCE = /^listening:([^/]+)\/([^/]+)$/;

/** Reading it is remembered: a client that starts no clock has started then. */
export async function getListeningSection(
  deps: ExamDeps,
  learnerId: string,
  named: PartName,
): Promise<ListeningSection> {
  const opened = await openPartOf(deps, learnerId, named, LISTENING);
  const { attempt, definition } = opened;
  const { paper, extracts } = await playable(deps, opened);
  const { submittedAt } = await attemptState(deps, learnerId, named);
  await rememberReading(deps, opened);
  return {
    id: `${attempt.testId}/${definition.part}`,
    definition,
    paper,
    extracts,
    audioText: submittedAt
      ? (await scriptsOf(deps, opened, paper)).map(transcriptOf).join('\n\n')
      : `listening:${attempt.id}/${definition.part}`,
  };
}

async function playable({ db }: Pick<Deps, 'db'>, { attempt, definition }: OpenPart) {
  const paper = await findPaper<ListeningPaper>(db, attempt.testVersionId, definition.part);
  const recordings = await listRecordings(db, attempt.testVersionId);
  const extracts = paper.extracts.map((extract) => ({
    ...extract,
    recording: recordings.find(({ extractId }) => extractId === extract.id) ?? null,
  }));
  return { paper, extracts };
}

/** Only for a part that is submitted. */
function scriptsOf(
  { db }: Pick<Deps, 'db'>,
  { attempt }: OpenPart,
  { extracts }: ListeningPaper,
): Promise<Script[]> {
  const { testVersionId } = attempt;
  return Promise.all(
    extracts.map(async ({ id: extractId }) => {
      const script = await findScript(db, { testVersionId, extractId });
      if (!script) throw new Error(`The extract ${extractId} of ${testVersionId} has no script.`);
      return script;
    }),
  );
}

/**
 * The recordings of a part as one, for the learner's own reference. Errors: VAL_001 unknown_item for any other text,
 * SRV_002 recording_not_made.
 */
export async function getListeningAudio(
  deps: ExamDeps & Pick<Deps, 'blobs'>,
  learnerId: string,
  reference: string,
): Promise<Uint8Array> {
  const [, progressId, part] = REFERENCE.exec(reference) ?? [];
  if (!progressId || !part) throw new AppError('VAL_001', { reason: 'unknown_item' });
  const opened = await openPartOf(deps, learnerId, { progressId, part }, LISTENING);
  const { extracts } = await playable(deps, opened);
  const pieces = await Promise.all(
    extracts.map(({ recording }) => (recording ? deps.blobs.get(recording.blobKey) : undefined)),
  );
  if (pieces.some((piece) => !piece)) throw new AppError('SRV_002', { reason: 'recording_not_made' });
  return Buffer.concat(pieces.flatMap((piece) => piece ?? []));
}

export interface ListeningSubmission extends PartName {
  /** JSON of question id to answer. */
  readonly answers: string;
  readonly revision: number | null;
}

/** Errors: VAL_001 bad_answers, unknown_test, unknown_part. */
export async function submitListening(
  deps: ExamDeps & Pick<Deps, 'lexicon'>,
  call: OnceCall,
  learnerId: string,
  { answers, revision, ...named }: ListeningSubmission,
): Promise<{ readonly score: number; readonly totalMarks: number }> {
  const given: Answers | null = decodeAnswers(answers);
  if (!given) throw new AppError('VAL_001', { reason: 'bad_answers' });
  const opened = await openPartOf(deps, learnerId, named, LISTENING);
  const fillsGap = listeningGapRule(deps.lexicon);
  const marks = await submitQuestions(deps, call, opened, { answers: given, revision }, fillsGap);
  return { score: percentOf(marks), totalMarks: marks.total };
}

/** What a submitted part came to, with its transcript. Errors: VAL_001 not_submitted. */
export async function getListeningResults(
  deps: ExamDeps,
  learnerId: string,
  named: PartName,
  urlOf: (recording: Recording) => string,
): Promise<ListeningResults> {
  const opened = await openPartOf(deps, learnerId, named, LISTENING);
  const work = await reviewPart(deps, opened);
  const whole = await scoreOfAttempt(deps.db, opened);
  const { paper, extracts } = await playable(deps, opened);
  const scripts = await scriptsOf(deps, opened, paper);
  const score = percentOf(work.marked);
  const heard = extracts.map((extract, index) => ({ ...extract, script: scripts[index] as Script }));
  return {
    title: paper.title,
    part: opened.definition.part,
    mode: work.mode,
    score,
    marks_obtained: work.marked.obtained,
    total_marks: work.marked.total,
    submitted_at: work.submittedAt.toISOString(),
    feedback: oetFeedbackOf(work),
    band: practiceBand(score),
    estimated_score: whole?.estimatedScore ?? null,
    overrun_seconds: work.overrunSeconds,
    score_at_time: percentOf(work.atTime),
    extracts: heard.map(({ id, label, title, recording, script }) => ({
      id,
      label,
      title,
      audioUrl: recording && urlOf(recording),
      turns: turnsOf(script, recording),
    })),
    questions: reviewedQuestions(work, heard),
  };
}

function turnsOf({ speakers, turns }: Script, recording: Recording | null) {
  return turns.map(({ speaker, text }, index) => {
    const time = recording?.turns.find(({ turn }) => turn === index);
    const name = speakers.find(({ id }) => id === speaker)?.name ?? speaker;
    return { speaker: name, text, fromMs: time?.fromMs ?? null, toMs: time?.toMs ?? null };
  });
}

interface HeardExtract extends PlayableExtract {
  readonly script: Script;
}

function reviewedQuestions(
  { paper, key, marked, spent }: MarkedWork,
  extracts: readonly HeardExtract[],
): ListeningResults['questions'] {
  return paper.questions.map(({ id, number, type, text, options, skill, marks }) => {
    const right = key[id];
    const given = marked.questions.find((each) => each.id === id);
    if (!right || !given) throw new Error(`The question ${id} has no key or was not marked.`);
    const { quote, sourceId: extractId } = right.evidence;
    const extract = extracts.find((each) => each.id === extractId);
    const said = extract?.recording && whenSaid(extract.script.turns, extract.recording.turns, quote);
    const distractor = right.type === 'FILL' ? right.distractor : undefined;
    return {
      id,
      number,
      type,
      text,
      options: options ? [...options] : null,
      skill,
      answer: given.answer,
      correct: correctAnswer(right),
      marks,
      obtained: given.obtained,
      why: right.why,
      evidence: { quote, extractId, fromMs: said?.fromMs ?? null, toMs: said?.toMs ?? null },
      distracted: distractor !== undefined && given.answer.trim().toLowerCase() === distractor.toLowerCase(),
      spent_ms: spent[id] ?? null,
    };
  });
}
