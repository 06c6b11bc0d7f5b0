import { execFileSync } from 'node:child_process';
import { synthesize } from '../../src/engines/speech/espeak.ts';
import { type FliteVoice, speakFlite } from '../../src/engines/speech/flite.ts';

/** A voice that can say a term, as the bytes of a WAV file. */
export interface TrialVoice {
  readonly name: string;
  say(text: string): Promise<Uint8Array>;
}

export function fliteVoice(voice: FliteVoice): TrialVoice {
  const ascii = (text: string) => text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  return {
    name: `flite ${voice}`,
    say: async (text) => {
      const { pcm, sampleRate } = await speakFlite(ascii(text), voice);
      return wavOf(pcm, sampleRate);
    },
  };
}

export function espeakVoice(voice: string): TrialVoice {
  return {
    name: `espeak-ng ${voice}`,
    say: async (text) => {
      const { pcm, sampleRate } = await synthesize(text, voice);
      return wavOf(pcm, sampleRate);
    },
  };
}

/** espeak-ng's command line takes phonemes between [[ ]]; null where it is not installed. */
export function espeakCommand(): {
  phonemesOf(text: string, voice: string): string[];
  say(phonemes: string, voice: string): Uint8Array;
} | null {
  try {
    execFileSync('espeak-ng', ['--version'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return {
    phonemesOf: (text, voice) =>
      execFileSync('espeak-ng', ['-q', '-x', '--sep=_', '-v', voice, text], { encoding: 'utf8' })
        .trim()
        .split('_')
        .filter((phoneme) => phoneme !== ''),
    say: (phonemes, voice) =>
      new Uint8Array(execFileSync('espeak-ng', ['-v', voice, '--stdout', `[[${phonemes}]]`])),
  };
}

/** 16-bit mono WAV with a third of a second of faint noise around the voice, as a room has. */
function wavOf(pcm: Float32Array, rate: number): Uint8Array {
  const room = Math.round(rate / 3);
  const bytes = new DataView(new ArrayBuffer(44 + 2 * (pcm.length + 2 * room)));
  const text = (at: number, value: string) => {
    for (let i = 0; i < value.length; i++) bytes.setUint8(at + i, value.charCodeAt(i));
  };
  text(0, 'RIFF');
  bytes.setUint32(4, bytes.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, 2 * rate, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, bytes.byteLength - 44, true);
  let state = 1;
  for (let i = 0; i < pcm.length + 2 * room; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const noise = (state / 0x7fffffff - 0.5) * 0.002;
    const value = (pcm[i - room] ?? 0) * 0.9 + noise;
    bytes.setInt16(44 + 2 * i, Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767))), true);
  }
  return new Uint8Array(bytes.buffer);
}
