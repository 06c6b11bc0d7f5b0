import { hasVerbWithin } from './verbs.ts';

/** Words that always begin a clause. */
const BEGINS =
  /[;:]|\s[-\u2013\u2014]\s|\b(?:but|because|although|though|while|whereas|so|since|which|who|when)\b/;
/** What joins clauses as well as words: 'no pain, fever and swelling'. */
const MAY_BEGIN = /,|\band\b/;

/**
 * The clauses of a sentence, each of which affirms or denies for itself. Behind a comma or 'and' only what has a verb of
 * its own is one; behind 'or' nothing is, since a 'not' before it reaches over it.
 */
export function clausesOf(sentence: string): string[] {
  return sentence.split(BEGINS).flatMap((part) => {
    const clauses: string[] = [];
    for (const piece of part.split(MAY_BEGIN)) {
      const last = clauses.at(-1);
      if (last === undefined || hasVerbWithin(piece)) clauses.push(piece);
      else clauses[clauses.length - 1] = `${last} , ${piece}`;
    }
    return clauses;
  });
}
