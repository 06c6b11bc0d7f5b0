/** A list of a case in what somebody says back: 'if it bleeds, gets bigger, or you feel a lump'. English alone. */
const CASE = /\b(if|when) ((?:[^.:;]|\.(?=\d))*)/i;
/** What begins the deed after a case, or another case: the list ends before it. */
const ENDS = /, (?:then )?(?:(?:I|we)(?:'ll|'d| will| would| won't)?|(?:and|or|but) (?:if|when)) /i;
/** Nobody says more signs than this in one breath. */
const MOST_SIGNS = 3;

/** Somebody, or what happens: a sign that begins so stands for itself, any other leans on the one before it. */
const STANDS =
  /^(?:(?:and|or) )?(?:I|you|he|she|it|they|we|there|the|my|your|his|her|[a-z]+s|can't|won't|doesn't|don't|isn't|feel|get|see|have|start|become|lose|vomit|faint|throw|stop|notice|cough|bleed|want|wake|fall|need|keep) (?!or\b)/i;

/** A sentence with no more than three signs in its case, the first and the last among them: so people remember lists. */
export function withFewerSigns(said: string): string {
  const [whole = '', word = '', rest = ''] = CASE.exec(said) ?? [];
  if (whole === '') return said;
  const end = ENDS.exec(rest)?.index ?? rest.replace(/\s+$/, '').length;
  const signs = rest.slice(0, end).split(/, /);
  if (signs.length <= MOST_SIGNS) return said;
  const last = signs.length - 1;
  // 'Or a rash' leans on what comes before it: that is kept too.
  const governing = STANDS.test(signs[last]!)
    ? 0
    : signs.findLastIndex((each, at) => at < last && STANDS.test(each));
  const kept = new Set([0, governing > 0 ? governing : 1, last]);
  const list = signs.filter((_, at) => kept.has(at)).join(', ');
  return said.replace(whole, () => `${word} ${list}${rest.slice(end)}`);
}
