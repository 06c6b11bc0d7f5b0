import type { LearningLanguage } from '#domain/languages.ts';
import type { Draft } from '../draft.ts';
import type { Clause } from '../interpret.ts';
import { textIn } from '../part.ts';
import { bare } from '../words/following-words.ts';
import { isOfHelp, isOwnDeed, kindAskedBack } from '../words/kind-of-back-words.ts';
import { sharesWord } from '../words/shared-words.ts';
import { lineChances } from './asked-line.ts';

/** From this probability on a line of what she will do is meant, whatever else is likelier. */
const MAY_BE_MEANT = 0.02;
/** From this one on it is, whether it has a word of what was told or not. */
const SURELY_MEANT = 0.3;
/** So many turns after it was said a line is not said again. */
const LONG_AGO = 4;

/** What somebody will do, in English. */
const WILL_DO =
  /\b(?:I'll (?!manage)|I'd (?!like|love|rather|prefer|need|have to|be glad)|I will|I would (?!like)|we'll|I'm going to|I can (?!bear|live)|I could)/;
/** 'I do the exercises, stay off the roof and don't drive': several deeds in one breath are no habit. */
const SEVERAL =
  /^(?:\w+ ){0,2}I (?!had|have\b|was|am\b|often|always|usually|still)\w+ .*(?:,.*\band|\band (?!then\b)\w+) /;
const OF_LATE = /\b(?:haven't|'ve|had|was|were|did|didn't|often|usually|already)\b/;
/** 'With bad belly pain I come at once.' */
const COMES =
  /\b(?:if|with|when)\b.*\bI(?:'ll|'d)? (?:come|ring|call|go)\b|\b(?:drives?|brings?|takes?) me\b/i;

/** 'If it isn't better in a week, I'll come back', and how a language says that in a warning. */
const NOT_BETTER = /\bif\b.*\b(?:isn't|doesn't get|not) better\b/i;
const BETTER = /\b(?:mejor\w*|mieux|amelior\w*|besser\w*|melhor\w*)\b/;

/** What supposes a case, in what `bare` leaves of a question. */
const IN_A_CASE: Readonly<Record<LearningLanguage, RegExp>> = {
  en: /\bif\b/,
  es: /\bsi\b/,
  fr: /\b(?:si|s'il|s'ils|en cas)\b/,
  de: /\b(?:wenn|falls|bei welchen)\b/,
  pt: /\bse (?!sent|lembr|cham|preocup)\w+(?:ar|er|ir|sse|or|iver)\b|\bse (?:o|a|os|as|ele|ela|der|vier)\b|\bem que (?:situacao|caso)\b/,
};

/**
 * The detail in which the patient of a case says in her own words what she will do, for a check that asks for that; null
 * where none may be meant, or what it says was told by nobody. For the languages in which nothing that was told is said
 * back as it was told: there the points of the explanation say what is true of all who are told so, and no more.
 */
export function planLineFor(draft: Draft, clause: Clause): string | null {
  const { brief, scene, state } = draft;
  const { language } = scene;
  const asked = bare(clause.text);
  const isCase = IN_A_CASE[language].test(asked);
  const asksForHelp = isCase || kindAskedBack(language, asked) === 'help';
  const told = (state.heard ?? []).map(({ text }) => text).join('. ');
  const found = (lineChances(draft, clause, null) ?? []).find(({ kind, id, probability }) => {
    const detail = kind === 'detail' ? brief.details?.find((each) => each.id === id) : undefined;
    if (!detail || state.turn - (state.detailsTold?.[id] ?? -LONG_AGO) < LONG_AGO) return false;
    const english = textIn(detail.says, 'en');
    const isTold = sharesWord(textIn(detail.says, language), told);
    const isHelp = isOfHelp(english) || COMES.test(english);
    if (NOT_BETTER.test(english) && !BETTER.test(bare(told))) return false;
    if (asksForHelp) return isHelp && (isTold || probability >= SURELY_MEANT);
    const isPlan = WILL_DO.test(english) || (SEVERAL.test(english) && isOwnDeed(english));
    if (!isPlan || OF_LATE.test(english) || probability < MAY_BE_MEANT) return false;
    return probability >= SURELY_MEANT || isTold;
  });
  return found?.id ?? null;
}
