import type { Act } from '#domain/practice/complex/acts.ts';
import type { Clause } from './interpret.ts';
import { isAsked } from './marks.ts';
import { bare } from './words/following-words.ts';

/** So many words may stand before a comma and name what is asked about after it. */
const MOST_AHEAD = 7;
/** 'And if you fell again and couldn't get up, what would you do?' */
const IS_CASE =
  /(?:^|: )(?:(?:and|so|but|now|y|pero|entonces|et|mais|alors|und|aber|also|e|mas|então) )*(?:if|when|should|si|cuando|quand|wenn|falls|sollte\w*|se|quando|caso)\b/i;
const MOST_OF_CASE = 24;
/** What stands alone before a question as well. */
const ALONE: ReadonlySet<Act> = new Set<Act>([
  'greet',
  'thank',
  'acknowledge',
  'empathy',
  'affirm',
  'deny',
  'goodbye',
]);

/** 'And your mother, did she have any problems?' is one question, though it was read as two clauses. */
export function wholeQuestions(
  clauses: readonly Clause[],
  mayLead: (clause: Clause) => boolean = () => true,
): Clause[] {
  const isLeading = (clause: Clause) => isAhead(clause) && mayLead(clause);
  return clauses.flatMap((clause, at) => {
    const [before, after] = [clauses[at - 1], clauses[at + 1]];
    if (isLeading(clause) && after && isAsked(after)) return [];
    if (before && goesOnAlone(before, clause)) return [];
    if (before && isLeading(before) && isAsked(clause)) return [joined(before, clause)];
    return [
      after && goesOnAlone(clause, after) ? { ...clause, text: `${clause.text} ${after.text}` } : clause,
    ];
  });
}

/** 'Do you smoke, or did you in the past?': a verb that says no more than when. */
const goesOnAlone = (before: Clause, clause: Clause): boolean =>
  isAsked(before) && isAsked(clause) && IS_ELLIPSIS.test(bare(clause.text));

const IS_ELLIPSIS =
  /^(?:(?:or|and) )?(?:did|do|does|have|has|had|are|were|was|is|can|could|would) (?:you|he|she|it|they)(?: ever)? (?:in the past|before|earlier|at all|recently|these days|nowadays|now|then|once|yet)$/;

/** 'Any fever, headache, or does your face feel numb?' asks for all that either names. */
const joined = (before: Clause, clause: Clause): Clause => ({
  ...clause,
  text: `${before.text.trim()} ${clause.text}`,
  symptoms: [...new Set([...(before.symptoms ?? []), ...(clause.symptoms ?? [])])],
});

const isAhead = ({ text, readings: [best] }: Clause): boolean =>
  text.trim().endsWith(',') &&
  text.split(' ').length <= (IS_CASE.test(text) ? MOST_OF_CASE : MOST_AHEAD) &&
  !(best && ALONE.has(best.act));
