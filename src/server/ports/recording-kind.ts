import { KEPT } from './blob-store.ts';

const MEDIA_TYPES = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
} as const;

type RecordingKind = keyof typeof MEDIA_TYPES;

/** The key under which a recording is kept: it says of which kind it is. */
export function keyOfRecording(audio: Uint8Array, id: string): string {
  return `${KEPT}${kindOf(audio)}-${id}`;
}

/** What a browser is told of a blob. All that the product makes itself is MP3. */
export function mediaTypeOf(key: string): string {
  const kind = key.startsWith(KEPT) ? key.slice(KEPT.length).split('-')[0] : 'mp3';
  return MEDIA_TYPES[kind as RecordingKind] ?? MEDIA_TYPES.mp3;
}

/** By how the file begins. */
function kindOf(audio: Uint8Array): RecordingKind {
  const head = String.fromCharCode(...audio.subarray(0, 8));
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  if (head.startsWith('OggS')) return 'ogg';
  if (head.startsWith('RIFF')) return 'wav';
  return head.slice(4) === 'ftyp' ? 'mp4' : 'mp3';
}
