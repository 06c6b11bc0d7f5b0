import { describe, expect, it } from 'vitest';
import { field, fieldsOf, numberField } from './protocol-buffers.ts';

describe('messages of Protocol Buffers', () => {
  it('are read as they were written, numbers by themselves passed over', () => {
    const long = Uint8Array.from({ length: 300 }, (_, at) => at % 256);
    const message = Uint8Array.from([...numberField(1, 32_768), ...field(7, long), ...field(2, [1, 2])]);
    expect([...fieldsOf(message)]).toEqual([
      { number: 7, bytes: long },
      { number: 2, bytes: Uint8Array.from([1, 2]) },
    ]);
  });

  it('pass over numbers of four and of eight bytes', () => {
    const message = Uint8Array.from([
      (1 << 3) | 5,
      0,
      0,
      0,
      0,
      (2 << 3) | 1,
      ...new Array(8).fill(9),
      ...field(3, [4]),
    ]);
    expect([...fieldsOf(message)]).toEqual([{ number: 3, bytes: Uint8Array.from([4]) }]);
  });

  it('refuse what is none', () => {
    expect(() => [...fieldsOf(Uint8Array.from([3]))]).toThrow(RangeError);
    expect(() => [...fieldsOf(Uint8Array.from([10, 200]))]).toThrow(RangeError);
  });
});
