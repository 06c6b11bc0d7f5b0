import { type Draft, saysBack } from './draft.ts';
import { textIn } from './part.ts';
import { isCovered } from './recalling.ts';
import { isShocked } from './state.ts';
import { deedFirst, halfAskedFor, halfOf, turnedRound } from './words/condition-halves.ts';
import { isOwnDeed } from './words/kind-of-back-words.ts';
import { inOwnTerms } from './words/own-terms.ts';
import { retold } from './words/retelling.ts';
import { withFewerSigns } from './words/shortened-lists.ts';

/**
 * What was told, said back: units `told.NUMBERS`, and `told.when.NUMBER` or `told.then.NUMBER` for the half of a
 * sentence that was asked for.
 */

/** 'They're called tranexamic acid, I take them ...': what names nobody before a comma is left out, but for a condition. */
const AHEAD =
  /^(?!(?:If|When|Whenever|In case|After|Before|Once|Until|While|As|For|During|Over|At|In|On|From|To)\b)(?:(?!\b(?:I|my|me)\b)[^,.])+, (I\b)/;

/** 'You recommend loratadine, one tablet once a day': she takes it. */
const DOSE_ADVISED =
  /^You (?:recommend|suggest|advise)(?= (?!that|to|we|I|you)\w+.*\b(?:tablets?|capsules?|milligrams?|mg)\b)/;

const HALF = /^(?:when|then)$/;

/** The text of a unit by what follows its `told.`: asked when, she says it of herself as a whole, and asked what then, the deed alone. */
export function toldLine({ state }: Pick<Draft, 'state'>, [first = '', ...rest]: readonly string[]): string {
  const numbers = (HALF.test(first) ? rest : [first, ...rest]).map(Number);
  const said = numbers.map((number) =>
    inOwnTerms(
      `${retold(state.instructions?.[number]?.text ?? '') ?? ''}.`
        .replace(AHEAD, '$1')
        .replace(DOSE_ADVISED, "I'll take"),
    ),
  );
  if (!HALF.test(first)) return said.map((each) => withFewerSigns(turnedRound(each))).join(' ');
  return first === 'when' ? withFewerSigns(deedFirst(said.join(' '))) : halfOf('then', said.join(' '));
}

/** Whether what was told under a number is something that she does herself. */
export const tellsOwnDeed = (draft: Draft, number: number): boolean =>
  isOwnDeed(toldLine(draft, [`${number}`]));

const TOLD = /^told\./;

/** What was said in the same breath can be repeated even in shock. */
const isJustTold = ({ state }: Draft, numbers: readonly number[]): boolean =>
  numbers.every((number) => state.instructions?.[number]?.turn === state.turn);

/**
 * Says what was told under these numbers, or the half of it that a question asks for, but for what has just been said
 * in other words. False where there is none, or nobody has the mind to.
 */
export function sayInstructions(draft: Draft, numbers: readonly number[], asked = ''): boolean {
  const { lines } = draft;
  const said = lines.flatMap(({ unit }) => (TOLD.test(unit) ? unit.split('.').map(Number) : []));
  if (numbers.some((number) => said.includes(number))) return true;
  if (numbers.length === 0 || (isShocked(draft.state) && !isJustTold(draft, numbers))) return false;
  const back = lines.filter(({ unit }) => saysBack(unit));
  const text = back.map(({ utterance }) => textIn(utterance, 'en')).join(' ');
  const left = numbers.filter((number) => !isCovered(draft, number, text));
  if (left.length === 0) return true;
  const whole = left.map(String);
  const asks = left.length === 1 ? halfAskedFor(asked) : null;
  const half = asks ? [asks, ...whole] : whole;
  const names = toldLine(draft, half) === toldLine(draft, whole) ? whole : half;
  return draft.say(`told.${names.join('.')}`, { en: toldLine(draft, names) });
}

/** Beside something that was told nobody says what was not. */
export function sayNotTold(draft: Draft): void {
  if (!draft.lines.some(({ unit }) => saysBack(unit))) draft.sayFor('not_told');
}
