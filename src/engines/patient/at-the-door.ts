import type { Act } from '#domain/practice/complex/acts.ts';
import type { Understood } from './answering.ts';
import type { Draft } from './draft.ts';
import { ACCEPT, type Clause, type Interpretation } from './interpret.ts';
import { lineFor } from './lines/asked-line.ts';
import { lineSurelyAsked } from './lines/surely-asked.ts';
import { isQuestionIn, SURE } from './meant.ts';
import { contentOf } from './words/content-words.ts';
import {
  asksForNameAndMatter,
  asksHowYouAre,
  asksHowYouFeel,
  asksOpenly,
  feelsAbout,
} from './words/door-questions.ts';
import { bare } from './words/following-words.ts';
import { asksOfDeath } from './words/grave-questions.ts';
import { asksForMatter } from './words/role-play-words.ts';
import { WORDS } from './words/words.ts';

/** So many turns somebody is still arriving. */
export const ARRIVING = 2;

/** What is read before all else: the question of death, and at the door what brings her. */
export function firstOfAll(draft: Draft, clause: Clause, before: Clause | null): Interpretation[] | null {
  const text = bare(clause.text);
  if (draft.scene.language !== 'en') return atTheDoor(draft, clause);
  if (clause.text.includes('?') && asksOfDeath(text, bare(before?.text ?? '')))
    return [{ kind: 'act', act: 'self_harm', clause }];
  const matter = { kind: 'act', act: 'open_complaint', clause } as const;
  // 'Tell me a bit about it': nothing else has been spoken of yet.
  const isFirst = !draft.state.opened && draft.state.turn <= ARRIVING;
  if (isFirst && invites(draft, clause) && asksForMore(draft, clause) && contentOf(clause.text).length === 0)
    return [matter];
  if (isFirst && draft.brief.resisting && isQuestionIn(clause) && asksForMatter(text)) return [matter];
  if (!isAtTheDoor(draft)) return null;
  if (asksForNameAndMatter(text)) return [{ kind: 'act', act: 'name', clause }, matter];
  const [best] = clause.readings;
  const isMatter = best?.act === 'open_complaint' && best.probability >= SURELY_OPEN;
  if (isMatter && !lineSurelyAsked(draft, clause, before)) return [matter];
  // 'How are you feeling about tomorrow?' asks for just that.
  if (!asksOpenly(text) || (asksOfLife(clause) && !asksHowYouFeel(text)) || feelsAbout(text)) return null;
  // 'How has it been for you since the letter came?', 'tell me about your boys' ask for more than the matter.
  const isOfMore =
    (SINCE.test(text) && lineSurelyAsked(draft, clause, before)) ||
    (ABOUT.test(text) && lineFor(draft, clause, before, SURELY_NAMED));
  return isOfMore ? null : [matter];
}

/** From this probability on whatever asks openly asks for the matter. */
const SURELY_OPEN = 0.9;

const ABOUT = /^(?:(?:and|so|please) )*tell me (?:a bit |a little |more )?about (?:your|the)\b/;
/** From this probability on what she is to tell about has a line of its own. */
const SURELY_NAMED = 0.75;
const SINCE = /\bsince (?:the|your|that|you|we|i)\b/;

/** At the door what is read as asking for the matter does, however near it comes to a way of asking for a line. */
function atTheDoor(draft: Draft, clause: Clause): Interpretation[] | null {
  const [best] = clause.readings;
  const least = invites(draft, clause) ? INVITED : ACCEPT;
  const isMatter = best !== undefined && MATTER.has(best.act) && best.probability >= least;
  const isAsked = clause.text.includes('?') && asksHowYouAre(bare(clause.text));
  return (isMatter || isAsked) && isAtTheDoor(draft)
    ? [{ kind: 'act', act: 'open_complaint', clause }]
    : null;
}

/** 'Tell me what is going on' names nothing: from this probability on it asks for the matter. */
const INVITED = 0.3;

/** 'How is your sleep?' asks just that, unlike 'How is your back?' */
const asksOfLife = ({ readings: [best] }: Clause) =>
  best !== undefined && OF_LIFE.has(best.act) && best.probability >= SURE;

const OF_LIFE: ReadonlySet<Act> = new Set<Act>([
  ...(['sleep', 'appetite', 'diet', 'bowel', 'mood', 'stress'] as const),
  ...(['smoking', 'alcohol', 'exercise', 'medication', 'occupation', 'home'] as const),
]);

const MATTER: ReadonlySet<Act> = new Set<Act>(['open_complaint', 'tell_more']);

/** The patient of a case has not said yet what brings her. */
const isAtTheDoor = ({ brief, state }: Draft) =>
  !brief.resisting && !state.opened && state.turn <= ARRIVING && !hasBegun(brief, state);

/** Whoever has told of her history has come in, whatever it began with. */
const hasBegun = (brief: Draft['brief'], { told }: Draft['state']): boolean =>
  brief.facts.some(({ id, topic }) => id in told && topic !== 'name' && topic !== 'age');

/** Whether a clause asks without a question mark: 'tell me how it began'. */
export function invites({ scene }: Draft, { text }: Clause): boolean {
  return WORDS[scene.language].tell.test(bare(text));
}

/** Whether a clause surely asks for whatever there is, in English. */
export const asksForMore = ({ state, scene }: Draft, { readings: [best] }: Clause) =>
  scene.language === 'en' &&
  best !== undefined &&
  (MORE.has(best.act) || (best.act === 'open_complaint' && !state.opened)) &&
  best.probability >= SURE;

const MORE: ReadonlySet<Act> = new Set<Act>(['tell_more', 'anything_else', 'associated']);

/** Whether the talk has only begun: nobody begins with details. */
export const begins = ({ state }: Draft) => state.turn <= 1 && !state.opened;

/** 'I'm Dr Brandt, one of the gynaecologists here.' refers nobody: at the door nothing is planned yet. */
export const isPresented = ({ state }: Draft, { act, clause }: Understood): boolean =>
  state.turn === 1 && !state.opened && PLANS.has(act) && !clause.text.includes('?');

const PLANS: ReadonlySet<Act> = new Set<Act>([
  'refer',
  'follow_up',
  'explain_treatment',
  'advise_lifestyle',
  'safety_net',
]);
