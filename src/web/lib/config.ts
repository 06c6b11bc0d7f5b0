/** What the server tells the browser about this installation. An empty address means: not used here. */
export interface PublicConfig {
  readonly traceUrl: string;
  readonly flagUrl: string;
}

const OFF: PublicConfig = { traceUrl: '', flagUrl: '' };
let loading: Promise<PublicConfig> | undefined;

function parse(value: unknown): PublicConfig {
  const read = (name: keyof PublicConfig) => {
    const field = (value as Partial<Record<string, unknown>> | null)?.[name];
    return typeof field === 'string' ? field : '';
  };
  return { traceUrl: read('traceUrl'), flagUrl: read('flagUrl') };
}

/** Asks once a page load. Where it can't be read, everything that needs another host stays off. */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= fetch('/config.json')
    .then(async (response) => (response.ok ? parse(await response.json()) : OFF))
    .catch(() => OFF);
  return loading;
}
