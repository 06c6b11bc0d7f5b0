/** A service outside of this installation that one of its engines uses. */
export interface Provider {
  /** Which engine: transcriber, synthesizer, translator, patient, pronunciationAssessor. */
  readonly capability: string;
  readonly name: string;
  readonly host: string;
}

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

function parse(value: unknown): PublicConfig {
  const providers = (value as Fields)?.providers;
  return {
    traceUrl: readText(value, 'traceUrl'),
    flagUrl: readText(value, 'flagUrl'),
    providers: (Array.isArray(providers) ? providers : []).map((provider) => ({
      capability: readText(provider, 'capability'),
      name: readText(provider, 'name'),
      host: readText(provider, 'host'),
    })),
  };
}

/** Asks once a page load. Where it can't be read, everything that needs another host stays off. */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= fetch('/config.json')
    .then(async (response) => (response.ok ? parse(await response.json()) : OFF))
    .catch(() => OFF);
  return loading;
}
