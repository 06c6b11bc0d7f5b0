const LENGTH_DELIMITED = 2;
const GRAPH_OF_MODEL = 7;
const OUTPUT_OF_GRAPH = 12;
const NAME_OF_VALUE = 1;

/**
 * What to put behind a model in ONNX's format, so that it also gives out one of its inner values: in Protocol Buffers a
 * message that comes twice is joined, here the graph with one that holds nothing but the output. RangeError for names of
 * more than some hundred bytes.
 */
export function innerOutput(name: string): Uint8Array {
  const value = field(NAME_OF_VALUE, new TextEncoder().encode(name));
  return field(GRAPH_OF_MODEL, field(OUTPUT_OF_GRAPH, value));
}

/** A field of up to 127 bytes: its length takes one. */
function field(number: number, bytes: Uint8Array): Uint8Array {
  if (bytes.length > 127) throw new RangeError('Too long for a length of one byte');
  return Uint8Array.from([(number << 3) | LENGTH_DELIMITED, bytes.length, ...bytes]);
}
