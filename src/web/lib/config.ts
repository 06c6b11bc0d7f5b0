import { CAPABILITIES, type Provider } from '#domain/capabilities.ts';

/** What the server tells the browser about this installation. An empty address means: not used here. */
export interface PublicConfig {
  readonly traceUrl: string;
  readonly flagUrl: string;
  /** Where a learner's work goes. Empty: nowhere. */
  readonly providers: readonly Provider[];
}

const OFF: PublicConfig = { traceUrl: '', flagUrl: '', providers: [] };
let loading: Promise<PublicConfig> | undefined;

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

/** Asks once a page load. Where it can't be read, everything that needs another host stays off. */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= fetch('/config.json')
    .then(async (response) => (response.ok ? parse(await response.json()) : OFF))
    .catch(() => OFF);
  return loading;
}
