import {
  BYTES_OF_TENSOR,
  DIMENSION_OF_TENSOR,
  GRAPH_OF_MODEL,
  INITIALIZER_OF_GRAPH,
  INPUT_OF_NODE,
  INTEGERS_OF_TENSOR,
  NAME_OF_TENSOR,
  TYPE_OF_TENSOR,
  UINT8,
} from './onnx-fields.ts';
import { field, fieldsOf, numberField } from './protocol-buffers.ts';
import type { Table } from './vocabulary-product.ts';

/** Numbers that the decoder has for each token. */
const WIDTH = 416;
const TABLE = 'model.decoder.embed_tokens.weight_merged_0';
/** The table turned round, as the last step of either branch of the decoder takes it: at the beginning, and later. */
const TURNED = 'model.decoder.embed_tokens.weight_transposed_quantized';
const BRANCHES = 2;
/** Of the same length, as it is written in its place. */
const ALIKE = 'model.decoder.embed_tokens.weight_that_changes_nothing';

/** What is left of a decoder whose last step was taken off. */
export interface Taken {
  /** What has to follow the model. */
  readonly ending: Uint8Array;
  /** What the step would have multiplied by, for each token; within the model. */
  readonly table: Table;
}

/**
 * Takes the last step off Moonshine's decoder in ONNX's format, in its place: the runtime would make a matrix of 54 MB from
 * bytes, anew for each token that is written. What the model calls `logits` is then what has to be multiplied by the
 * table's rows. RangeError for another model.
 */
export function takeLastStep(model: Uint8Array): Taken {
  const weights = initializerOf(model, `${TABLE}_quantized`, BYTES_OF_TENSOR);
  const [zero = 0] = initializerOf(model, `${TABLE}_zero_point`, INTEGERS_OF_TENSOR);
  const taken = Buffer.from([...field(INPUT_OF_NODE, bytesOf(TURNED)), ...INPUT]);
  const other = Buffer.from(field(INPUT_OF_NODE, bytesOf(ALIKE)));
  const bytes = Buffer.from(model.buffer, model.byteOffset, model.byteLength);
  let found = 0;
  for (let at = bytes.indexOf(taken); at >= 0; at = bytes.indexOf(taken, at + 1), found++)
    bytes.set(other, at);
  if (found !== BRANCHES) throw new RangeError(`The decoder has its table in ${found} places`);
  return { ending: initializer(ALIKE, alike(zero)), table: { weights, zero, width: WIDTH } };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What begins the field of a node's next input. */
const INPUT = field(INPUT_OF_NODE, []).slice(0, 1);

function initializerOf(model: Uint8Array, name: string, number: number): Uint8Array {
  for (const graph of fieldsIn(model, GRAPH_OF_MODEL)) {
    for (const tensor of fieldsIn(graph, INITIALIZER_OF_GRAPH)) {
      const [own] = fieldsIn(tensor, NAME_OF_TENSOR);
      const [value] = fieldsIn(tensor, number);
      if (own && value && Buffer.from(own).toString() === name) return value;
    }
  }
  throw new RangeError(`The decoder has no ${name}`);
}

function* fieldsIn(message: Uint8Array, number: number): Generator<Uint8Array> {
  for (const each of fieldsOf(message)) if (each.number === number) yield each.bytes;
}

/** By this matrix rows stay what they are, but for the scale of the table. */
function alike(zero: number): Uint8Array {
  return Uint8Array.from({ length: WIDTH * WIDTH }, (_, at) => (at % (WIDTH + 1) === 0 ? zero + 1 : zero));
}

/** A message that comes twice is joined: the graph has one tensor more. */
function initializer(name: string, square: Uint8Array): Uint8Array {
  const tensor = [
    ...numberField(DIMENSION_OF_TENSOR, WIDTH),
    ...numberField(DIMENSION_OF_TENSOR, WIDTH),
    ...numberField(TYPE_OF_TENSOR, UINT8),
    ...field(NAME_OF_TENSOR, bytesOf(name)),
    ...field(BYTES_OF_TENSOR, square),
  ];
  return Uint8Array.from(field(GRAPH_OF_MODEL, field(INITIALIZER_OF_GRAPH, tensor)));
}
