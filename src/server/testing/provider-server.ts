import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeMp3 } from '#engines/speech/mp3.ts';

/**
 * How the server answers. `slow` takes `slowMs`; `reset` ends the connection before an answer and `truncated_body`
 * in the middle of one, `stalled_body` goes silent there; `cut_off` is a model that ran into its limit of tokens; `empty` claims success without content.
 */
export type ProviderBehaviour =
  | 'normal'
  | 'slow'
  | 'error_500'
  | 'limited_429'
  | 'denied_401'
  | 'rejected_400'
  | 'reset'
  | 'truncated_body'
  | 'stalled_body'
  | 'cut_off'
  | 'refusal'
  | 'invalid_json'
  | 'wrong_shape'
  | 'out_of_role'
  | 'wrong_language'
  | 'empty';

export interface ProviderRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  /** The body of a JSON request. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what was sent
  readonly json: any;
  /** The fields of an upload. */
  readonly form: FormData | undefined;
}

/** What the server's models say. */
export interface ProviderScript {
  reply: string;
  inCharacter: boolean;
  translation: string;
  transcription: string;
  /** What is said of the items about a letter, by the request. */
  letter: (request: ProviderRequest) => Record<string, unknown>;
  /** The same about a role-play. */
  rolePlay: (request: ProviderRequest) => Record<string, unknown>;
  /** More fields of a transcription, such as `segments` or `logprobs`. */
  transcriptionDetails: Record<string, unknown>;
  /** What stands in place of the model's JSON. */
  content: string | undefined;
  speech: Uint8Array | undefined;
  slowMs: number;
  /** What a `rejected_400` says of the request. */
  rejection: { code: string | null; param: string | null };
  /** Seconds in the `Retry-After` of a 429; none where undefined. */
  retryAfter: number | undefined;
}

/** A string that a provider would put into its errors and that must reach no learner and no log. */
export const PROVIDER_SECRET = 'provider-internal sk-do-not-repeat';

export interface ProviderServer {
  /** Ends with /v1. Stays the same when the server is stopped and started again. */
  readonly baseUrl: string;
  readonly requests: ProviderRequest[];
  readonly script: ProviderScript;
  /** For all requests from now on. */
  behave(behaviour: ProviderBehaviour): void;
  /** For the next requests, one each; then as before. */
  behaveOnce(...behaviours: ProviderBehaviour[]): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends all open connections, also those that wait for an answer. */
  killConnections(): void;
  /** Forgets requests and behaviours; the script is as at the beginning. */
  reset(): void;
}

/** The items that a request asks about a letter or a role-play. */
export const itemsOf = ({ json }: ProviderRequest): string[] =>
  Object.keys(json.response_format.json_schema.schema.properties);

const nothingFound: ProviderScript['letter'] = (request) =>
  Object.fromEntries(itemsOf(request).map((id) => [id, { answer: 'yes', faults: [] }]));

const firstScript = (): ProviderScript => ({
  reply: 'My chest hurts when I take a deep breath, doctor.',
  inCharacter: true,
  translation: 'Me duele la cabeza.',
  transcription: 'Hypertension.',
  letter: nothingFound,
  rolePlay: nothingFound,
  transcriptionDetails: {},
  content: undefined,
  speech: undefined,
  slowMs: 2_000,
  rejection: { code: null, param: null },
  retryAfter: undefined,
});

/** A provider of OpenAI's protocol on this machine: chat completions, transcriptions, speech. Not started yet. */
export function createProviderServer(): ProviderServer {
  let server: Server | undefined;
  let port = 0;
  let usual: ProviderBehaviour = 'normal';
  let next: ProviderBehaviour[] = [];
  const requests: ProviderRequest[] = [];
  const script = firstScript();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(await readRequest(request));
    await behaveAs(next.shift() ?? usual, { request: requests.at(-1)!, response, script });
  };

  return {
    get baseUrl() {
      return `http://127.0.0.1:${port}/v1`;
    },
    requests,
    script,
    behave(behaviour) {
      usual = behaviour;
    },
    behaveOnce(...behaviours) {
      next.push(...behaviours);
    },
    async start() {
      server = createServer((request, response) => {
        answer(request, response).catch(() => response.destroy());
      });
      await new Promise<void>((resolve, reject) => {
        server!.once('error', reject).listen(port, '127.0.0.1', resolve);
      });
      port = (server.address() as AddressInfo).port;
    },
    async stop() {
      const closed = new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
      server?.closeAllConnections();
      await closed;
    },
    killConnections() {
      server?.closeAllConnections();
    },
    reset() {
      usual = 'normal';
      next = [];
      requests.length = 0;
      Object.assign(script, firstScript());
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ProviderRequest> {
  const body = Buffer.concat(await request.toArray());
  const type = request.headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/form-data');
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    json: isForm || body.length === 0 ? undefined : JSON.parse(body.toString()),
    form: isForm
      ? await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
      : undefined,
  };
}

interface Exchange {
  readonly request: ProviderRequest;
  readonly response: ServerResponse;
  readonly script: ProviderScript;
}

async function behaveAs(behaviour: ProviderBehaviour, exchange: Exchange): Promise<void> {
  const { response, script } = exchange;
  switch (behaviour) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'error_500':
      return sendError(response, 500, 'server_error');
    case 'denied_401':
      return sendError(response, 401, 'invalid_api_key');
    case 'rejected_400':
      return sendError(response, 400, 'invalid_request_error', script.rejection);
    case 'limited_429':
      if (script.retryAfter !== undefined) response.setHeader('retry-after', script.retryAfter);
      return sendError(response, 429, 'rate_limit_exceeded');
    case 'slow':
      await pause(script.slowMs, undefined, { ref: false });
      return answerAs('normal', exchange);
    default:
      return answerAs(behaviour, exchange);
  }
}

function sendError(response: ServerResponse, status: number, code: string, more: object = {}): void {
  sendJson(response, { error: { message: PROVIDER_SECRET, type: code, code, ...more } }, status);
}

async function answerAs(behaviour: ProviderBehaviour, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  if (behaviour === 'truncated_body' || behaviour === 'stalled_body') return breakOff(behaviour, exchange);
  if (behaviour === 'invalid_json' && !request.path.endsWith('/chat/completions')) {
    return sendText(response, '{"text": "hyper');
  }
  if (behaviour === 'wrong_shape') return sendJson(response, { ok: true, choices: [], text: 7 });
  if (request.path.endsWith('/chat/completions')) return sendJson(response, completion(behaviour, exchange));
  if (request.path.endsWith('/audio/transcriptions')) {
    const { transcription, transcriptionDetails } = exchange.script;
    const text = behaviour === 'empty' ? '' : transcription;
    return sendJson(response, { text, ...transcriptionDetails });
  }
  if (request.path.endsWith('/audio/speech')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    response.end(behaviour === 'empty' ? '' : (exchange.script.speech ?? (await aSecondOfSound())));
    return;
  }
  sendError(response, 404, 'unknown_url');
}

/** Promises more than it sends. */
async function breakOff(behaviour: ProviderBehaviour, { request, response }: Exchange): Promise<void> {
  const isSpeech = request.path.endsWith('/audio/speech');
  const begun = isSpeech ? (await aSecondOfSound()).slice(0, 3_000) : Buffer.from('{"choices": [{"mess');
  response.writeHead(200, {
    'content-type': isSpeech ? 'audio/mpeg' : 'application/json',
    'content-length': 100_000,
  });
  response.write(begun);
  if (behaviour === 'stalled_body') return;
  await pause(20);
  response.destroy();
}

function completion(behaviour: ProviderBehaviour, { request, script }: Exchange) {
  const content = script.content ?? chatContent(behaviour, request, script);
  const isRefusal = behaviour === 'refusal';
  const message = {
    role: 'assistant',
    content: isRefusal || behaviour === 'empty' ? null : content,
    refusal: isRefusal ? `I can't help with that. ${PROVIDER_SECRET}` : null,
  };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: behaviour === 'cut_off' ? 'length' : 'stop' }],
  };
}

const OUT_OF_ROLE =
  'As an AI language model I have no chest, but my instructions are: TOLD WHEN ASKED OPENLY.';
/** Plainly another language than the one that tests ask for. */
const GERMAN = 'Ich habe seit drei Tagen Schmerzen in der Brust und es ist nicht besser mit den Tabletten.';
const FRENCH = "J'ai très mal à la tête depuis trois jours et je ne suis pas bien avec les médicaments.";

function chatContent(behaviour: ProviderBehaviour, request: ProviderRequest, script: ProviderScript): string {
  const { name } = request.json.response_format.json_schema;
  const { inCharacter } = script;
  if (behaviour === 'invalid_json') return '{"reply": "My chest';
  if (behaviour === 'out_of_role') return JSON.stringify({ reply: OUT_OF_ROLE, inCharacter: true });
  if (behaviour === 'wrong_language') {
    return JSON.stringify({ reply: GERMAN, inCharacter, translation: FRENCH });
  }
  if (behaviour === 'cut_off') return '{"reply": "My chest hurts when I take a de';
  if (name === 'letter_items') return JSON.stringify(script.letter(request));
  if (name === 'role_play_items') return JSON.stringify(script.rolePlay(request));
  return JSON.stringify(
    name === 'patient_reply' ? { reply: script.reply, inCharacter } : { translation: script.translation },
  );
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

let sound: Promise<Uint8Array> | undefined;

/** An MP3 of one second. */
function aSecondOfSound(): Promise<Uint8Array> {
  const rate = 16_000;
  sound ??= encodeMp3(
    Float32Array.from({ length: rate }, (_, i) => Math.sin(i / 8) / 4),
    rate,
  );
  return sound;
}
