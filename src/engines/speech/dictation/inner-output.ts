import { GRAPH_OF_MODEL, NAME_OF_VALUE, OUTPUT_OF_GRAPH } from './onnx-fields.ts';
import { field } from './protocol-buffers.ts';

/**
 * What to put behind a model in ONNX's format, so that it also gives out one of its inner values: in Protocol Buffers a
 * message that comes twice is joined, here the graph with one that holds nothing but the output.
 */
export function innerOutput(name: string): Uint8Array {
  const value = field(NAME_OF_VALUE, new TextEncoder().encode(name));
  return Uint8Array.from(field(GRAPH_OF_MODEL, field(OUTPUT_OF_GRAPH, value)));
}
