import type { ExplanationPoint } from '#domain/oet/speaking/role-play.ts';
import { breathsOf, isUnsure, placesOf } from '../words/said-phrases.ts';
import type { Draft } from './draft.ts';

/** So many points are given back at a time. */
const MOST_BACK = 3;

/** Remembers what of the explanation was said. A point may be made in pieces. */
export function hearExplanation(draft: Draft, told: string): void {
  const breaths = breathsOf(told);
  const explained = pointsOf(draft).map(({ id, words }) => {
    const before = draft.state.explained[id] ?? [];
    const met = words.flatMap((phrases, group) =>
      before.includes(group) ||
      phrases.some((phrase) => placesOf(phrase, breaths).some((place) => !isUnsure(place)))
        ? [group]
        : [],
    );
    return [id, met] as const;
  });
  draft.set({ explained: Object.fromEntries(explained.filter(([, met]) => met.length > 0)) });
}

/** The points that were made, in the key's order. */
export function madePoints(draft: Draft): ExplanationPoint[] {
  return pointsOf(draft).filter(({ id, words }) => (draft.state.explained[id] ?? []).length === words.length);
}

/** Says in the other one's words what was explained, or that nothing was. */
export function giveBack(draft: Draft): void {
  const made = madePoints(draft);
  if (made.length === 0) {
    draft.sayFor('nothing_to_give_back');
    return;
  }
  const said = made.filter(({ back }) => back !== undefined);
  if (said.length === 0) {
    draft.react('check_understanding', 'understood');
    return;
  }
  // What has been given back already makes room for what has not.
  const given = (point: ExplanationPoint) => Number(draft.state.givenBack.includes(point.id));
  const next = said.toSorted((a, b) => given(a) - given(b)).slice(0, MOST_BACK);
  const ids = said.filter((point) => next.includes(point)).map(({ id }) => id);
  draft.say(`back.${ids.join('.')}`, { en: backOf(draft.brief, ids) });
  draft.set({ givenBack: [...new Set([...draft.state.givenBack, ...ids])] });
}

/** What is said of these points. */
export function backOf({ resisting }: Draft['brief'], ids: readonly string[]): string {
  const points = resisting?.explanation ?? [];
  return points
    .filter(({ id }) => ids.includes(id))
    .map(({ back }) => back ?? '')
    .join(' ');
}

const pointsOf = ({ brief }: Draft) => brief.resisting?.explanation ?? [];
