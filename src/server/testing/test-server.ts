import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readOperatorFile } from '#content/read-operator-file.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { AppError } from '#domain/errors.ts';
import type { ExamModule } from '#domain/oet/modules.ts';
import { READING } from '#domain/oet/reading/module.ts';
import type { RolePlayAssessment, SpeechMeasures } from '#domain/oet/speaking/assessment.ts';
import type { LetterAssessment, ScoredLetter } from '#domain/oet/writing/assessment.ts';
import type { PronunciationAssessment } from '#domain/practice/pronunciation.ts';
import { type ConversationHandlers, conversationHandlers } from '#engines/conversation.ts';
import type { Pool } from '#engines/pool.ts';
import { postgresBlobs } from '../adapters/blobs/postgres-blobs.ts';
import { embeddedLexicon } from '../adapters/embedded/lexicon.ts';
import { embeddedPatient } from '../adapters/embedded/patient.ts';
import { courseTranslator } from '../adapters/embedded/translator.ts';
import { embeddedUnderstanding } from '../adapters/embedded/understanding.ts';
import { sandboxBilling } from '../adapters/sandbox/billing-provider.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/client.ts';
import type { Deps, Settings } from '../deps.ts';
import { hasConsents } from '../features/accounts/consents.store.ts';
import { authenticate } from '../features/accounts/sessions.service.ts';
import { startCallOwner } from '../features/billing/call-owner.ts';
import { acceptEvent } from '../features/billing/events.service.ts';
import { onceCall } from '../features/billing/once-calls.ts';
import { paidCall } from '../features/billing/paid-calls.ts';
import { loadTalk } from '../features/practice/complex/complex.store.ts';
import { expectedInConsultation } from '../features/practice/complex/recognition.service.ts';
import { expectedInDialogue } from '../features/practice/guided/guided.service.ts';
import { findCourseTranslation } from '../features/speech/translations.service.ts';
import { schema } from '../graphql/schema.ts';
import { mediaPath } from '../http/media-link.ts';
import type { BillingProvider } from '../ports/billing-provider.ts';
import type { Clock } from '../ports/clock.ts';
import type { RecordingJoiner } from '../ports/recording-joiner.ts';
import type { RolePlayRequest } from '../ports/role-play-assessor.ts';
import type { MeasuringRequest } from '../ports/speech-measurer.ts';
import type { Transcription } from '../ports/transcriber.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { assessedRolePlay } from './role-play-pack.ts';
import { openTestDatabase } from './test-database.ts';

const operator = readOperatorFile(join(CONTENT_FOLDER, 'operator.yaml'));

const MP3_FRAME = new Uint8Array([0xff, 0xf3, 0x40, 0xc0]);

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  readonly data: any;
  readonly errors: { message: string; extensions: { code: string; reason?: string } }[];
  readonly extensions?: { readonly creditBalance: number };
}

export interface CallOptions {
  readonly token?: string;
  readonly key?: string;
  readonly address?: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly deps: Deps;
  /** What the server signs its open calls with. */
  readonly owner: string;
  /** The clock that the server reads; tests move it. */
  time: Date;
  /** What the pronunciation engine answers next. Its own tests are the engine's. */
  assessment: PronunciationAssessment | (() => Promise<PronunciationAssessment>);
  /** What the transcriber answers next. */
  transcription: Transcription;
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
  /** The jobs that were sent, which nobody runs. */
  readonly sent: { readonly name: string; readonly id: string }[];
  /** How many times an engine was asked to speak. */
  spoken: number;
  call(query: string, variables?: Record<string, unknown>, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
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

interface TestSettings extends Partial<Settings> {
  readonly trialCredits?: number;
  /** Instead of the sandbox. */
  readonly billing?: (shop: { clock: Clock; plans: readonly Plan[] }) => BillingProvider;
}

/** What Stripe calls the plans. */
const PLANS = operator.plans.map((plan) => ({
  ...plan,
  stripe: { price: `price_${plan.id}`, paymentLink: `https://buy.stripe.test/${plan.id}` },
}));

/** On a database of its own, or on a given one, which it closes with itself. */
export async function startTestServer(
  { trialCredits = 500, billing: ownBilling, ...settings }: TestSettings = {},
  given?: Database,
  examModules: readonly ExamModule[] = [READING],
): Promise<TestServer> {
  const database = given ?? (await openTestDatabase());
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const state = {
    time: new Date(),
    assessment: scored as TestServer['assessment'],
    spoken: 0,
    transcription: heard as Transcription,
    patientFails: false,
    patientWaits: Promise.resolve(),
    letter: assessedLetter as TestServer['letter'],
    rolePlay: assessedRolePlay as TestServer['rolePlay'],
    measures: null as TestServer['measures'],
    sent: [] as { name: string; id: string }[],
  };
  const clock = { now: () => state.time };
  const all: Settings = {
    jwtSecrets: ['a secret for tests that is long enough'],
    rateLimits: false,
    publicUrl: 'https://bedside.example',
    contactEmail: null,
    providers: [],
    ...settings,
  };
  const { db } = database;
  const owner = await startCallOwner({ db, clock, log }, { alone: true });
  const billing = { db, clock, log, settings: all, owner: owner.id, hasConsents };
  const patient = embeddedPatient(conversations, () => loadTalk(db));
  const deps: Deps = {
    db,
    clock,
    log,
    settings: all,
    pronunciationAssessor: {
      engine: { id: 'scripted', name: 'Scripted', remote: false },
      assess: async () => (typeof state.assessment === 'function' ? state.assessment() : state.assessment),
    },
    synthesizer: {
      engine: { id: 'scripted', name: 'Scripted', remote: false },
      speak: async function* () {
        state.spoken++;
        yield { audio: MP3_FRAME, durationMs: 24 };
      },
    },
    translator: courseTranslator((request) => findCourseTranslation(db, request)),
    transcriber: {
      engine: { id: 'scripted', name: 'Scripted', remote: false },
      prepare: () => {},
      transcribe: async () => state.transcription,
    },
    expectations: [expectedInDialogue, expectedInConsultation],
    patient: {
      ...patient,
      reply: async function* reply(request, signal) {
        await state.patientWaits;
        yield* state.patientFails ? failing() : patient.reply(request, signal);
      },
    },
    understanding: embeddedUnderstanding(conversations),
    letterAssessor: {
      engine: { id: 'scripted', name: 'Scripted', remote: false },
      assess: async () => (typeof state.letter === 'function' ? state.letter() : state.letter),
    },
    rolePlayAssessor: {
      engine: { id: 'scripted', name: 'Scripted', remote: false },
      assess: async (request) =>
        typeof state.rolePlay === 'function' ? state.rolePlay(request) : state.rolePlay,
    },
    speechMeasurer: {
      measure: async (request) =>
        typeof state.measures === 'function' ? state.measures(request) : state.measures,
    },
    jobs: { send: async (_tx, name, { id }) => void state.sent.push({ name, id }) },
    blobs: postgresBlobs(db, clock),
    mailer: null,
    mediaUrl: (link) => mediaPath(all.jwtSecrets, link),
    recordingJoiner: scriptedJoiner,
    lexicon: embeddedLexicon,
    examModules,
    offers: { plans: PLANS, trial: { ...operator.trial, credits: trialCredits } },
    billing: ownBilling?.({ clock, plans: PLANS }) ?? sandboxBilling,
    calls: {
      once: (request) => onceCall(billing, request),
      paid: (request) => paidCall(billing, request),
    },
  };
  const app = await buildApp({
    deps,
    schema,
    log,
    authenticate: (token) => authenticate(deps, token),
    database,
    enginesWarm: () => true,
    introspection: false,
    trustProxy: 0,
    https: false,
    metrics: { kind: 'off' },
    publicConfig: { traceUrl: '', flagUrl: '', providers: [] },
    // What is kept is handled when a test says so.
    billingWebhook: { accept: (sent) => acceptEvent(deps, sent), begin: () => {} },
  });
  return Object.assign(state, {
    app,
    database,
    deps,
    owner: owner.id,
    call: (query: string, variables = {}, options: CallOptions = {}) => call(app, query, variables, options),
    close: async () => {
      await app.close();
      await owner.stop();
      await database.close();
    },
  });
}

async function call(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown>,
  { token, key, address }: CallOptions,
): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(address && { remoteAddress: address }),
    payload: JSON.stringify({ query, variables }),
  });
  const body = response.json();
  const { data, errors = [], extensions } = body;
  return { status: response.statusCode, data, errors, ...(extensions && { extensions }) };
}
