/** Containers that browsers record and providers know by the file's name. */
const KINDS = [
  { extension: 'webm', type: 'audio/webm', at: 0, magic: [0x1a, 0x45, 0xdf, 0xa3] },
  { extension: 'mp4', type: 'audio/mp4', at: 4, magic: [0x66, 0x74, 0x79, 0x70] },
  { extension: 'ogg', type: 'audio/ogg', at: 0, magic: [0x4f, 0x67, 0x67, 0x53] },
  { extension: 'wav', type: 'audio/wav', at: 8, magic: [0x57, 0x41, 0x56, 0x45] },
  { extension: 'mp3', type: 'audio/mpeg', at: 0, magic: [0x49, 0x44, 0x33] },
] as const;

/** A recording as a file to upload, named after what its first bytes say; null where they say nothing we know. */
export function recordingFile(audio: Uint8Array): File | null {
  const known = KINDS.find(({ at, magic }) => magic.every((byte, i) => audio[at + i] === byte));
  const isBareMp3 = audio[0] === 0xff && ((audio[1] ?? 0) & 0xe6) === 0xe2;
  const kind = known ?? (isBareMp3 ? KINDS[4] : undefined);
  if (!kind) return null;
  return new File([new Uint8Array(audio)], `recording.${kind.extension}`, { type: kind.type });
}
