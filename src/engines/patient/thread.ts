import type { Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import type { PartFact } from './part.ts';

/** Parts of the complaint. */
export const PARTS: ReadonlySet<Topic> = new Set<Topic>([
  'onset',
  'mechanism',
  'site',
  'radiation',
  'character',
  'severity',
  'timing',
  'progression',
  'aggravating',
  'relieving',
  'associated',
  'open_complaint',
  'tell_more',
]);

/** The talk is now about this fact. */
export function keepOn(draft: Draft, { id, topic, polarity }: PartFact): void {
  draft.set({ thread: { topic, facts: [id], negative: polarity === 'no', held: false } });
}

/** What somebody thinks and feels about the complaint has begun with it. */
const ABOUT_IT: ReadonlySet<Topic> = new Set<Topic>([
  'concerns',
  'ideas',
  'feelings',
  'impact',
  'expectations',
]);

/** Whether a topic is the complaint's own, or a part of it. */
export function isOfComplaint({ brief }: Draft, topic: Topic): boolean {
  const volunteered = brief.facts.some((fact) => fact.topic === topic && fact.disclosure === 'volunteered');
  return volunteered || PARTS.has(topic) || ABOUT_IT.has(topic);
}
