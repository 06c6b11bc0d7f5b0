/** The part of espeak-ng's Emscripten build that Bedside uses; the package ships no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    readonly type: string;
    readonly audio_position: number;
    readonly id: string | number | undefined;
  }

  export interface EspeakWorker {
    /** 0 when the voice is set, 2 when there is none of that name: the voice of before stays. */
    set_voice(identifier: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    get_samplerate(): number;
    synthesize(text: string, onAudio: (audio: Int16Array, events: EspeakEvent[]) => boolean): void;
    synthesize_ipa(text: string): { code: number; ipa: string };
  }

  export interface EspeakModule {
    readonly eSpeakNGWorker: new () => EspeakWorker;
  }

  export default function load(options?: Record<string, unknown>): Promise<EspeakModule>;
}
