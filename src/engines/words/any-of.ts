/** One pattern of several, with the flags of the first: it finds what any of them finds. A long one stays readable so. */
export const anyOf = (first: RegExp, ...others: readonly RegExp[]): RegExp =>
  new RegExp([first, ...others].map(({ source }) => source).join('|'), first.flags);
