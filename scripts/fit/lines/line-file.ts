import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlat, writeFlat } from '#engines/understanding/flat-file.ts';
import {
  type ByteMatrix,
  roundedMatrix,
  throughMatrix,
  unitOf,
  wholeMatrix,
} from '#engines/understanding/meaning/byte-matrix.ts';
import { EncoderTop } from '#engines/understanding/meaning/encoder-top.ts';
import { GENERAL, LINES_FILE, type LineNumbers } from '#engines/understanding/meaning/line-meanings.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';
import { UPPER_NUMBERS } from './numbers.ts';

/** Puts what was fitted (a folder of plain numbers, a file for each matrix) into the file that the product reads. */
export function lineFile(folder: string): Uint8Array {
  const shapes = JSON.parse(readFileSync(join(folder, 'shapes.json'), 'utf8')) as Record<string, number[]>;
  const numbers = (name: string) => {
    const { buffer, byteOffset, length } = readFileSync(join(folder, `${name}.f32`));
    return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  };
  const matrix = (name: string): ByteMatrix => roundedMatrix(numbers(name), shapes[name]!.at(-1)!);
  const top = Object.fromEntries(
    Object.entries(UPPER_NUMBERS).map(([name, packaged]) => [packaged, matrix(name)]),
  );
  const ask = matrix('ask');
  const upper = new EncoderTop((ending) => wholeMatrix(top[ending]!));
  const encoder = new SentenceEncoder();
  const topics = JSON.parse(readFileSync(join(folder, 'topics.json'), 'utf8')) as Record<string, string[]>;
  const keyOf = (text: string) => [...unitOf(throughMatrix(ask, upper.of(encoder.rows(text))))];
  return writeFlat({
    top,
    ask,
    told: matrix('told'),
    line: matrix('line'),
    carried: matrix('carried'),
    gate: numbers('gate'),
    gateBias: numbers('gate_bias')[0]!,
    general: roundedMatrix(transposed(numbers('general'), GENERAL.length), GENERAL.length),
    generalBias: numbers('general_bias'),
    topics: Object.fromEntries(
      Object.entries(topics).map(([topic, texts]) => [topic, Float32Array.from(texts.flatMap(keyOf))]),
    ),
  } satisfies LineNumbers);
}

/** [row][column] as [column][row]. */
function transposed(values: Float32Array, rows: number): Float32Array {
  const columns = values.length / rows;
  return Float32Array.from(values, (_, at) => values[(at % rows) * columns + Math.floor(at / rows)]!);
}

/**
 * Writes the numbers of the file that the product reads as `learn.py` reads them, to a step of a byte. What only learning
 * needs is not in it, and begins anew.
 */
export function writeShipped(folder: string): void {
  const shipped = readFlat(readFileSync(LINES_FILE)) as LineNumbers;
  mkdirSync(folder, { recursive: true });
  const write = (name: string, { buffer, byteOffset, byteLength }: Float32Array) =>
    writeFileSync(join(folder, `${name}.f32`), new Uint8Array(buffer, byteOffset, byteLength));
  for (const [name, packaged] of Object.entries(UPPER_NUMBERS))
    write(name, wholeMatrix(shipped.top[packaged]!));
  for (const name of ['ask', 'told', 'line', 'carried'] as const) write(name, wholeMatrix(shipped[name]));
  const general = wholeMatrix(shipped.general);
  write('general', transposed(general, general.length / GENERAL.length));
  write('general_bias', shipped.generalBias);
  write('gate', shipped.gate);
  write('gate_bias', Float32Array.of(shipped.gateBias));
}
