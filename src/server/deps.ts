import type { Logger } from 'pino';
import type { Plan, Trial } from '#domain/billing/plans.ts';
import type { Provider } from '#domain/capabilities.ts';
import type { ExamModule } from '#domain/oet/modules.ts';
import type { Db } from './db/client.ts';
import type { Calls } from './graphql/calls.ts';
import type { BillingProvider } from './ports/billing-provider.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { Clock } from './ports/clock.ts';
import type { ExpectationSource } from './ports/expectations.ts';
import type { JobQueue } from './ports/job-queue.ts';
import type { LetterAssessor } from './ports/letter-assessor.ts';
import type { Lexicon } from './ports/lexicon.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Patient } from './ports/patient.ts';
import type { PronunciationAssessor } from './ports/pronunciation-assessor.ts';
import type { RecordingJoiner } from './ports/recording-joiner.ts';
import type { RolePlayAssessor } from './ports/role-play-assessor.ts';
import type { SpeechMeasurer } from './ports/speech-measurer.ts';
import type { Synthesizer } from './ports/synthesizer.ts';
import type { Transcriber } from './ports/transcriber.ts';
import type { Translator } from './ports/translator.ts';
import type { Understanding } from './ports/understanding.ts';

export interface Settings {
  /** The first signs, all verify. */
  readonly jwtSecrets: readonly string[];
  readonly rateLimits: boolean;
  /** Where links in mails lead, without a slash at the end. null: not known. */
  readonly publicUrl: string | null;
  /** Whom learners write to. null: nobody has been named. */
  readonly contactEmail: string | null;
  /** Who does elsewhere what the product's own engines would do here. */
  readonly providers: readonly Provider[];
}

/** What the operator's file offers. */
export interface Offers {
  readonly plans: readonly Plan[];
  readonly trial: Trial;
}

/** What services work with. Built once, in main. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly log: Logger;
  readonly pronunciationAssessor: PronunciationAssessor;
  readonly synthesizer: Synthesizer;
  readonly translator: Translator;
  readonly transcriber: Transcriber;
  /** Asked in turn for what is likely to be said in a recording. */
  readonly expectations: readonly ExpectationSource[];
  readonly patient: Patient;
  readonly understanding: Understanding;
  readonly letterAssessor: LetterAssessor;
  readonly rolePlayAssessor: RolePlayAssessor;
  readonly speechMeasurer: SpeechMeasurer;
  readonly recordingJoiner: RecordingJoiner;
  readonly lexicon: Lexicon;
  readonly blobs: BlobStore;
  /** null: this installation sends no mail. */
  readonly mailer: Mailer | null;
  /** The address of a blob for one learner, until it expires. */
  readonly mediaUrl: (link: { key: string; learnerId: string; expiresAt: Date }) => string;
  readonly calls: Calls;
  readonly offers: Offers;
  readonly billing: BillingProvider;
  readonly jobs: Pick<JobQueue, 'send'>;
  /** The modules of the OET that are offered. */
  readonly examModules: readonly ExamModule[];
}
