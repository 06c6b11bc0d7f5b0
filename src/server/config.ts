import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CAPABILITIES, type Capability, type Provider } from '#domain/capabilities.ts';
import { PRODUCT_NAME } from '#words/brand.ts';
import { type BillingConfig, billingConfigOf, billingEnvironment } from './billing-config.ts';
import type { MetricsAccess } from './http/metrics.ts';
import { OperatorError } from './operator-error.ts';

const OWN_OPERATOR_FILE = fileURLToPath(new URL('../../content/operator.yaml', import.meta.url));

const port = z.coerce.number().int().min(0).max(65535);
const onOff = z.enum(['on', 'off']);
const engine = z.enum(['embedded', 'openai']);

/** The environment as `.env.example` documents it. Empty strings count as unset. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  NEW_DATABASE: onOff.default('off'),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  JWT_SECRET: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z.email().optional(),
  PRONUNCIATION_ASSESSOR: engine.default('embedded'),
  SYNTHESIZER: engine.default('embedded'),
  TRANSLATOR: engine.default('embedded'),
  TRANSCRIBER: engine.default('embedded'),
  PATIENT: engine.default('embedded'),
  LETTER_ASSESSOR: engine.default('embedded'),
  ROLEPLAY_ASSESSOR: engine.default('embedded'),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  AI_API_KEY: z.string().default(''),
  AI_CHAT_MODEL: z.string().optional(),
  AI_TRANSCRIBE_MODEL: z.string().optional(),
  AI_SPEECH_MODEL: z.string().optional(),
  AI_VOICE_FEMALE: z.string().default('nova'),
  AI_VOICE_MALE: z.string().default('onyx'),
  TRACE_URL: z.string().default('https://www.cloudflare.com/cdn-cgi/trace'),
  FLAG_URL: z.string().default('https://flagcdn.com/{code}.svg'),
  BLOBS: z.enum(['files', 'postgres']).default('files'),
  BLOBS_MAX_MB: z.coerce.number().int().min(10).default(1000),
  MAKE_RECORDINGS: onOff.default('on'),
  OPERATOR_FILE: z.string().default(OWN_OPERATOR_FILE),
  ...billingEnvironment,
  TRIAL_CREDITS: z.coerce.number().int().min(0).optional(),
  RATE_LIMITS: onOff.default('on'),
  METRICS: z.string().default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Environment = z.infer<typeof environmentSchema>;

export type Engine = z.infer<typeof engine>;

/** Which engine does what, and the provider of those that are `openai`. */
export interface AiConfig {
  readonly engines: Readonly<Record<Capability, Engine>>;
  readonly baseUrl: string;
  /** Empty where the provider asks for none. */
  readonly apiKey: string;
  readonly chatModel: string | undefined;
  readonly transcribeModel: string | undefined;
  readonly speechModel: string | undefined;
  readonly voices: { readonly female: string; readonly male: string };
}

export interface Config {
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Whether an empty embedded database may take the place of one that is lost. */
  readonly newDatabase: boolean;
  readonly publicUrl: string | undefined;
  readonly trustProxy: number;
  /** Empty: the secret is created once in the data folder. The first signs, all verify. */
  readonly jwtSecrets: readonly string[];
  readonly traceUrl: string;
  readonly flagUrl: string;
  /** Where generated audio is kept, and how much of it. */
  readonly blobs: { readonly store: 'files' | 'postgres'; readonly maxBytes: number };
  /** Whether this process makes the recordings of listening tests that are missing. */
  readonly makesRecordings: boolean;
  /** Stands before what the operator's file says. */
  readonly trialCredits: number | undefined;
  readonly rateLimits: boolean;
  readonly metrics: MetricsAccess;
  readonly logLevel: string;
  readonly ai: AiConfig;
  readonly billing: BillingConfig;
  /** What the operator says and sells. */
  readonly operatorFile: string;
  /** How mails are sent. undefined: they aren't. */
  readonly mail: MailConfig | undefined;
  readonly contactEmail: string | undefined;
}

export interface MailConfig {
  readonly url: string;
  readonly from: string;
}

/** Thrown when a setting is wrong. Its message names the setting and says what it takes. */
export class ConfigError extends OperatorError {}

/** Maps an environment to typed settings. FLAG_URL and TRACE_URL may be set empty, which turns them off. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const mayBeEmpty = new Set(['TRACE_URL', 'FLAG_URL']);
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' || mayBeEmpty.has(name)),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`);
  }
  const env = parsed.data;
  const jwtSecrets = secretsOf(env.JWT_SECRET);
  if (env.DATABASE_URL && jwtSecrets.length === 0) {
    throw new ConfigError('JWT_SECRET is required with DATABASE_URL, so that all instances share it.');
  }
  return {
    development: env.NODE_ENV !== 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    newDatabase: env.NEW_DATABASE === 'on',
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    jwtSecrets,
    traceUrl: env.TRACE_URL,
    flagUrl: env.FLAG_URL,
    blobs: { store: env.BLOBS, maxBytes: env.BLOBS_MAX_MB * 1024 * 1024 },
    makesRecordings: env.MAKE_RECORDINGS === 'on',
    trialCredits: env.TRIAL_CREDITS,
    rateLimits: env.RATE_LIMITS === 'on',
    metrics: metricsAccessOf(env.METRICS),
    logLevel: env.LOG_LEVEL,
    ai: aiConfigOf(env),
    operatorFile: env.OPERATOR_FILE,
    billing: billingConfigOf(env, env.PUBLIC_URL),
    mail: mailConfigOf(env),
    contactEmail: env.CONTACT_EMAIL,
  };
}

/** A link in a mail must not be made from what a request says of its host, so the address has to be set. */
function mailConfigOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment): MailConfig | undefined {
  if (!SMTP_URL) return undefined;
  if (!PUBLIC_URL) throw new ConfigError('SMTP_URL needs PUBLIC_URL, which links in mails lead to.');
  return { url: SMTP_URL, from: MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(PUBLIC_URL).hostname}>` };
}

type ModelSetting = 'AI_CHAT_MODEL' | 'AI_TRANSCRIBE_MODEL' | 'AI_SPEECH_MODEL';

const ENGINE_SETTINGS = {
  transcriber: { setting: 'TRANSCRIBER', model: 'AI_TRANSCRIBE_MODEL' },
  pronunciationAssessor: { setting: 'PRONUNCIATION_ASSESSOR', model: 'AI_TRANSCRIBE_MODEL' },
  synthesizer: { setting: 'SYNTHESIZER', model: 'AI_SPEECH_MODEL' },
  translator: { setting: 'TRANSLATOR', model: 'AI_CHAT_MODEL' },
  patient: { setting: 'PATIENT', model: 'AI_CHAT_MODEL' },
  letterAssessor: { setting: 'LETTER_ASSESSOR', model: 'AI_CHAT_MODEL' },
  rolePlayAssessor: { setting: 'ROLEPLAY_ASSESSOR', model: 'AI_CHAT_MODEL' },
} as const satisfies Record<Capability, { setting: keyof Environment; model: ModelSetting }>;

function aiConfigOf(env: Environment): AiConfig {
  const url = new URL(env.AI_BASE_URL);
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError(
      'AI_BASE_URL must not contain a password: learners are told its host. Use AI_API_KEY.',
    );
  }
  for (const { setting, model } of Object.values(ENGINE_SETTINGS)) {
    if (env[setting] !== 'openai') continue;
    if (!env[model]) throw new ConfigError(`${setting}=openai needs ${model}.`);
    if (url.host === 'api.openai.com' && env.AI_API_KEY === '') {
      throw new ConfigError(
        `${setting}=openai needs AI_API_KEY, or the AI_BASE_URL of a server without keys.`,
      );
    }
  }
  const engines = Object.fromEntries(
    CAPABILITIES.map((capability) => [capability, env[ENGINE_SETTINGS[capability].setting]]),
  ) as Record<Capability, Engine>;
  return {
    engines,
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    chatModel: env.AI_CHAT_MODEL,
    transcribeModel: env.AI_TRANSCRIBE_MODEL,
    speechModel: env.AI_SPEECH_MODEL,
    voices: { female: env.AI_VOICE_FEMALE, male: env.AI_VOICE_MALE },
  };
}

/** The capabilities that a provider elsewhere serves, in the order of CAPABILITIES. */
export function providersOf({ ai }: Pick<Config, 'ai'>): Provider[] {
  const models: Record<ModelSetting, string | undefined> = {
    AI_CHAT_MODEL: ai.chatModel,
    AI_TRANSCRIBE_MODEL: ai.transcribeModel,
    AI_SPEECH_MODEL: ai.speechModel,
  };
  const { host } = new URL(ai.baseUrl);
  return CAPABILITIES.filter((capability) => ai.engines[capability] === 'openai').map((capability) => ({
    capability,
    name: models[ENGINE_SETTINGS[capability].model] ?? '',
    host,
  }));
}

function metricsAccessOf(setting: string): MetricsAccess {
  if (setting === 'off' || setting === 'local') return { kind: setting };
  if (setting.length < 16) {
    throw new ConfigError('METRICS must be off, local or a token of at least 16 characters.');
  }
  return { kind: 'token', token: setting };
}

function secretsOf(list: string | undefined): string[] {
  const secrets = (list ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (secrets.some((secret) => secret.length < 32)) {
    throw new ConfigError('Every JWT_SECRET needs at least 32 characters.');
  }
  return secrets;
}
