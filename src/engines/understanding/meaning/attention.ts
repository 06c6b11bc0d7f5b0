const HEADS = 4;
/**
 * So many rows are gone through side by side. Each sum is added up in the order that it would have by itself, to the
 * bit; one alone would wait for each of its additions, or be read and written with each.
 */
const AT_ONCE = 4;

/** Where a head of one row has its query, and of the first row its key and its value: so many numbers each. */
interface Head {
  readonly query: number;
  readonly keys: number;
  readonly values: number;
  readonly size: number;
  /** From one row to the next. */
  readonly stride: number;
  /** Of the last row from the first. */
  readonly last: number;
}

/**
 * Lets each row take from the values of all, by how its query suits their keys: scaled dot products, head by head. A
 * row is asked with its query, its key and its value one behind the other, each of a width.
 */
export function attend(asked: Float32Array, width: number): Float32Array {
  const stride = 3 * width;
  const count = asked.length / stride;
  const size = width / HEADS;
  const last = (count - 1) * stride;
  const result = new Float32Array(count * width);
  const shares = new Float64Array(Math.ceil(count / AT_ONCE) * AT_ONCE);
  for (let at = 0; at < width; at += size) {
    for (let row = 0; row < count; row++) {
      const query = row * stride + at;
      const head = { query, keys: width + at, values: 2 * width + at, size, stride, last };
      compare(asked, head, shares);
      toShares(shares, count);
      take(asked, head, shares, result, row * width + at);
    }
  }
  return result;
}

/** How well a query suits each key. Behind the last one it is compared with that again. */
function compare(asked: Float32Array, head: Head, suits: Float64Array): void {
  const { query, keys, size, stride, last } = head;
  const root = Math.sqrt(size);
  for (let at = 0; at < suits.length; at += AT_ONCE) {
    const first = keys + at * stride;
    const second = Math.min(first + stride, keys + last);
    const third = Math.min(first + 2 * stride, keys + last);
    const fourth = Math.min(first + 3 * stride, keys + last);
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < size; i++) {
      const value = asked[query + i]!;
      a += value * asked[first + i]!;
      b += value * asked[second + i]!;
      c += value * asked[third + i]!;
      d += value * asked[fourth + i]!;
    }
    suits[at] = a / root;
    suits[at + 1] = b / root;
    suits[at + 2] = c / root;
    suits[at + 3] = d / root;
  }
}

/** Softmax of the first values, in place; the others are 0. */
function toShares(values: Float64Array, count: number): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) top = Math.max(top, values[i]!);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i] = Math.exp(values[i]! - top);
  for (let i = 0; i < count; i++) values[i]! /= sum;
  values.fill(0, count);
}

/** Adds up what a row takes of all values. Behind the last one it takes nothing. */
function take(asked: Float32Array, head: Head, shares: Float64Array, result: Float32Array, to: number): void {
  const { values, size, stride, last } = head;
  for (let at = 0; at < shares.length; at += AT_ONCE) {
    const first = values + at * stride;
    const second = Math.min(first + stride, values + last);
    const third = Math.min(first + 2 * stride, values + last);
    const fourth = Math.min(first + 3 * stride, values + last);
    const a = shares[at]!;
    const b = shares[at + 1]!;
    const c = shares[at + 2]!;
    const d = shares[at + 3]!;
    for (let i = 0; i < size; i++) {
      const one = Math.fround(result[to + i]! + a * asked[first + i]!);
      const two = Math.fround(one + b * asked[second + i]!);
      const three = Math.fround(two + c * asked[third + i]!);
      result[to + i] = three + d * asked[fourth + i]!;
    }
  }
}
