import { lazy } from 'react';
import type { PageHandle } from '#web/lib/page/leaving.ts';
import { loadSections } from '#web/lib/words/words.ts';

/** What was practised stays readable, whatever becomes of the subscription. */
export const handle: PageHandle = { subscription: 'stay' };

const load = async () => {
  const [{ Consultations }] = await Promise.all([
    import('./consultations.tsx'),
    loadSections(['practice', 'review']),
  ]);
  return { default: Consultations };
};

/** All of them, or the one that the address names; fetched before it is shown, and with no weight on other pages. */
export const loader = async () => {
  await load();
  return null;
};
export const Component = lazy(load);
