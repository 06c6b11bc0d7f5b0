import { concernsOf, isAtEase, resists } from './concerns.ts';
import { type Draft, takesUp } from './draft.ts';
import { giveBack } from './giving-back.ts';
import type { Interpretation } from './interpret.ts';
import { hasBeenTold } from './recalling.ts';
import { sayBack } from './saying-back.ts';
import { bare } from './words/following-words.ts';
import { asksIfManageable } from './words/role-play-words.ts';
import { hasEitherOr } from './words/turn-act-words.ts';
import { choosesAmongSteps } from './words/turn-words.ts';

/** What chooses already. */
const ANSWERS = /^(?:fact|detail)\./;

/** 'What could you imagine doing?' leaves one thing to choose. */
const IMAGINES = /\bwhat\b.*\bimagine\b/i;

/** Questions about what was proposed or explained. */
const PUT: ReadonlySet<Interpretation['kind']> = new Set(['choice', 'clear', 'unhindered', 'effect', 'back']);

export const isPutTo = ({ kind }: Interpretation): boolean => PUT.has(kind);

/** A choice among what was proposed, and in a case what was explained, given back. In a role-play giving back comes first. */
export function answerPut(draft: Draft, heard: readonly Interpretation[]): void {
  const isResisting = draft.brief.resisting !== undefined;
  const choice = heard.find(({ kind }) => kind === 'choice');
  if (choice && isResisting && resists(draft)) draft.sayFor('not_yet');
  else if (
    choice &&
    isResisting &&
    choosesAmongSteps(bare(choice.clause.text)) &&
    !hasEitherOr(bare(choice.clause.text)) &&
    hasBeenTold(draft)
  )
    giveBack(draft, choice.clause.text);
  else if (choice && IMAGINES.test(choice.clause.text)) draft.react('agree_plan', 'plan_agreed');
  else if (choice && !draft.lines.some(({ unit }) => ANSWERS.test(unit))) draft.sayFor('leave_choice');
  if (heard.some(({ kind }) => kind === 'unhindered')) draft.sayFor('no_obstacle');
  // What is said of a fear says how one feels.
  const isFelt = draft.lines.some((line) => /^(?:concern|fact|detail)\./.test(line.unit) || takesUp(line));
  if (heard.some(({ kind }) => kind === 'effect') && !isFelt)
    draft.sayFor(isResisting && !isAtEase(draft) ? 'feel_uneasy' : 'feel_now');
  const back = heard.filter(({ kind }) => kind === 'back');
  if (isResisting || back.length === 0) return;
  const asked = back.map(({ clause }) => clause.text);
  draft.makeRoomFor(draft.lines.length + asked.length);
  if (sayBack(draft, asked)) return;
  if (draft.scene.language === 'en' && draft.lines.length === 0) draft.sayFor('not_taken_in');
  else draft.react('check_understanding', 'understood');
}

/** Whether a turn ends by asking for a yes, and all that was answered is what it told. */
export function isAskedForYes(heard: readonly Interpretation[], asked: readonly Interpretation[]): boolean {
  const last = heard.at(-1);
  const isConsent = last?.kind === 'act' && last.act === 'agree_plan' && last.clause.text.includes('?');
  return isConsent && asked.length > 0 && asked.every(({ clause }) => !clause.text.includes('?'));
}

/** Whether a worry was calmed and no more was said, in a turn that ends by asking for a yes: who gives up a refusal has agreed. */
export function isProposedBesideCalm(draft: Draft, heard: readonly Interpretation[]): boolean {
  const [line, ...others] = draft.lines;
  const isCalmed = concernsOf(draft).some(
    ({ id, kind }) => kind === 'worry' && line?.unit === `concern.${id}.settled`,
  );
  const text = heard.at(-1)?.clause.text.trim() ?? '';
  return others.length === 0 && isCalmed && text.endsWith('?') && asksIfManageable(bare(text));
}
