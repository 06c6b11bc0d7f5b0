import { CAPABILITIES, type Capability, type Provider } from '#domain/capabilities.ts';
import { CallFailure } from './graphql/call-failure.ts';
import { NOT_REACHED } from './graphql/transport.ts';

/** What the server tells the browser about this installation. An empty address means: not used here. */
export interface PublicConfig {
  readonly traceUrl: string;
  readonly flagUrl: string;
  /** Where a learner's work goes. Empty: nowhere. */
  readonly providers: readonly Provider[];
}

let loading: Promise<PublicConfig> | undefined;
let known: PublicConfig | undefined;

type Fields = Partial<Record<string, unknown>> | null;

function readText(value: unknown, name: string): string {
  const field = (value as Fields)?.[name];
  return typeof field === 'string' ? field : '';
}

function readProvider(value: unknown): Provider[] {
  const capability = CAPABILITIES.find((each) => each === readText(value, 'capability'));
  if (!capability) return [];
  return [{ capability, name: readText(value, 'name'), host: readText(value, 'host') }];
}

function parse(value: unknown): PublicConfig {
  const providers = (value as Fields)?.providers;
  return {
    traceUrl: readText(value, 'traceUrl'),
    flagUrl: readText(value, 'flagUrl'),
    providers: (Array.isArray(providers) ? providers : []).flatMap(readProvider),
  };
}

async function read(): Promise<PublicConfig> {
  try {
    const response = await fetch('/config.json');
    if (response.ok) {
      known = parse(await response.json());
      return known;
    }
  } catch (error) {
    console.warn('The configuration could not be read', error);
  }
  throw new CallFailure(NOT_REACHED);
}

/** Asked until it is known, then kept as long as the page. Throws CallFailure where it can't be read. */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** What was read of it so far, without waiting. */
export function knownConfig(): PublicConfig | undefined {
  return known;
}

/** Whether a service elsewhere does this here. A practice knows: it read the configuration before it was shown. */
export function hasProvider(capability: Capability): boolean {
  return known?.providers.some((provider) => provider.capability === capability) ?? false;
}
