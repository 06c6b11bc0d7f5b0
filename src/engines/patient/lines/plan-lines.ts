import type { Draft } from '../draft.ts';
import type { Clause } from '../interpret.ts';
import { textIn } from '../part.ts';
import { bare } from '../words/following-words.ts';
import { isOfHelp, kindAskedBack } from '../words/kind-of-back-words.ts';
import {
  isOfNoChange,
  supposesCase,
  tellsOfComing,
  tellsPlan,
  warnsOfNoChange,
} from '../words/plan-words.ts';
import { sharesWord } from '../words/shared-words.ts';
import { lineChances } from './asked-line.ts';

/** From this probability on a line of what she will do is meant, whatever else is likelier. */
const MAY_BE_MEANT = 0.02;
/** From this one on it is, whether it has a word of what was told or not. */
const SURELY_MEANT = 0.3;
/** So many turns after it was said a line is not said again. */
const LONG_AGO = 4;

/**
 * The detail in which the patient of a case says in her own words what she will do, for a check that asks for that; null
 * where none may be meant, or what it says was told by nobody. Null in English too, where what was told is said back as
 * it was told: elsewhere the points of the explanation say what is true of all who are told so, and no more.
 */
export function planLineFor(draft: Draft, clause: Clause): string | null {
  const { brief, scene, state } = draft;
  const { language } = scene;
  if (language === 'en') return null;
  const asked = bare(clause.text);
  const asksForHelp = supposesCase(language, asked) || kindAskedBack(language, asked) === 'help';
  const told = (state.heard ?? []).map(({ text }) => text).join('. ');
  const found = (lineChances(draft, clause, null) ?? []).find(({ kind, id, probability }) => {
    const detail = kind === 'detail' ? brief.details?.find((each) => each.id === id) : undefined;
    if (!detail || state.turn - (state.detailsTold?.[id] ?? -LONG_AGO) < LONG_AGO) return false;
    const english = textIn(detail.says, 'en');
    if (isOfNoChange(english) && !warnsOfNoChange(language, bare(told))) return false;
    const isMeant = probability >= SURELY_MEANT || sharesWord(textIn(detail.says, language), told);
    if (asksForHelp) return isMeant && (isOfHelp(english) || tellsOfComing(english));
    return isMeant && probability >= MAY_BE_MEANT && tellsPlan(english);
  });
  return found?.id ?? null;
}
