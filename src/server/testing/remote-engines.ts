import { createOpenAiEngines, type OpenAiSettings } from '../adapters/openai/engines.ts';
import type { ProviderServer } from './provider-server.ts';

/** What a learner is told of a provider's failure: this and nothing else. */
export const UNAVAILABLE = { name: 'AppError', code: 'SRV_002', message: 'SRV_002' };

export const API_KEY = 'sk-the-operators-key';

/** The remote engines with the local provider, short time limits and a clock that the test moves. */
export function remoteEngines(provider: ProviderServer, settings: Partial<OpenAiSettings> = {}) {
  const state = { time: new Date(0) };
  const outcomes: string[] = [];
  const engines = createOpenAiEngines(
    {
      baseUrl: provider.baseUrl,
      apiKey: API_KEY,
      chatModel: 'chat',
      transcribeModel: 'whisper-1',
      speechModel: 'voices',
      voices: { female: 'nova', male: 'onyx' },
      ...settings,
    },
    {
      observe: (_engine, outcome) => outcomes.push(outcome),
      clock: { now: () => state.time },
      limits: { totalMs: 400, pauseMs: 10 },
    },
  );
  return {
    engines,
    /** How the calls ended, in order. */
    outcomes,
    wait(ms: number) {
      state.time = new Date(state.time.getTime() + ms);
    },
  };
}
