import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';

/** Frames of the encoder are too many for lines of JSON: they stand in a file beside it, and the line says where. */
const besides = (file: string) => `${file}.frames`;

/** A line of a value: its frames are appended to the file beside it, other numbers are shortened. */
export function lineOf(file: string, value: unknown): string {
  const own = besides(file);
  let at = existsSync(own) ? statSync(own).size : 0;
  return JSON.stringify(value, (_, one) => {
    if (one instanceof Float32Array) {
      appendFileSync(own, new Uint8Array(one.buffer, one.byteOffset, one.byteLength));
      const place = { at, length: one.length };
      at += one.byteLength;
      return place;
    }
    return typeof one === 'number' ? Math.round(one * 1_000) / 1_000 : one;
  });
}

/** What was kept in lines, with its frames. */
export function readLines<Kept>(file: string): Kept[] {
  const bytes = readFileSync(besides(file));
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      JSON.parse(line, (key, one) =>
        key === 'frames' && typeof one === 'object'
          ? new Float32Array(bytes.buffer, bytes.byteOffset + one.at, one.length)
          : one,
      ),
    );
}
