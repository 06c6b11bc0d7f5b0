import type { Phrases } from '#domain/oet/speaking/role-play.ts';
import { contentStems } from '../../letter/content/stems.ts';
import { normalise } from '../../understanding/normalise.ts';

/** Whether a normalised text has one of some phrases, as whole words. */
export function hasPhrase(plain: string, phrases: Phrases): boolean {
  const padded = ` ${plain} `;
  return phrases.some((phrase) => padded.includes(` ${normalise(phrase)} `));
}

/** How many groups have a phrase in a normalised text. */
export const groupsIn = (plain: string, groups: readonly Phrases[]): number =>
  groups.filter((group) => hasPhrase(plain, group)).length;

/** What is said in any conversation points to nothing. */
const ANYWHERE = new Set(
  `i you we me us my your our not no yes so but if just like get got go going want need know think say said tell told thing
  things something anything really well now then here how what when where why who can cannot could should may might much
  more lot little bit good bad all any some one only even still too again back about up out off down over after before
  because make made come came let than into 1 day today time way sure look put feel see take never always ok oh right thank
  please sorry mean keep talk ask people help work use worry happen start long many most other own same first last next`
    .split(/\s+/)
    .flatMap((word) => contentStems(word).map(({ stem }) => stem)),
);

// By itself the word has no stem, within a sentence it has this one.
ANYWHERE.add('hav');

/** The stems of the words of a text that point to what it is about. */
export function tellingStems(...texts: readonly string[]): Set<string> {
  return new Set(
    texts
      .flatMap((text) => contentStems(normalise(text)).map(({ stem }) => stem))
      .filter((stem) => !ANYWHERE.has(stem)),
  );
}

export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((stem) => b.has(stem)).length;
