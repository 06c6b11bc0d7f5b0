import { vi } from 'vitest';

/** What jsdom lacks: a microphone, an encoder, sound, media queries. Not our modules, only the browser's. */

export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';

  stop(): void {
    this.readyState = 'ended';
  }
}

export class FakeStream {
  readonly track = new FakeTrack();

  getTracks(): FakeTrack[] {
    return [this.track];
  }

  getAudioTracks(): FakeTrack[] {
    return [this.track];
  }
}

export class FakeMediaRecorder {
  static supported: readonly string[] = ['audio/webm;codecs=opus'];
  static readonly made: FakeMediaRecorder[] = [];

  static isTypeSupported(type: string): boolean {
    return FakeMediaRecorder.supported.includes(type);
  }

  readonly stream: unknown;
  readonly options: MediaRecorderOptions;
  state: 'inactive' | 'recording' = 'inactive';
  chunkMs = 0;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(stream: unknown, options: MediaRecorderOptions) {
    this.stream = stream;
    this.options = options;
    FakeMediaRecorder.made.push(this);
  }

  start(chunkMs: number): void {
    this.chunkMs = chunkMs;
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

export interface FakeMicrophone {
  readonly streams: FakeStream[];
  readonly asked: MediaStreamConstraints[];
  /** Answers of the browser to the next questions, in order; by default a stream at once. */
  answer(next: () => Promise<FakeStream>): void;
  plugIn(name: string): void;
}

export function installMicrophone(): FakeMicrophone {
  const streams: FakeStream[] = [];
  const asked: MediaStreamConstraints[] = [];
  const answers: (() => Promise<FakeStream>)[] = [];
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    asked.push(constraints);
    const stream = await (answers.shift() ?? (async () => new FakeStream()))();
    streams.push(stream);
    return stream;
  };
  FakeMediaRecorder.made.length = 0;
  FakeMediaRecorder.supported = ['audio/webm;codecs=opus'];
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  const devices: { kind: string; deviceId: string; label: string }[] = [];
  const value = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => devices });
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  return {
    streams,
    asked,
    answer: (next) => void answers.push(next),
    plugIn(name) {
      devices.push({ kind: 'audioinput', deviceId: name.toLowerCase(), label: name });
      value.dispatchEvent(new Event('devicechange'));
    },
  };
}

export class FakeAudio {
  /** The one that played last. */
  static last: FakeAudio | undefined;
  static refuse: string | null = null;
  static fixedVolume = false;
  currentTime = 0;
  duration = Number.NaN;
  ended = false;
  onended: (() => void) | null = null;
  onpause: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onwaiting: (() => void) | null = null;
  onplaying: (() => void) | null = null;
  ontimeupdate: (() => void) | null = null;
  ondurationchange: (() => void) | null = null;
  #src = '';
  #volume = 1;

  get src(): string {
    return this.#src;
  }

  /** Another sound begins anew, and of how long it is nothing is known. */
  set src(address: string) {
    this.#src = address;
    this.currentTime = 0;
    this.duration = Number.NaN;
  }

  get volume(): number {
    return this.#volume;
  }

  /** Some phones leave the volume to their buttons. */
  set volume(wanted: number) {
    if (!FakeAudio.fixedVolume) this.#volume = wanted;
  }

  /** What an element tells while it plays. */
  progress(seconds: number, duration: number): void {
    this.currentTime = seconds;
    this.duration = duration;
    this.ontimeupdate?.();
  }

  async play(): Promise<void> {
    FakeAudio.last = this;
    if (FakeAudio.refuse) throw new DOMException('no', FakeAudio.refuse);
  }

  pause(): void {
    this.onpause?.();
  }

  finish(): void {
    this.ended = true;
    this.onpause?.();
    this.onended?.();
    this.ended = false;
  }
}

export function installAudio(): void {
  FakeAudio.refuse = null;
  FakeAudio.fixedVolume = false;
  vi.stubGlobal('Audio', FakeAudio);
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = () => undefined;
}

export function installMediaQueries(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
