import { randomBytes } from 'node:crypto';
import { chromium } from '@playwright/test';
import { speakFlite } from '#engines/speech/flite.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';

const SECONDS = 3;
const TERM_RATE = 0.7;

/** A term spoken into a 3 s recording, as the page of the practice makes it. */
export async function recordTerm(term: string): Promise<Uint8Array> {
  return record(`${term}.`, { seconds: SECONDS, rate: TERM_RATE });
}

/** A sentence spoken at the voice's own pace into a recording of so many seconds. */
export async function recordSpeech(text: string, seconds: number): Promise<Uint8Array> {
  return record(text, { seconds, rate: 1 });
}

/** WebM with Opus at 128 kbit/s in pieces of 250 ms, out of Chromium's own recorder. */
async function record(text: string, { seconds, rate }: { seconds: number; rate: number }) {
  const { pcm, sampleRate } = await speakFlite(text, 'slt', { rate });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: [...CHROMIUM_FLAGS, '--autoplay-policy=no-user-gesture-required'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    const bytes = await page.evaluate(recordInPage, { samples: [...pcm], sampleRate, seconds });
    return Uint8Array.from(bytes);
  } finally {
    await browser.close();
  }
}

interface Spoken {
  readonly samples: readonly number[];
  readonly sampleRate: number;
  readonly seconds: number;
}

/** Runs in the browser. */
async function recordInPage({ samples, sampleRate, seconds }: Spoken): Promise<number[]> {
  const context = new AudioContext({ sampleRate: 48_000 });
  const buffer = context.createBuffer(1, sampleRate * seconds, sampleRate);
  const start = Math.max(0, Math.floor((buffer.length - samples.length) / 2));
  buffer.copyToChannel(Float32Array.from(samples.slice(0, buffer.length)), 0, start);
  const source = new AudioBufferSourceNode(context, { buffer });
  const sink = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
  source.connect(sink);
  const options = { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 128_000 };
  const recorder = new MediaRecorder(sink.stream, options);
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start(250);
  source.start();
  await new Promise((resolve) => {
    source.onended = resolve;
  });
  recorder.stop();
  await stopped;
  return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
}

const VOID_ELEMENT = 0xec;
const FILLING = 16;

/** The same sound in other bytes, in base64: what was paid for once is answered again without computing. */
export function freshCopy(webm: Uint8Array): string {
  const empty = Buffer.concat([Buffer.from([VOID_ELEMENT, 0x80 | FILLING]), randomBytes(FILLING)]);
  return Buffer.concat([webm, empty]).toString('base64');
}
