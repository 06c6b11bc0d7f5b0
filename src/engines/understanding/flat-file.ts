/** Lists of numbers that stand in a file as they do in memory. */
const LISTS = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array } as const;
type ListName = keyof typeof LISTS;

/** Any list can begin here. */
const ALIGNMENT = 8;

interface ListPlace {
  readonly list: ListName;
  readonly at: number;
  readonly length: number;
}

const alignedTo = (offset: number) => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

/**
 * Writes a plain value whose typed arrays are kept as they are: a length, a description as JSON, then the arrays.
 * What reads it again is a look at the same bytes and no copy.
 */
export function writeFlat(value: unknown): Uint8Array {
  const lists: { at: number; bytes: Uint8Array }[] = [];
  let end = 0;
  const description = JSON.stringify(value, (_key, part: unknown) => {
    if (!ArrayBuffer.isView(part)) return part;
    const { name } = part.constructor;
    if (!(name in LISTS)) throw new TypeError(`${name} is no list that a flat file can hold`);
    const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
    const at = alignedTo(end);
    lists.push({ at, bytes });
    end = at + bytes.length;
    const { length } = part as unknown as { length: number };
    return { list: name as ListName, at, length } satisfies ListPlace;
  });
  const text = new TextEncoder().encode(description);
  const body = alignedTo(4 + text.length);
  const file = new Uint8Array(body + end);
  new DataView(file.buffer).setUint32(0, text.length, true);
  file.set(text, 4);
  for (const { at, bytes } of lists) file.set(bytes, body + at);
  return file;
}

/** Reads what writeFlat wrote. The value's lists look at the file's memory. Throws for anything else. */
export function readFlat(file: Uint8Array): unknown {
  const { buffer, byteOffset: start } = file.byteOffset % ALIGNMENT === 0 ? file : file.slice();
  const length = new DataView(buffer, start).getUint32(0, true);
  const body = start + alignedTo(4 + length);
  return JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)), (_key, part: unknown) => {
    if (!isListPlace(part)) return part;
    return new LISTS[part.list](buffer as ArrayBuffer, body + part.at, part.length);
  });
}

function isListPlace(part: unknown): part is ListPlace {
  return typeof part === 'object' && part !== null && 'list' in part && 'at' in part && 'length' in part;
}
