import type { OrdinaryTopic, TalkOccasion } from '#domain/practice/complex/talk.ts';
import { type Draft, wordingsFor } from './draft.ts';
import { backOf } from './giving-back.ts';
import type { Part, Spoken } from './part.ts';
import { slotOf } from './slots.ts';
import { toldLine } from './told-lines.ts';
import type { Slot } from './words/slots/slots.ts';

/** Says the last reply again, without what introduced it. */
export function repeatLast(draft: Draft): void {
  const units = draft.state.last.filter((unit) => !/^talk\.(repeat_intro|already_told)\./.test(unit));
  draft.sayFor('repeat_intro');
  for (const unit of units) {
    const utterance = utteranceOf(draft, unit);
    if (utterance) draft.say(unit, utterance);
  }
  if (draft.lines.length === 1) draft.sayFor('acknowledge');
}

/** The text of a unit by its id; null for one that was made up of others. */
export function utteranceOf(draft: Draft, unit: string): Spoken | null {
  const { brief, talk } = draft;
  const [kind, name, part, index] = unit.split('.') as [string, string, string, string];
  if (kind === 'slot') {
    const whole = utteranceOf(draft, unit.split('.').slice(2).join('.'));
    return whole && slotOf(whole, name as Slot);
  }
  if (kind === 'opening') return brief.opening;
  if (kind === 'talk') return wordingsFor(draft, name as TalkOccasion)[Number(part)] ?? null;
  if (kind === 'concern' || kind === 'closing') return ofResisting(brief, unit);
  if (kind === 'back' && brief.resisting) return { en: backOf(brief, unit.split('.').slice(1)) };
  if (kind === 'back') return brief.keyPoints?.find(({ id }) => id === name)?.back ?? null;
  if (kind === 'told') return { en: toldLine(draft, unit.split('.').slice(1)) };
  if (kind === 'ordinary') {
    return talk.ordinary[name as OrdinaryTopic]?.[Number(part)]?.lines[Number(index)] ?? null;
  }
  if (kind === 'denial') return talk.denials[name as keyof typeof talk.denials] ?? null;
  if (kind === 'worry') return brief.worry?.[name === 'calmed' ? 'calmed' : 'stillWorried'] ?? null;
  if (kind === 'reaction') return brief.reactions[name as keyof typeof brief.reactions] ?? null;
  if (kind === 'detail') return brief.details?.find(({ id }) => id === name)?.says ?? null;
  if (kind === 'uptake') return brief.uptakes?.find(({ id }) => id === name)?.says ?? null;
  if (kind === 'summary') return brief.summaries?.find(({ id }) => id === name)?.says ?? null;
  if (kind === 'heard') return heardOf(brief, name);
  if (kind === 'noted') return notedOf(brief, name);
  const fact = brief.facts.find(({ id }) => id === name);
  if (kind === 'fact' && fact) return fact[part as 'short' | 'full' | 'cue'] ?? null;
  const question = brief.questions.find(({ id }) => id === name);
  return (part === 'reaction' ? question?.reaction : question?.text) ?? null;
}

/** What is said to a point of the explanation. */
export function heardOf({ keyPoints, resisting }: Part, id: string): Spoken | null {
  const point = resisting?.explanation.find((each) => each.id === id);
  if (point) return point.heard === undefined ? null : { en: point.heard };
  return keyPoints?.find((each) => each.id === id)?.heard ?? null;
}

/** What is said to a point that was made in few words; null where that is no different. */
export const notedOf = ({ keyPoints }: Part, id: string): Spoken | null =>
  keyPoints?.find((each) => each.id === id)?.noted ?? null;

function ofResisting({ resisting }: Part, unit: string): Spoken | null {
  const [kind, name, part, index] = unit.split('.') as [string, string, string, string];
  if (kind === 'closing') return { en: resisting?.closing[name as 'settled' | 'unsettled'] ?? '' };
  const concern = resisting?.concerns.find(({ id }) => id === name);
  if (!concern) return null;
  const text = part === 'settled' ? concern.settled : concern[part as 'says' | 'still'][Number(index)];
  return text === undefined ? null : { en: text };
}
