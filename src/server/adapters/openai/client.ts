import OpenAI from 'openai';
import { ProviderFault } from '../provider/faults.ts';

/** No answer that we ask for comes near: two minutes of speech are 2 MB. */
const MAX_ANSWER_BYTES = 12 * 1024 * 1024;

/**
 * The official client, without retries of its own (calls.ts knows which are safe) and without what it would read
 * from the environment. Redirects are refused: learners are told the host that their words go to.
 */
export function createClient({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    // The client insists on a key; servers without keys ignore it.
    apiKey: apiKey === '' ? 'none' : apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetchOptions: { redirect: 'error' },
    fetch: boundedFetch,
  });
}

/** Answers are untrusted in their length too, also those that report an error. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let length = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > MAX_ANSWER_BYTES) controller.error(new ProviderFault('malformed', 'an endless answer'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
};

/** The whole of an answer as JSON. Errors: a malformed fault when it breaks off or is no JSON. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault('malformed', 'no whole JSON');
  }
}

/** An answer's bytes as they come. Errors: a malformed fault when it breaks off. */
export async function* readBytes(response: Response): AsyncIterable<Uint8Array> {
  if (!response.body) throw new ProviderFault('malformed', 'an empty answer');
  const reader = response.body.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw error instanceof ProviderFault ? error : new ProviderFault('malformed', 'it broke off');
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
