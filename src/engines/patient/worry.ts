import type { Act } from '#domain/practice/complex/acts.ts';
import { normalise } from '../understanding/normalise.ts';
import type { Draft } from './draft.ts';
import type { Interpretation, Reading } from './interpret.ts';
import { formOf } from './lines/question-form.ts';
import { isAsked } from './marks.ts';
import { plain } from './plain.ts';
import { patternOf, type Stance, stanceOn } from './stance.ts';
import { bare } from './words/following-words.ts';
import { isOfOthers } from './words/instruction-words.ts';
import { STANCE } from './words/stance-words.ts';

/** Whoever is not heard says so, but not for ever. */
const MOST_WORRIED = 2;

const FEARS = /\b(?:fear|afraid|worr(?:y|ied)|scared|frightened|think)\b/i;

/** What a text says of what the patient dreads; null where it does not name it. */
export function stanceOnDread({ brief, scene }: Draft, text: string): Stance | null {
  const dreads = brief.worry?.dreads ?? [];
  return dreads.length === 0 ? null : stanceOn(scene.language, text, patternOf(scene.language, ...dreads));
}

/** The patient is calmed by a clause that names the worry, and if that is a dread, denies it or takes its edge off. */
export function weighWorry(draft: Draft, act: 'reassure' | 'explain_diagnosis', text: string): void {
  const { worry } = draft.brief;
  if ((act === 'reassure' || isSoothing(draft, text)) && calmIfEased(draft, text)) return;
  const vaguely = draft.state.calmed ? 'acknowledge' : 'reassured_vaguely';
  // 'Some people also fear that they are losing their mind' names the fear and reassures nobody.
  const names = draft.scene.language === 'en' && FEARS.test(text) && isOfOthers(bare(text));
  if (!names) draft.react(act, act === 'reassure' ? vaguely : 'diagnosis_heard');
  const { calmed, stillWorried, turn, last } = draft.state;
  if (!worry || calmed || turn <= 2 || stillWorried >= MOST_WORRIED || last.includes('worry.still')) return;
  draft.set({ stillWorried: stillWorried + 1 });
  draft.say('worry.still', worry.stillWorried);
}

/** Calms the patient where a text eases the worry. True where it did. */
export function calmIfEased(draft: Draft, text: string): boolean {
  if (!draft.brief.worry || draft.state.calmed || !easesWorry(draft, text)) return false;
  calm(draft);
  return true;
}

/**
 * 'Are you afraid that somebody will take her away? Nobody will.': who names the fear and answers it in one breath calms
 * it, and is not told of it. What is left of the turn. English alone.
 */
export function hearFearAnswered(draft: Draft, heard: readonly Interpretation[]): readonly Interpretation[] {
  const { brief, scene, state } = draft;
  if (scene.language !== 'en' || !brief.worry || state.calmed) return heard;
  const at = heard.findIndex((each) => namesFear(draft, each));
  const after = heard.slice(at + 1);
  const isAnswered = after.some(
    ({ clause }) => !isAsked(clause) && clause.readings.some((reading) => isAnswer(reading)),
  );
  if (at < 0 || !isAnswered || after.some(({ clause }) => isAsked(clause))) return heard;
  calm(draft);
  return heard.filter((_, index) => index !== at);
}

const ANSWERS: ReadonlySet<Act> = new Set<Act>(['reassure', 'deny', 'confidentiality']);
/** From this probability on what follows answers the fear. */
const SURELY = 0.7;

const isAnswer = ({ act, probability }: Reading): boolean => ANSWERS.has(act) && probability >= SURELY;

/** Whether a yes or no is asked of her own fear. */
const namesFear = ({ brief }: Draft, read: Interpretation): boolean =>
  read.kind === 'fact' &&
  brief.facts.some(({ id, topic }) => id === read.fact && topic === 'concerns') &&
  FEARS.test(read.clause.text) &&
  formOf(read.clause.text, 'en') === 'yes-no';

export function calm(draft: Draft): void {
  const { worry } = draft.brief;
  if (!worry) return;
  draft.set({ calmed: true, shock: null });
  draft.trustBy(1);
  draft.say('worry.calmed', worry.calmed);
}

/** Whether an explanation denies something or takes its edge off: 'your body burns itself up' names a worry alone. */
function isSoothing({ scene: { language } }: Draft, text: string): boolean {
  const { soothes, denies } = STANCE[language];
  const said = normalise(text);
  return language !== 'en' || soothes.test(said) || denies.test(said) || HELPS.test(said);
}

/** What says that something is or will be well. */
const HELPS =
  /\b(?:help\w*|can|will|won't|isn't|aren't|doesn't|don't|needn't|better|well|good|fine|back|safe|settle[sd]?|heals?|healing|normal|usual|common|intact|enough)\b/;

/** Whether a text names what worries the patient and, where that is a dread, denies it or takes its edge off. */
export function easesWorry(draft: Draft, text: string): boolean {
  const { language } = draft.scene;
  const stance = stanceOnDread(draft, text);
  if (stance)
    return stance === 'denied' || (stance === 'open' && STANCE[language].soothes.test(normalise(text)));
  const words = draft.brief.worry?.words ?? [];
  return words.some((word) => ` ${plain(text)} `.includes(` ${word.toLowerCase()} `));
}
