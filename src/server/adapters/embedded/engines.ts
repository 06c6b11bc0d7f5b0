import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import type { ConversationHandlers } from '#engines/conversation.ts';
import type { LetterHandlers } from '#engines/letter.ts';
import { createPool } from '#engines/pool.ts';
import type { DictationHandlers } from '#engines/speech/dictation-worker.ts';
import type { SpeechHandlers } from '#engines/speech/speech-worker.ts';
import type { VoiceHandlers } from '#engines/speech/voice-worker.ts';
import { embeddedLetterAssessor } from './letter-assessor.ts';
import { embeddedPatient } from './patient.ts';
import { embeddedPronunciationAssessor } from './pronunciation-assessor.ts';
import { embeddedRecordingJoiner } from './recording-joiner.ts';
import { embeddedRolePlayAssessor } from './role-play-assessor.ts';
import { embeddedSpeechMeasurer } from './speech-measurer.ts';
import { embeddedSynthesizer } from './synthesizer.ts';
import { embeddedTranscriber } from './transcriber.ts';
import { embeddedUnderstanding } from './understanding.ts';

const MAX_SCORING_THREADS = 4;
/**
 * A rush passes, of recordings as of cases that are opened for the first time. A spoken turn waits for both and for a
 * voice, and is still there within the 35 s that a page waits.
 */
const RUSH_MS = 12_000;

/** Half a minute of speech takes a third of this on a machine that is not busy. */
const LONG_SPEECH_MS = 20_000;

/** A module of an engine, from its place below `src/engines`. */
function engineModule(path: string): URL {
  return new URL(`../../../engines/${path}`, import.meta.url);
}

/** Something that is opened when it is first asked for. */
function openLater<Kind>(open: () => Kind) {
  let opened: Kind | undefined;
  return {
    open: () => {
      opened ??= open();
      return opened;
    },
    opened: () => (opened ? [opened] : []),
  };
}

function openPools(log: Logger) {
  const cores = availableParallelism();
  const threads = Math.max(1, Math.min(MAX_SCORING_THREADS, cores - 1));
  const onLost = (engine: string) => (error: Error) => {
    log.warn({ err: error, engine }, 'An engine thread was lost and is replaced.');
  };
  const scoring = createPool<SpeechHandlers>({
    module: engineModule('speech/speech-worker.ts'),
    size: threads,
    jobTimeoutMs: LONG_SPEECH_MS,
    maxWaitMs: RUSH_MS,
    onLost: onLost('speech'),
  });
  const voices = createPool<VoiceHandlers>({
    module: engineModule('speech/voice-worker.ts'),
    size: cores > 4 ? 2 : 1,
    onLost: onLost('voices'),
  });
  const conversations = createPool<ConversationHandlers>({
    module: engineModule('conversation-worker.ts'),
    size: 1,
    maxWaitMs: RUSH_MS,
    onLost: onLost('conversations'),
  });
  // Letters and spoken English come later or never: their threads begin with the first and cost nothing before.
  const letters = openLater(() =>
    createPool<LetterHandlers>({
      module: engineModule('letter-worker.ts'),
      size: 1,
      onLost: onLost('letters'),
    }),
  );
  const dictation = openLater(() =>
    createPool<DictationHandlers>({
      module: engineModule('speech/dictation-worker.ts'),
      size: cores > 4 ? 2 : 1,
      // A minute of it.
      jobTimeoutMs: 1.5 * LONG_SPEECH_MS,
      maxWaitMs: RUSH_MS,
      onLost: onLost('dictation'),
    }),
  );
  const all = () => [scoring, voices, conversations, ...letters.opened(), ...dictation.opened()];
  return { scoring, voices, conversations, letters, dictation, all };
}

/**
 * Starts the engines that ship with the product. Scoring and voices have threads of their own, so that a learner
 * who waits for a score does not wait for another's long text. One core stays free for the server.
 */
export function createEmbeddedEngines(log: Logger) {
  const { scoring, voices, conversations, letters, dictation, all } = openPools(log);
  const pools = [scoring, voices, conversations];
  return {
    pronunciationAssessor: embeddedPronunciationAssessor({
      scoring,
      openDictation: dictation.open,
      log,
    }),
    synthesizer: embeddedSynthesizer(voices),
    recordingJoiner: embeddedRecordingJoiner(voices),
    understanding: embeddedUnderstanding(conversations),
    letterAssessor: embeddedLetterAssessor(letters.open),
    rolePlayAssessor: embeddedRolePlayAssessor(conversations),
    speechMeasurer: embeddedSpeechMeasurer(scoring),
    /** The patient speaks the course's common talk besides its case. */
    createPatient: (loadTalk: () => Promise<PatientTalk>) => embeddedPatient(conversations, loadTalk),
    transcriber: embeddedTranscriber(scoring, dictation.open),
    /** Resolves when every thread is ready; rejects with the cause when one can't start. */
    warm: async () => {
      await Promise.all(pools.map((pool) => pool.warm()));
    },
    /** Whether each kind of engine has a thread that can work. */
    isWarm: () => pools.every((pool) => pool.state().ready > 0),
    close: async () => {
      await Promise.all(all().map((pool) => pool.close()));
    },
  };
}
