import { AppError } from '#domain/errors.ts';
import { listeningGapRule } from '#domain/oet/listening/gap.ts';
import { LISTENING } from '#domain/oet/listening/module.ts';
import type { Extract, ListeningPaper } from '#domain/oet/listening/paper.ts';
import type { ListeningResults } from '#domain/oet/listening/results-wire.ts';
import { type Script, whenSaid } from '#domain/oet/listening/script.ts';
import type { PartDefinition } from '#domain/oet/modules.ts';
import type { QuestionKey } from '#domain/oet/questions.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import { attemptState, type OpenPart, openPartOf, rememberReading } from '../attempts/attempts.service.ts';
import {
  type SentAnswers,
  type SubmittedMarks,
  submissionOf,
  submitQuestions,
} from '../marking/marking.service.ts';
import { findPaper } from '../papers/papers.store.ts';
import { resultOfPart, reviewedQuestions } from '../progress/part-result.service.ts';
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

/** Errors: VAL_001 bad_answers, unknown_test, unknown_part. */
export async function submitListening(
  deps: ExamDeps & Pick<Deps, 'lexicon'>,
  call: OnceCall,
  learnerId: string,
  { answers, revision, ...named }: PartName & SentAnswers,
): Promise<SubmittedMarks> {
  const submission = submissionOf({ answers, revision });
  const opened = await openPartOf(deps, learnerId, named, LISTENING);
  return submitQuestions(deps, call, opened, submission, listeningGapRule(deps.lexicon));
}

/** What a submitted part came to, with its transcript. Errors: VAL_001 not_submitted. */
export async function getListeningResults(
  deps: ExamDeps,
  learnerId: string,
  named: PartName,
  urlOf: (recording: Recording) => string,
): Promise<ListeningResults> {
  const opened = await openPartOf(deps, learnerId, named, LISTENING);
  const { work, result } = await resultOfPart(deps, opened);
  const { paper, extracts } = await playable(deps, opened);
  const scripts = await scriptsOf(deps, opened, paper);
  const heard = extracts.map((extract, index) => ({ ...extract, script: scripts[index] as Script }));
  return {
    ...result,
    mode: work.mode,
    marks_obtained: work.marked.obtained,
    submitted_at: work.submittedAt.toISOString(),
    extracts: heard.map(({ id, label, title, recording, script }) => ({
      id,
      label,
      title,
      audioUrl: recording && urlOf(recording),
      turns: turnsOf(script, recording),
    })),
    questions: reviewedQuestions(work, (right, answer) => proofIn(heard, right, answer)),
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

/** When the answer is said, and whether what was answered is said as well. */
function proofIn(extracts: readonly HeardExtract[], right: QuestionKey, answer: string) {
  const { quote, sourceId: extractId } = right.evidence;
  const extract = extracts.find(({ id }) => id === extractId);
  const said = extract?.recording && whenSaid(extract.script.turns, extract.recording.turns, quote);
  const distractor = right.type === 'FILL' ? right.distractor : undefined;
  return {
    evidence: { quote, extractId, fromMs: said?.fromMs ?? null, toMs: said?.toMs ?? null },
    distracted: distractor !== undefined && answer.trim().toLowerCase() === distractor.toLowerCase(),
  };
}
