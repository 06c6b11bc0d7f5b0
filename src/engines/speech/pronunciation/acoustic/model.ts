import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where in its word a sound stands; the model keeps separate variants for each. */
export type WordPosition = 'internal' | 'begin' | 'end' | 'single';
const POSITION_CODE: Record<WordPosition, number> = { internal: 0, begin: 1, end: 2, single: 3 };
const STATES = 3;
const DIMENSIONS = 13;
const STREAMS = 3;

/**
 * A phonetically tied mixture model in the CMU Sphinx format: 128 Gaussians per phone and feature stream, shared
 * by all the phone's states ("senones"), which differ in their mixture weights alone.
 */
export interface AcousticModel {
  readonly phones: readonly string[];
  readonly phoneIndex: ReadonlyMap<string, number>;
  readonly silence: number;
  /** Silence and noises: what no word is made of. */
  readonly fillers: ReadonlySet<number>;
  readonly senoneCount: number;
  readonly densities: number;
  /** [phone][stream][density][dimension] */
  readonly means: Float32Array;
  /** 1 / (2 variance), laid out as `means`. */
  readonly precisions: Float32Array;
  /** Log of each density's height, [phone][stream][density]. */
  readonly heights: Float32Array;
  /** Linear mixture weights of each phone's senones, [stream][density][senone in the order of `senonesByPhone`]. */
  readonly weights: readonly Float32Array[];
  readonly senonesByPhone: readonly Uint16Array[];
  /** Log probability of staying in a state and of leaving it, [phone][state][stay, next]. */
  readonly transitions: Float32Array;
  /** The three states of each phone whatever its neighbours. */
  readonly plainSenones: readonly (readonly number[])[];
  /** The three states of a phone between two others. */
  senonesOf(phone: number, left: number, right: number, position: WordPosition): readonly number[];
}

interface Cursor {
  readonly view: DataView;
  at: number;
}

/** Reads the model in `folder` (mdef, means, variances, sendump, transition_matrices). About 60 ms. */
export function loadAcousticModel(folder: string): AcousticModel {
  const definition = readDefinition(path.join(folder, 'mdef'));
  const means = readGaussians(path.join(folder, 'means'));
  const variances = readGaussians(path.join(folder, 'variances'));
  const { precisions, heights } = invert(variances.values);
  return {
    phones: definition.phones,
    phoneIndex: new Map(definition.phones.map((name, index) => [name, index])),
    silence: definition.silence,
    fillers: new Set(definition.phones.flatMap((name, index) => (/^(SIL$|\+)/.test(name) ? [index] : []))),
    senoneCount: definition.senoneCount,
    densities: means.densities,
    means: means.values,
    precisions,
    heights,
    weights: readWeights(path.join(folder, 'sendump'), definition, means.densities),
    senonesByPhone: definition.senonesByPhone,
    transitions: readTransitions(path.join(folder, 'transition_matrices'), definition.phones.length),
    plainSenones: definition.plainSenones,
    senonesOf: definition.senonesOf,
  };
}

function open(file: string): Cursor {
  const bytes = readFileSync(file);
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 };
}

function int32(cursor: Cursor): number {
  cursor.at += 4;
  return cursor.view.getInt32(cursor.at - 4, true);
}

function floats(cursor: Cursor, count: number): Float32Array {
  const values = new Float32Array(count);
  for (let i = 0; i < count; i++) values[i] = cursor.view.getFloat32(cursor.at + 4 * i, true);
  cursor.at += 4 * count;
  return values;
}

/** Skips the text header of the "s3" files, which ends with "endhdr", and the byte order mark after it. */
function openS3(file: string): Cursor {
  const cursor = open(file);
  const head = Buffer.from(
    cursor.view.buffer,
    cursor.view.byteOffset,
    Math.min(1024, cursor.view.byteLength),
  );
  cursor.at = head.indexOf('endhdr\n') + 'endhdr\n'.length;
  if (int32(cursor) !== 0x11223344) throw new Error(`Unexpected byte order in ${file}`);
  return cursor;
}

function readGaussians(file: string) {
  const cursor = openS3(file);
  int32(cursor); // phones
  const streams = int32(cursor);
  const densities = int32(cursor);
  for (let i = 0; i < streams; i++) {
    if (int32(cursor) !== DIMENSIONS) throw new Error(`Unexpected feature length in ${file}`);
  }
  if (streams !== STREAMS) throw new Error(`Unexpected number of streams in ${file}`);
  return { densities, values: floats(cursor, int32(cursor)) };
}

function invert(variances: Float32Array) {
  const precisions = new Float32Array(variances.length);
  const heights = new Float32Array(variances.length / DIMENSIONS);
  for (let i = 0; i < variances.length; i++) {
    const variance = Math.max(variances[i]!, 1e-4);
    precisions[i] = 1 / (2 * variance);
    heights[(i / DIMENSIONS) | 0]! -= 0.5 * Math.log(2 * Math.PI * variance);
  }
  return { precisions, heights };
}

interface SenoneLayout {
  readonly senoneCount: number;
  readonly senonesByPhone: readonly Uint16Array[];
}

/** Weights are bytes: minus the logarithm to base 1.0001, shifted right by ten bits. [stream][density][senone] */
function readWeights(file: string, layout: SenoneLayout, densities: number): Float32Array[] {
  const cursor = open(file);
  for (let length = int32(cursor); length > 0; length = int32(cursor)) cursor.at += length;
  const sizes = [int32(cursor), int32(cursor)];
  if (sizes[0] !== densities || sizes[1] !== layout.senoneCount)
    throw new Error(`Unexpected size of ${file}`);
  const table = Float32Array.from({ length: 256 }, (_, byte) => Math.exp(-byte * 1024 * Math.log(1.0001)));
  return layout.senonesByPhone.map((senones) => {
    const weights = new Float32Array(STREAMS * densities * senones.length);
    for (let row = 0, to = 0; row < STREAMS * densities; row++) {
      const from = cursor.at + row * layout.senoneCount;
      for (let i = 0; i < senones.length; i++)
        weights[to++] = table[cursor.view.getUint8(from + senones[i]!)]!;
    }
    return weights;
  });
}

function readTransitions(file: string, phones: number): Float32Array {
  const cursor = openS3(file);
  for (let i = 0; i < 4; i++) int32(cursor);
  const counts = floats(cursor, phones * STATES * (STATES + 1));
  const transitions = new Float32Array(phones * STATES * 2);
  for (let row = 0; row < phones * STATES; row++) {
    const state = row % STATES;
    const stay = counts[row * (STATES + 1) + state]!;
    const next = counts[row * (STATES + 1) + state + 1]!;
    transitions[row * 2] = Math.log(Math.max(stay / (stay + next), 1e-4));
    transitions[row * 2 + 1] = Math.log(Math.max(next / (stay + next), 1e-4));
  }
  return transitions;
}

function readDefinition(file: string) {
  const cursor = open(file);
  cursor.at = 8;
  const descriptionLength = int32(cursor);
  cursor.at += descriptionLength;
  const [phoneCount, triphoneCount, , , senoneCount, , sequenceCount, , treeSize, silence] = Array.from(
    { length: 10 },
    () => int32(cursor),
  ) as [number, number, number, number, number, number, number, number, number, number];
  const phones = readNames(cursor, phoneCount);
  cursor.at += treeSize * 8;
  // Entry: sequence, transition matrix, then word position, phone, left and right context as bytes.
  const sequenceOf = new Int32Array(4 * phoneCount ** 3).fill(-1);
  const plain = new Int32Array(phoneCount);
  const owner = new Map<number, number>();
  for (let i = 0; i < triphoneCount; i++, cursor.at += 12) {
    const sequence = cursor.view.getInt32(cursor.at, true);
    const byte = (offset: number) => cursor.view.getUint8(cursor.at + 8 + offset);
    if (i < phoneCount) plain[i] = sequence;
    else
      sequenceOf[((byte(0) * phoneCount + byte(1)) * phoneCount + byte(2)) * phoneCount + byte(3)] = sequence;
    owner.set(sequence, i < phoneCount ? i : byte(1));
  }
  cursor.at += 4;
  const sequences = Array.from({ length: sequenceCount }, (_, i) =>
    Array.from({ length: STATES }, (_, s) => cursor.view.getUint16(cursor.at + (i * STATES + s) * 2, true)),
  );
  const byPhone = phones.map(() => new Set<number>());
  for (const [sequence, phone] of owner)
    for (const senone of sequences[sequence]!) byPhone[phone]!.add(senone);
  const senonesByPhone = byPhone.map((senones) => Uint16Array.from(senones).sort());

  const plainSenones = Array.from(plain, (sequence) => sequences[sequence]!);
  function senonesOf(phone: number, left: number, right: number, position: WordPosition): readonly number[] {
    for (const code of [POSITION_CODE[position], 0, 1, 2, 3]) {
      const sequence = sequenceOf[((code * phoneCount + phone) * phoneCount + left) * phoneCount + right]!;
      if (sequence >= 0) return sequences[sequence]!;
    }
    return plainSenones[phone]!;
  }
  return { phones, silence, senoneCount, senonesByPhone, plainSenones, senonesOf };
}

/** Names end with a zero byte; the block is padded to four bytes. */
function readNames(cursor: Cursor, count: number): string[] {
  const start = cursor.at;
  const names: string[] = [];
  while (names.length < count) {
    let name = '';
    for (let byte = cursor.view.getUint8(cursor.at++); byte > 0; byte = cursor.view.getUint8(cursor.at++)) {
      name += String.fromCharCode(byte);
    }
    names.push(name);
  }
  cursor.at = start + Math.ceil((cursor.at - start) / 4) * 4;
  return names;
}
