import type { Draft } from './draft.ts';
import type { Clause } from './interpret.ts';
import { isAsked } from './marks.ts';
import { textIn } from './part.ts';
import { utteranceOf } from './units.ts';
import { bare } from './words/following-words.ts';
import type { InOthers } from './words/other-languages.ts';
import { WORDS } from './words/words.ts';

/** What stands for somebody else than the one who is spoken to. Patterns read what `bare` leaves of a text. */
const SOMEBODY: InOthers = {
  es: /\b(?:a|con|de|para|por) (?:el|ella)(?: (?:que|como|cuando|le)\b|$)|\b(?:el|ella)$/,
  fr: /\b(?:lui|(?:est|va|a) t (?:il|elle))\b|\belle\b(?! est ce)/,
  de: /\b(?:ihm|ihn|er)\b/,
  pt: /\b(?:(?:com|d|para|n)?(?: )?(?:ele|ela)|dele|dela)\b/,
};
const SHORT = 12;

/**
 * 'Your cousin's arm ... What happened to him?': a question about somebody who was named before it is read with what named
 * him, in other languages than English. Whoever speaks for another one means that one.
 */
export function withPersonsMeant(draft: Draft, clauses: readonly Clause[]): Clause[] {
  const { language, person } = draft.scene;
  if (language === 'en' || person.speaksFor !== 'self') return [...clauses];
  return clauses.map((clause, at) => {
    const text = bare(clause.text);
    const who = WORDS[language].tells.who;
    const isMeant =
      isAsked(clause) && text.split(' ').length <= SHORT && SOMEBODY[language].test(text) && !who?.test(text);
    if (!isMeant) return clause;
    const naming = [lastSaid(draft), ...clauses.slice(0, at).map((each) => each.text)].findLast((each) =>
      who?.test(bare(each)),
    );
    return naming ? { ...clause, text: `${naming.replace(/[.!?…\s]+$/, '')}, ${clause.text}` } : clause;
  });
}

/** The last sentence of the last reply that names somebody is what a question goes on from. */
function lastSaid(draft: Draft): string {
  const { language } = draft.scene;
  const said = draft.state.last.map((unit) => textIn(utteranceOf(draft, unit) ?? {}, language)).join(' ');
  return said.split(/(?<=[.!?]) /).findLast((each) => WORDS[language].tells.who?.test(bare(each))) ?? '';
}
