import { AppError } from '#domain/errors.ts';
import type { WordSource } from '#domain/oet/speaking/assessment.ts';
import { MOST_TURNS, type TurnStart, turnStart } from '#domain/oet/speaking/turns.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { PaidCall } from '../../../graphql/calls.ts';
import {
  answerTo,
  type KeptConversation,
  keptConversation,
  storeExchange,
  subjectOfRolePlay,
  withoutLatest,
} from '../../conversation/exchanges.service.ts';
import type { PatientAnswer } from '../../conversation/turns.service.ts';
import { keepRecording } from '../../speech/kept-recordings.service.ts';
import { hear, orNotUnderstood } from '../../speech/transcription.service.ts';
import { speak, type VoiceDeps } from '../../speech/voices.service.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { findPart, insertStart, lockPart, type PartRow } from '../attempts/parts.store.ts';
import { MEASURING } from './measuring.service.ts';
import { openLatestRolePlay, openRolePlay } from './open-role-play.service.ts';
import { expectedInRolePlay, partnerVoice, playedRolePlay, withoutSecrets } from './played.service.ts';
import { listTakes, putTake } from './takes.store.ts';
import { readForm, type Sent, type TurnForm } from './turn-form.ts';

export interface TurnAnswer {
  readonly progressId: string;
  readonly text: string;
  readonly response: string;
  /** The blob's with the reply as MP3; null when the voice failed or there is nothing to say. */
  readonly voiceKey: string | null;
  /** Of the other one's turn. */
  readonly turn: number | null;
  readonly readings: readonly string[];
  readonly dictated: boolean;
}

export type TurnDeps = VoiceDeps & Pick<Deps, 'patient' | 'transcriber' | 'log' | 'examModules' | 'jobs'>;

/** Where a role-play stands when a turn comes. */
interface Standing {
  readonly opened: OpenPart;
  readonly conversation: KeptConversation;
  /** The same as far as it stays: without the exchange that is corrected. */
  readonly staying: KeptConversation;
  readonly start: TurnStart;
  /** When the turn came, since the speaking phase began. */
  readonly arrivedMs: number;
}

interface Said {
  readonly text: string;
  readonly source: WordSource;
  readonly readings: readonly string[];
}

/** What is made before anything is stored. */
interface Exchanged {
  readonly standing: Standing;
  readonly said: Said;
  readonly answer: PatientAnswer;
  readonly voiceKey: string | null;
  /** Of the recording; null for words that were typed. */
  readonly takeKey: string | null;
}

/**
 * Takes a turn of a role-play: listens, has it answered, and speaks the answer. It is in the attempt's price, whatever
 * has become of balance and plan. Of two that come at once the second is refused. What was not understood stores nothing.
 * Errors: VAL_001 (see the call), SRV_002.
 */
export async function takeTurn(
  deps: TurnDeps,
  call: PaidCall,
  learnerId: string,
  form: TurnForm,
): Promise<TurnAnswer> {
  const sent = readForm(form);
  const opened =
    form.progressId === null
      ? await openLatestRolePlay(deps, learnerId)
      : await openRolePlay(deps, learnerId, form.progressId);
  const kept: string[] = [];
  const work = call.pay({
    input: [opened.attempt.id, form.audioData, form.correctedText, form.correctedTurn, form.typedText],
    free: true,
    engines: [
      ...(sent.kind === 'spoken' ? [deps.transcriber.engine] : []),
      deps.patient.engine,
      deps.synthesizer.engine,
    ],
    work: async (signal): Promise<Exchanged> => {
      const standing = await standingOf(deps, opened, sent);
      const said = await wordsOf(deps, opened, sent, signal);
      const takeKey = sent.kind === 'spoken' ? await keepRecording(deps, learnerId, sent.audio) : null;
      if (takeKey) kept.push(takeKey);
      const played = await playedRolePlay(deps.db, opened, standing.arrivedMs);
      const answer = await answerTo(deps, standing.staying, { played, text: said.text }, signal);
      return { standing, said, answer, voiceKey: await voiceOf(deps, opened, answer.text, signal), takeKey };
    },
    settle: (tx, exchanged): Promise<TurnAnswer> => store(tx, deps, sent, exchanged),
  });
  const silence = { progressId: opened.attempt.id, text: '', response: '', voiceKey: null, turn: null };
  try {
    return await orNotUnderstood<TurnAnswer>(work, async (readings) => ({
      ...silence,
      readings: await withoutSecrets(deps.db, opened, readings),
      dictated: false,
    }));
  } catch (error) {
    for (const key of kept) await deps.blobs.delete(key);
    throw error;
  }
}

async function standingOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  opened: OpenPart,
  sent: Sent,
): Promise<Standing> {
  const now = clock.now();
  const start = startOf(opened, await findPart(db, opened.place), now);
  const { attempt } = opened;
  const conversation = await keptConversation(db, attempt.learnerId, subjectOfRolePlay(attempt.id));
  const arrivedMs = now.getTime() - start.since.getTime();
  if (sent.kind !== 'corrected') {
    if (conversation.turns.length >= MOST_TURNS) {
      throw new AppError('VAL_001', { reason: 'conversation_ended' });
    }
    return { opened, conversation, staying: conversation, start, arrivedMs };
  }
  const staying = withoutLatest(conversation);
  if (conversation.turns.length === 0) throw new AppError('VAL_001', { reason: 'nothing_said' });
  if (sent.number !== null && sent.number !== staying.turns.length + 1) {
    throw new AppError('VAL_001', { reason: 'conversation_moved' });
  }
  return { opened, conversation, staying, start, arrivedMs };
}

function startOf({ definition }: OpenPart, row: PartRow, now: Date): TurnStart {
  const start = turnStart(definition, row, now);
  if (typeof start === 'string') throw new AppError('VAL_001', { reason: start });
  return start;
}

async function wordsOf(
  deps: Pick<Deps, 'db' | 'transcriber'>,
  opened: OpenPart,
  sent: Sent,
  signal: AbortSignal,
): Promise<Said> {
  if (sent.kind !== 'spoken') return { text: sent.text, source: sent.kind, readings: [] };
  const expected = await expectedInRolePlay(deps, opened);
  const heard = await hear(deps, { audio: sent.audio, ...expected }, signal);
  return {
    text: heard.text,
    source: heard.dictated ? 'dictated' : 'recognised',
    readings: await withoutSecrets(deps.db, opened, heard.readings),
  };
}

/** The answer is kept when its voice fails. */
async function voiceOf(
  deps: TurnDeps,
  opened: OpenPart,
  text: string,
  signal: AbortSignal,
): Promise<string | null> {
  const voice = await partnerVoice(deps.db, opened);
  try {
    return (await speak(deps, opened.attempt.learnerId, { text, language: 'en', voice }, signal)).key;
  } catch (error) {
    deps.log.warn({ err: error }, 'An answer of a role-play could not be spoken.');
    return null;
  }
}

async function store(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'patient' | 'jobs'>,
  sent: Sent,
  { standing, said, answer, voiceKey, takeKey }: Exchanged,
): Promise<TurnAnswer> {
  const { opened, conversation, staying } = standing;
  const { attempt, place } = opened;
  const start = startOf(opened, await lockPart(tx, place), standing.start.since);
  if (start.begins) await insertStart(tx, place, { phase: 'speaking', mode: 'exam' }, start.since);
  const number = await storeExchange(tx, deps, {
    learnerId: attempt.learnerId,
    subject: subjectOfRolePlay(attempt.id),
    language: 'en',
    seen: conversation,
    staying: staying.turns.length,
    text: said.text,
    answer,
  });
  const take = { source: said.source, endedMs: standing.arrivedMs, blobKey: takeKey };
  const before = sent.kind === 'corrected' ? await takeBefore(tx, attempt.id, number) : null;
  await putTake(tx, attempt.id, {
    ...take,
    ...before,
    number,
    measures: null,
    isMeasured: !(before ?? take).blobKey,
  });
  if ((before ?? take).blobKey) await deps.jobs.send(tx, MEASURING, { id: attempt.id });
  return {
    progressId: attempt.id,
    text: said.text,
    response: answer.text,
    voiceKey,
    turn: number + 1,
    readings: said.readings,
    dictated: said.source === 'dictated',
  };
}

/** What stays of a turn whose words are corrected: its recording and its time. What was typed stays typed. */
async function takeBefore(tx: Db, attemptId: string, number: number) {
  const found = (await listTakes(tx, attemptId)).find((each) => each.number === number);
  if (!found) return null;
  const { endedMs, blobKey } = found;
  return { endedMs, blobKey, ...(blobKey === null && { source: 'typed' as const }) };
}
