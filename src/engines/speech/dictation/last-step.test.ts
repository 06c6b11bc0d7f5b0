import { describe, expect, it } from 'vitest';
import { takeLastStep } from './last-step.ts';
import { field, numberField } from './protocol-buffers.ts';

const text = (value: string) => new TextEncoder().encode(value);
const TURNED = 'model.decoder.embed_tokens.weight_transposed_quantized';
const WEIGHTS = Uint8Array.from({ length: 832 }, (_, at) => at % 256);

/** A model of a table, its zero, and as many nodes that take it turned round as it has branches. */
function modelWith(branches: number): Uint8Array {
  const name = 'model.decoder.embed_tokens.weight_merged_0';
  const table = [...field(8, text(`${name}_quantized`)), ...field(9, WEIGHTS)];
  const zero = [...numberField(2, 2), ...field(5, [107]), ...field(8, text(`${name}_zero_point`))];
  const node = field(1, [...field(1, text(TURNED)), ...field(1, text('scale'))]);
  const nodes = Array.from({ length: branches }, () => node).flat();
  return Uint8Array.from(field(7, [...nodes, ...field(5, table), ...field(5, zero)]));
}

describe('the last step of the decoder', () => {
  it('is taken off in both branches, and what it multiplied by is given out', () => {
    const model = modelWith(2);
    const { ending, table } = takeLastStep(model);
    expect(Buffer.from(model).includes(TURNED)).toBe(false);
    expect(table).toEqual({ weights: WEIGHTS, zero: 107, width: 416 });
    expect(Buffer.from(model).includes('weight_that_changes_nothing')).toBe(true);
    expect(Buffer.from(ending).includes('weight_that_changes_nothing')).toBe(true);
  });

  it('is not guessed at in another model', () => {
    expect(() => takeLastStep(modelWith(1))).toThrow(RangeError);
    expect(() => takeLastStep(Uint8Array.from(field(7, [])))).toThrow(RangeError);
  });
});
