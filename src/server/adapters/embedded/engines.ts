import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import type { ConversationHandlers } from '#engines/conversation.ts';
import type { LetterHandlers } from '#engines/letter.ts';
import { createPool, type Pool } from '#engines/pool.ts';
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

/** A module of an engine, from its place below `src/engines`. */
function engineModule(path: string): URL {
  return new URL(`../../../engines/${path}`, import.meta.url);
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
    // Half a minute of speech takes a third of this on a machine that is not busy.
    jobTimeoutMs: 20_000,
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
  // Letters come seldom: their thread begins with the first and costs nothing before.
  let letters: Pool<LetterHandlers> | undefined;
  const openLetters = () => {
    letters ??= createPool<LetterHandlers>({
      module: engineModule('letter-worker.ts'),
      size: 1,
      onLost: onLost('letters'),
    });
    return letters;
  };
  const all = () => [scoring, voices, conversations, ...(letters ? [letters] : [])];
  return { threads, scoring, voices, conversations, openLetters, all };
}

/**
 * Starts the engines that ship with the product. Scoring and voices have threads of their own, so that a learner
 * who waits for a score does not wait for another's long text. One core stays free for the server.
 */
export function createEmbeddedEngines(log: Logger) {
  const { threads, scoring, voices, conversations, openLetters, all } = openPools(log);
  let isPrepared = false;
  const pools = [scoring, voices, conversations];
  return {
    pronunciationAssessor: embeddedPronunciationAssessor(scoring),
    synthesizer: embeddedSynthesizer(voices),
    recordingJoiner: embeddedRecordingJoiner(voices),
    understanding: embeddedUnderstanding(conversations),
    letterAssessor: embeddedLetterAssessor(openLetters),
    rolePlayAssessor: embeddedRolePlayAssessor(conversations),
    speechMeasurer: embeddedSpeechMeasurer(scoring),
    /** The patient speaks the course's common talk besides its case. */
    createPatient: (loadTalk: () => Promise<PatientTalk>) => embeddedPatient(conversations, loadTalk),
    transcriber: embeddedTranscriber(scoring),
    /**
     * Resolves when every thread is ready and has heard what is likely in English, so that neither the first score nor
     * the first turn takes longer than later ones; rejects with the cause when a thread can't start.
     */
    warm: async (likelyInEnglish: readonly string[]) => {
      await Promise.all(pools.map((pool) => pool.warm()));
      const expected = { language: 'en', likely: likelyInEnglish } as const;
      // As many at once as there are threads: each gets one.
      await Promise.all(Array.from({ length: threads }, () => scoring.run('prepare', expected)));
      isPrepared = true;
    },
    /** Whether that is done and each kind of engine has a thread that can work. */
    isWarm: () => isPrepared && pools.every((pool) => pool.state().ready > 0),
    close: async () => {
      await Promise.all(all().map((pool) => pool.close()));
    },
  };
}
