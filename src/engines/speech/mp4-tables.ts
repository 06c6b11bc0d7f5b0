/** A minute of the shortest Opus packets is 24,000 samples in the sense of MP4. */
const MAX_SAMPLES = 50_000;

function positionsOf(bytes: Buffer, tag: string): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(tag, 0, 'latin1'); at !== -1; at = bytes.indexOf(tag, at + 4, 'latin1'))
    found.push(at);
  return found;
}

/** Whether a table of chunks grows, with chunks of bearable size. ISO/IEC 14496-12, section 8.7.4. */
function isSaneChunkTable(bytes: Buffer, tagAt: number): boolean {
  const first = tagAt + 12;
  if (first > bytes.length) return true;
  const claimed = bytes.readUInt32BE(tagAt + 8);
  const entries = Math.min(claimed, Math.floor((bytes.length - first) / 12));
  let last = 0;
  for (let entry = 0; entry < entries; entry++) {
    const chunk = bytes.readUInt32BE(first + entry * 12);
    const samples = bytes.readUInt32BE(first + entry * 12 + 4);
    if (chunk <= last || chunk > MAX_SAMPLES || samples > MAX_SAMPLES) return false;
    last = chunk;
  }
  return true;
}

/**
 * False when an MP4 claims more samples than a recording can have. Such claims cost four bytes, and the demuxer
 * would count to them, or make an object of each. Looks for the tables by their names, wherever they stand, so
 * that no nesting hides one.
 */
export function hasSaneMp4Tables(recording: Uint8Array): boolean {
  const bytes = Buffer.from(recording.buffer, recording.byteOffset, recording.byteLength);
  let samples = 0;
  for (const at of positionsOf(bytes, 'trun')) {
    if (at + 12 <= bytes.length) samples += bytes.readUInt32BE(at + 8);
  }
  return samples <= MAX_SAMPLES && positionsOf(bytes, 'stsc').every((at) => isSaneChunkTable(bytes, at));
}
