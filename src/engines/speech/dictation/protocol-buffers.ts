const VARINT = 0;
const EIGHT_BYTES = 1;
const LENGTH_DELIMITED = 2;
const FOUR_BYTES = 5;

/** A field of a message that is text, bytes, packed numbers or a message itself. */
export interface Field {
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** The fields of a message that have a length; numbers by themselves are passed over. RangeError for what is none. */
export function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++];
      if (byte === undefined) throw new RangeError('A message of Protocol Buffers ends within a number');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = number();
    const kind = tag & 7;
    if (kind === VARINT) number();
    else if (kind === EIGHT_BYTES) at += 8;
    else if (kind === FOUR_BYTES) at += 4;
    else if (kind === LENGTH_DELIMITED) {
      const length = number();
      yield { number: tag >> 3, bytes: message.subarray(at, at + length) };
      at += length;
    } else throw new RangeError(`No message of Protocol Buffers: kind ${kind}`);
  }
}

/** A field with a length: text, bytes, packed numbers or a message. */
export function field(number: number, bytes: Iterable<number>): number[] {
  const content = [...bytes];
  return [(number << 3) | LENGTH_DELIMITED, ...varint(content.length), ...content];
}

/** A field that is one number. */
export const numberField = (number: number, value: number): number[] => [
  (number << 3) | VARINT,
  ...varint(value),
];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
}
