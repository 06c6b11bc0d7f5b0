import { describe, expect, it } from 'vitest';
import type { SoundEvidence } from './evidence.ts';
import type { PhoneNorm } from './features.ts';
import { scoreWords } from './sounds.ts';

const PHONES = ['SIL', 'P', 'B', 'T'];
const [SIL, P, B, T] = [0, 1, 2, 3];
const heard = { model: { phones: PHONES, silence: SIL }, offset: 0 };

const one = [0, 1] as const;
const norm: PhoneNorm = {
  fit: one,
  lead: one,
  share3: one,
  share8: one,
  placeLead: one,
  placeShare: one,
  length: one,
};
const norms = { phones: {}, other: norm };

interface Replaced {
  readonly fitting: number;
  /** Of the acoustic model and of the encoder, for the expected sound. */
  readonly lead: number;
  readonly without?: number;
  readonly told?: { readonly rival: number; readonly lead: number };
}

/** What is named in the place of a P that scored low. */
function named({ fitting, lead, without = -50, told }: Replaced): string | null {
  const sound: SoundEvidence = {
    phone: P,
    start: 0,
    end: 8,
    fit: -3,
    lead: -3,
    share3: -3,
    share8: -3,
    agreed: 0,
    place: { rival: fitting, lead, share: -9, without, others: [] },
    ...(told && { told: { ...told, share: -9 } }),
  };
  const evidence = {
    words: [{ text: 'pie', variant: 0, sounds: [sound] }],
    total: 0,
    freeTotal: 0,
    frames: 8,
  };
  const [word] = scoreWords(heard, evidence, { words: [20], sounds: [[20]] }, norms);
  return word!.phonemes[0]!.instead?.phoneme ?? null;
}

describe('what is named in the place of a sound', () => {
  it('is what fits clearly better where the encoder was not asked', () => {
    expect(named({ fitting: B, lead: -20 })).toBe('B');
    expect(named({ fitting: B, lead: -0.5 })).toBeNull();
    expect(named({ fitting: B, lead: -20, without: 30 })).toBe('');
  });

  it('is what both hear', () => {
    expect(named({ fitting: B, lead: -20, told: { rival: B, lead: -1 } })).toBe('B');
    expect(named({ fitting: B, lead: -20, without: 30, told: { rival: SIL, lead: -1 } })).toBe('');
  });

  it('is nothing where they hear different ones, or the encoder the expected one', () => {
    expect(named({ fitting: B, lead: -20, told: { rival: T, lead: -9 } })).toBeNull();
    expect(named({ fitting: B, lead: -20, told: { rival: B, lead: 2 } })).toBeNull();
  });

  it('is what the encoder is sure of where no other one fits', () => {
    expect(named({ fitting: B, lead: 3, told: { rival: T, lead: -6 } })).toBe('T');
    expect(named({ fitting: B, lead: 3, told: { rival: T, lead: -2 } })).toBeNull();
  });
});
