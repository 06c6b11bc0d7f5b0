const CHUNK = 0x8000;

/** What a call answers (base64 MP3), as something that can be played. Throws on text that is no base64. */
export function mp3FromBase64(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'audio/mpeg' });
}

/** A recording as calls take it. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  // String.fromCharCode takes only so many arguments.
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(text);
}
