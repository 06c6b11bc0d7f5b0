import { AppError } from '#domain/errors.ts';

const MAX_BYTES = 4 * 1024 * 1024;

/** The bytes of a recording as it came over the wire, with or without a data URL's head. */
export function decodeBase64Audio(audioData: string): Uint8Array {
  const base64 = audioData.startsWith('data:') ? audioData.slice(audioData.indexOf(',') + 1) : audioData;
  if (base64.length > (MAX_BYTES * 4) / 3 + 4) throw new AppError('VAL_001', { reason: 'too_long' });
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new AppError('VAL_001', { reason: 'bad_audio' });
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
