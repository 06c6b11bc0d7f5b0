import type { Severity } from '#domain/oet/writing/assessment.ts';
import type { Token } from '../text/tagger.ts';

/** A mistake of language. Places are in the letter. */
export interface Slip {
  readonly rule: string;
  readonly severity: Severity;
  readonly from: number;
  readonly to: number;
  readonly why: string;
  /** What to write instead of the letters from `from` to `to`; null where that depends on what was meant. */
  readonly mend: string | null;
  /** Whether the mend is right whatever was meant. */
  readonly isCertain: boolean;
}

/** What a rule reads: the words of one sentence. */
export interface CheckedSentence {
  readonly text: string;
  /** Where the sentence begins in the letter. */
  readonly from: number;
  readonly tokens: readonly Token[];
}

export type LanguageRule = (sentence: CheckedSentence) => readonly Slip[];

interface Told {
  readonly rule: string;
  readonly why: string;
  readonly mend: string | null;
  readonly severity?: Severity;
  readonly isCertain?: boolean;
}

/** A slip from the first of some words to the last. A mend that is given is certain unless it is said not to be. */
export function slipAt(first: Token, last: Token, told: Told): Slip {
  const { mend, severity = 'moderate', isCertain = mend !== null } = told;
  return {
    ...told,
    mend: mend && first.text[0] !== first.text[0]!.toLowerCase() ? capitalised(mend) : mend,
    severity,
    isCertain,
    from: first.from,
    to: last.to,
  };
}

const capitalised = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** A mistake that the letters alone show. The mend may use the groups of the pattern. */
export interface Pattern extends Omit<Told, 'mend'> {
  readonly pattern: RegExp;
  readonly mend: string | ((groups: readonly string[]) => string | null) | null;
}

/** The rule of a table of patterns. */
export function patternRule(patterns: readonly Pattern[]): LanguageRule {
  return ({ text, from }) =>
    patterns.flatMap(({ pattern, mend, severity = 'moderate', isCertain, ...told }) =>
      [...text.matchAll(pattern)].flatMap((match): Slip[] => {
        const whole = match[0];
        const made = mendOf(match, mend);
        if (made === undefined) return [];
        const kept = made && /^\p{Lu}/u.test(whole) ? capitalised(made) : made;
        return [
          {
            ...told,
            severity,
            mend: kept,
            isCertain: kept !== null && (isCertain ?? true),
            from: from + match.index,
            to: from + match.index + whole.length,
          },
        ];
      }),
    );
}

/** Undefined where there is nothing to mend after all. */
function mendOf(match: RegExpMatchArray, mend: Pattern['mend']): string | null | undefined {
  if (mend === null) return null;
  if (typeof mend === 'string') {
    return mend.replace(/\$(\d)/g, (_, n: string) => match[Number(n)] ?? '');
  }
  const made = mend(match);
  return made === match[0] ? undefined : made;
}

/** A pattern without what its rule says of it. */
export type Shape = Omit<Pattern, 'rule' | 'why'>;

/** Patterns of one rule with what is said of them. */
export const named = (
  told: Pick<Pattern, 'rule' | 'why' | 'severity'>,
  shapes: readonly Shape[],
): Pattern[] => shapes.map((shape) => ({ ...told, ...shape }));
