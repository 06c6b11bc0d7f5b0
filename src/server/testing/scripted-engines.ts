import { AppError } from '#domain/errors.ts';
import type { RolePlayAssessment, SpeechMeasures } from '#domain/oet/speaking/assessment.ts';
import type { LetterAssessment, ScoredLetter } from '#domain/oet/writing/assessment.ts';
import type { PronunciationAssessment } from '#domain/practice/pronunciation.ts';
import { type ConversationHandlers, conversationHandlers } from '#engines/conversation.ts';
import type { Pool } from '#engines/pool.ts';
import { embeddedLexicon } from '../adapters/embedded/lexicon.ts';
import { embeddedPatient } from '../adapters/embedded/patient.ts';
import { courseTranslator } from '../adapters/embedded/translator.ts';
import { embeddedUnderstanding } from '../adapters/embedded/understanding.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { loadTalk } from '../features/practice/complex/complex.store.ts';
import { findCourseTranslation } from '../features/speech/translations.service.ts';
import type { RecordingJoiner } from '../ports/recording-joiner.ts';
import type { RolePlayRequest } from '../ports/role-play-assessor.ts';
import type { MeasuringRequest } from '../ports/speech-measurer.ts';
import type { Transcription, TranscriptionRequest } from '../ports/transcriber.ts';
import { assessedRolePlay } from './role-play-pack.ts';

/** What the engines of a test server answer, for its tests to change. */
export interface EngineScript {
  /** What the pronunciation engine answers next. Its own tests are the engine's. */
  assessment: PronunciationAssessment | (() => Promise<PronunciationAssessment>);
  /** What the transcriber answers next. */
  transcription: Transcription | ((request: TranscriptionRequest) => Promise<Transcription>);
  /** Whether the patient fails instead of answering. */
  patientFails: boolean;
  /** The patient answers when this resolves. */
  patientWaits: Promise<void>;
  /** What the assessor says of the next letter. */
  letter: LetterAssessment | (() => Promise<LetterAssessment>);
  /** What the assessor says of the next role-play. */
  rolePlay: RolePlayAssessment | ((request: RolePlayRequest) => Promise<RolePlayAssessment>);
  /** What is measured of the next recording. */
  measures: SpeechMeasures | null | ((request: MeasuringRequest) => Promise<SpeechMeasures | null>);
  /** How many times an engine was asked to speak. */
  spoken: number;
}

export const scored: PronunciationAssessment = {
  kind: 'scored',
  spokenText: 'fever',
  matchingAccuracy: 97,
  pronunciationScore: 82.4,
  confidenceScore: 90,
  scale: 'expert',
  words: [],
  weakSounds: [],
  delivery: [],
};

export const heard: Transcription = {
  kind: 'heard',
  text: 'When did it start?',
  confidence: 88,
  readings: ['When did that start?'],
  dictated: false,
};

/** A letter of 30 of 38 marks. */
export const assessedLetter: ScoredLetter = {
  scorable: true,
  marks: {
    purpose: 3,
    content: 5,
    conciseness_and_clarity: 6,
    genre_and_style: 6,
    organisation_and_layout: 6,
    language: 4,
  },
  findings: [],
  points: [],
  feedback: ['Good: the purpose stands in the first sentence.'],
  mended: { text: 'Dear Dr Hale,', changes: [] },
  next: null,
  bodyWords: 190,
};

export const newScript = (): EngineScript => ({
  assessment: scored,
  transcription: heard,
  patientFails: false,
  patientWaits: Promise.resolve(),
  letter: assessedLetter,
  rolePlay: assessedRolePlay,
  measures: null,
  spoken: 0,
});

const engine = { id: 'scripted', name: 'Scripted', remote: false } as const;

const MP3_FRAME = new Uint8Array([0xff, 0xf3, 0x40, 0xc0]);

/** A second for everything that is said, in a recording of one frame. */
const scriptedJoiner: RecordingJoiner = {
  join: async (pieces) => {
    let at = 0;
    const places = pieces.map((piece) => {
      const fromMs = at;
      at += 'silenceMs' in piece ? piece.silenceMs : 1000;
      return { fromMs, toMs: at };
    });
    return { mp3: MP3_FRAME, durationMs: at, places };
  },
};

/** The engine itself, without its thread. */
const conversations = {
  run: (name: keyof typeof conversationHandlers, input: never) => conversationHandlers[name](input),
} as unknown as Pick<Pool<ConversationHandlers>, 'run'>;

// biome-ignore lint/correctness/useYield: it fails before it says anything
async function* failing(): AsyncGenerator<never> {
  throw new AppError('SRV_002');
}

type Engines = Pick<
  Deps,
  | 'pronunciationAssessor'
  | 'synthesizer'
  | 'translator'
  | 'transcriber'
  | 'patient'
  | 'understanding'
  | 'letterAssessor'
  | 'rolePlayAssessor'
  | 'speechMeasurer'
  | 'recordingJoiner'
  | 'lexicon'
>;

/** Speech and assessors answer by the script; the patient, translations and what understands are the product's own. */
export function scriptedEngines(script: EngineScript, db: Db): Engines {
  const patient = embeddedPatient(conversations, () => loadTalk(db));
  return {
    pronunciationAssessor: {
      engine,
      assess: async () => (typeof script.assessment === 'function' ? script.assessment() : script.assessment),
    },
    synthesizer: {
      engine,
      speak: async function* () {
        script.spoken++;
        yield { audio: MP3_FRAME, durationMs: 24 };
      },
    },
    translator: courseTranslator((request) => findCourseTranslation(db, request)),
    transcriber: {
      engine,
      prepare: () => {},
      transcribe: async (request) =>
        typeof script.transcription === 'function' ? script.transcription(request) : script.transcription,
    },
    patient: {
      ...patient,
      // Tests wait for their first turn rather than for rehearsals that nobody looks at.
      rehearse: async () => {},
      reply: async function* reply(request, signal) {
        await script.patientWaits;
        yield* script.patientFails ? failing() : patient.reply(request, signal);
      },
    },
    understanding: embeddedUnderstanding(conversations),
    letterAssessor: {
      engine,
      assess: async () => (typeof script.letter === 'function' ? script.letter() : script.letter),
    },
    rolePlayAssessor: {
      engine,
      assess: async (request) =>
        typeof script.rolePlay === 'function' ? script.rolePlay(request) : script.rolePlay,
    },
    speechMeasurer: {
      measure: async (request) =>
        typeof script.measures === 'function' ? script.measures(request) : script.measures,
    },
    recordingJoiner: scriptedJoiner,
    lexicon: embeddedLexicon,
  };
}
