/** Ends of words, in the order of time. The first one is the start of the sentence. */
export interface WordEnds {
  readonly count: number;
  /** `words` of the network for the start. */
  readonly word: Int32Array;
  /** Last frame; -1 for the start. */
  readonly frame: Int32Array;
  /** The end that this one follows; a pause follows the end of its own word. */
  readonly origin: Int32Array;
  readonly isPause: Uint8Array;
  readonly score: Float64Array;
  /** First end at or after each frame. */
  readonly at: Int32Array;
}

/** The ends that were found so far, frame by frame. */
export class EndsSoFar {
  count = 0;
  readonly word: number[] = [];
  readonly frame: number[] = [];
  readonly origin: number[] = [];
  readonly isPause: number[] = [];
  /** The last sound. */
  readonly phone: number[] = [];
  readonly score: number[] = [];
  #at: number[] = [];
  /** The ends of this frame, by word; a pause after a word is another one. */
  #ofFrame = new Map<number, number>();

  /** Goes on to the next frame. */
  begin(): void {
    this.#at.push(this.count);
    this.#ofFrame.clear();
  }

  /** Keeps an end, the best one of each word and frame. */
  note(frame: number, word: number, phone: number, isPause: boolean, origin: number, score: number): void {
    const key = isPause ? -1 - word : word;
    const known = this.#ofFrame.get(key);
    if (known === undefined) {
      this.#ofFrame.set(key, this.count);
      this.add(word, frame, origin, isPause, phone, score);
    } else if (score > this.score[known]!) {
      this.score[known] = score;
      this.origin[known] = origin;
      this.phone[known] = phone;
    }
  }

  add(word: number, frame: number, origin: number, isPause: boolean, phone: number, score: number): void {
    this.word.push(word);
    this.frame.push(frame);
    this.origin.push(origin);
    this.isPause.push(isPause ? 1 : 0);
    this.phone.push(phone);
    this.score.push(score);
    this.count++;
  }

  finished(): WordEnds {
    return {
      count: this.count,
      word: Int32Array.from(this.word),
      frame: Int32Array.from(this.frame),
      origin: Int32Array.from(this.origin),
      isPause: Uint8Array.from(this.isPause),
      score: Float64Array.from(this.score),
      at: Int32Array.from([...this.#at, this.count]),
    };
  }
}
