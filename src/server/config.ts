import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const onOff = z.enum(['on', 'off']);
const engine = z.enum(['embedded']);

/** The environment as `.env.example` documents it. Empty strings count as unset. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  JWT_SECRET: z.string().optional(),
  PRONUNCIATION_ASSESSOR: engine.default('embedded'),
  SYNTHESIZER: engine.default('embedded'),
  TRANSLATOR: engine.default('embedded'),
  TRACE_URL: z.string().default('https://www.cloudflare.com/cdn-cgi/trace'),
  FLAG_URL: z.string().default('https://flagcdn.com/{code}.svg'),
  TRIAL_CREDITS: z.coerce.number().int().min(0).default(500),
  RATE_LIMITS: onOff.default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxy: number;
  /** Empty: the secret is created once in the data folder. The first signs, all verify. */
  readonly jwtSecrets: readonly string[];
  readonly traceUrl: string;
  readonly flagUrl: string;
  readonly trialCredits: number;
  readonly rateLimits: boolean;
  readonly logLevel: string;
}

/** Thrown when a setting is wrong. Its message names the setting and says what it takes. */
export class ConfigError extends Error {}

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
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    jwtSecrets,
    traceUrl: env.TRACE_URL,
    flagUrl: env.FLAG_URL,
    trialCredits: env.TRIAL_CREDITS,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  };
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
