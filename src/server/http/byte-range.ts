import type { ByteRange } from '../ports/blob-store.ts';

/**
 * What a Range header asks of so many bytes. null: the whole, as for several ranges at once and for what is no range,
 * which a server may ignore. RFC 9110, 14.2.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return endOf(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  if (start >= size) return 'unsatisfiable';
  return end <= start ? null : { start, end };
}

function endOf(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size };
}
