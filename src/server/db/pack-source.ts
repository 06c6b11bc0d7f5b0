/** Where content comes from. */
export interface PackSource {
  /** The pack's, within the folder of content. */
  readonly path: string;
  /** When it is imported. */
  readonly now: Date;
}

/** Retires what a pack had and has no more. */
export interface Retirement extends PackSource {
  /** The ids of what it has now; none when it was removed. */
  readonly kept: readonly string[];
}
