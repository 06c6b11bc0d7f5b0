import type { LearningLanguage } from '#domain/languages.ts';
import { type Allergen, namesOfAllergen } from '#domain/practice/complex/allergens.ts';
import type { Draft } from './draft.ts';
import { insistedOn } from './insisting.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import type { PartFact } from './part.ts';
import { plain } from './plain.ts';
import { patternOf, stretchesOf } from './stance.ts';
import { takesUpAnswer } from './words/aside-words.ts';
import { bare } from './words/following-words.ts';
import { gives } from './words/role-play-words.ts';
import { STANCE } from './words/stance-words.ts';

/**
 * Whoever is offered what she is allergic to says so, whatever the offer was read as, and says so again where a turn gives
 * it all the same. `said` is all of the turn, `proposed` what of it may be an offer. True where she did.
 */
export function defend(draft: Draft, said: readonly string[], proposed = said): boolean {
  const allergy =
    insistedOn(draft, said) ?? proposed.map((text) => allergyTo(draft, text)).find((each) => each);
  if (!allergy) return false;
  sayAllergy(draft, allergy);
  return true;
}

/** Names an allergy to whoever offers what it forbids, and is on guard in the next turn. */
export function sayAllergy(draft: Draft, allergy: PartFact): void {
  draft.tell(allergy, 'full');
  draft.set({ defended: { fact: allergy.id, turn: draft.state.turn } });
}

/** The allergy that forbids what a text proposes. */
export const allergyTo = (draft: Draft, text: string): PartFact | undefined =>
  draft.brief.facts.find(
    (fact) => fact.topic === 'allergies' && fact.polarity !== 'no' && isProposed(draft, fact, text),
  );

/** 'Latex, thank you': the name is only taken up. */
const TAKES_UP =
  /^(?:(?:so|ah|oh|and|ok|okay|right|yes) )*(?:\w+ ){1,2}(?:thank you|thanks|noted|i'll (?:note|remember|make a note)|i see|i understand|(?:(?:that's|that is) )?(?:(?:very|really|so) )?(?:good|important|useful|helpful) to know|good (?:that )?you (?:say|said|tell|told|mention(?:ed)?)|got it)\b/;
/** 'Thanks for telling me about the penicillin.' */
const THANKS_FOR =
  /^(?:thanks|thank you) for (?:telling|mentioning|letting|saying|bringing)\b|^(?:(?:it's|that's) )?(?:good|important|useful|helpful) to know (?:about|that)\b/;
/** 'Latex-free gloves' are none of what she can't have. */
const FREE_OF_IT =
  /\b(?:(?:use|have|get|take|using) )?\w+[- ]free(?: \w+)?|\b(?:use|wear|take|get|have) (?:(?:the|some|our|a|an) )?(?:other|different|special|another|nitrile|vinyl)\b/g;

/**
 * Whether a clause may propose something: what asks for the history does not, unless it offers at the same time, nor
 * does what takes up an answer.
 */
export function mayPropose({ scene }: Draft, heard: Interpretation): boolean {
  const { text } = heard.clause;
  const given = bare(text).replace(FREE_OF_IT, '');
  if (scene.language === 'en' && (TAKES_UP.test(given) || THANKS_FOR.test(given)) && !GIVES.test(given))
    return false;
  if (takesUpAnswer(scene.language, bare(text)) || onlyThanks(scene.language, heard.clause)) return false;
  const isQuestion = text.trim().endsWith('?');
  const isHistory = OF_HISTORY.has(heard.kind) || (heard.kind === 'act' && isTopic(heard.act));
  return !(isQuestion && isHistory) || STANCE[scene.language].offers.test(bare(text));
}

/** From this probability on a statement thanks for what was said, if it gives nothing. */
const SURELY_THANKS = 0.9;

/** 'The latex is very important, thank you.' */
export function onlyThanks(language: LearningLanguage, { text, readings: [best] }: Clause): boolean {
  const said = bare(text);
  const isThanks = best?.act === 'thank' && best.probability >= SURELY_THANKS && !text.includes('?');
  return isThanks && !GIVES.test(said) && !STANCE[language].offers.test(said);
}

/** What was read as a question of the history, whatever its topic. */
const OF_HISTORY: ReadonlySet<Interpretation['kind']> = new Set(['follow', 'daily', 'fact', 'detail']);

const named = new Map<string, RegExp | null>();

/** Every name of some allergens; null where they have none. */
function namesIn(language: LearningLanguage, allergens: readonly Allergen[]): RegExp | null {
  const key = `${language} ${allergens.join()}`;
  const known = named.get(key);
  if (known !== undefined) return known;
  const names = allergens.flatMap((each) => namesOfAllergen(each, language));
  const pattern = names.length === 0 ? null : patternOf(language, ...names);
  named.set(key, pattern);
  return pattern;
}

function isProposed(draft: Draft, fact: PartFact, text: string): boolean {
  const { language } = draft.scene;
  // In a role-play allergens are spoken of as often as they are given.
  if (draft.brief.resisting && !gives(bare(text))) return false;
  if (offersOneOf(language, text, namesIn(language, fact.allergens ?? []))) return true;
  // The words of its own may stand in a remark about the allergy: whoever makes it knows of it.
  if (/\ball?erg/.test(bare(text))) return false;
  if (draft.brief.resisting) return namesWhatHarms(fact, plain(text));
  return offersOneOf(language, text, fact.words?.length ? patternOf(language, ...fact.words) : null);
}

/** Whether a text offers what a fact is an allergy to, by the names of its allergens. */
export const offersAllergen = (
  language: LearningLanguage,
  { allergens }: Pick<PartFact, 'allergens'>,
  text: string,
): boolean => offersOneOf(language, text, namesIn(language, allergens ?? []));

const offersOneOf = (language: LearningLanguage, text: string, names: RegExp | null): boolean =>
  names !== null &&
  stretchesOf(language, text).some((stretch) => isOffered(language, stretch, names, GIVES.test(bare(text))));

/** Words of so many letters name a substance, if they are none of these. */
const SUBSTANCE =
  /^(?!allerg|reaction|brought|trouble|swell|swoll|hospital|tablets?$|medicine|nothing|anything|breath|children|months?|through|without|another|because|straight|terrible|afternoon)[a-z]{7,}$/;

/** Whether a clause of a role-play speaks of a substance that the fact names. */
function namesWhatHarms({ short, full }: PartFact, clause: string): boolean {
  const named = plain(`${short.en ?? ''} ${full.en ?? ''}`)
    .split(' ')
    .filter((word) => SUBSTANCE.test(word));
  return clause.split(' ').some((word) => named.includes(word));
}

/** So many words before a name may spare the patient what it names: 'I won't give you any'. */
const NEAR = 4;
/** A cast is none of the plasters that stick. */
const CAST = /\bplaster (?:casts?|of paris)\b/;
const HARMLESS = /\b(?:no|not(?: \w+)?) (?:problem|harm|risk|reason|danger|worry|mind|only|just)\b/g;

/** 'Good that you mentioned the latex': right before the name, so that nothing is given in between. */
const TAKEN_UP = /\b(?:you(?:'ve| have)? (?:mentioned|told (?:me|us) about)|noted)(?: (?:the|your|that))?$/;
/** 'I'll tell the team about the penicillin', 'the same wheeze as aspirin': unless the text goes on to give it. */
const SPOKEN_OF =
  /\b(?:i'll note|(?:tell|warn) (?!you\b)(?:\S+ ){1,3}about|same (?:\w+ )?as)(?: (?:the|your|that))?$/;
/** What goes on to give what it has taken up: 'about the penicillin you will get'. */
const GIVES =
  /\b(?:tak(?:e|es|ing)|giv(?:e|es|ing)|gets?|getting|collect|have|having|use|using|start|swallow|inject|prescri\w+|tablets?|capsules?|dose|mg|milligrams?|once|twice|times|daily|for you)\b/;
/** What joins two names. */
const JOINS = /^ (?:or|and|nor|y|o|u|ni|ou|et|oder|und|e|nem) (?:any )?$/;
/** 'No ibuprofen and take aspirin instead': what is spared before it is not what is given after it. */
const GIVES_ANEW =
  /^.*\b(?:and|but|so|then) (?=(?:\S+ ){0,3}(?:take|give|gives|have|use|try|start|prescribe)\b)/;

function isOffered(language: LearningLanguage, stretch: string, names: RegExp, isGiven: boolean): boolean {
  const { spares, free } = STANCE[language];
  if (!names.test(stretch)) return false;
  const text = stretch.replace(CAST, 'cast');
  let spared: { readonly is: boolean; readonly end: number } = { is: false, end: 0 };
  return [...text.matchAll(new RegExp(names, 'gu'))].some((found) => {
    const end = found.index + found[0].length;
    // 'We won't give you aspirin or ibuprofen' spares her both.
    const isJoined = spared.is && JOINS.test(text.slice(spared.end, found.index));
    const before = text.slice(0, found.index).replace(HARMLESS, '').replace(GIVES_ANEW, '').trim().split(' ');
    const after = text.slice(end);
    const nearer = before.slice(-NEAR);
    const isSpared =
      isJoined ||
      TAKEN_UP.test(before.join(' ')) ||
      (!isGiven && SPOKEN_OF.test(before.join(' '))) ||
      nearer.some((_, index) => spares.test(nearer.slice(0, index + 1).join(' ')));
    spared = { is: isSpared, end };
    return !isSpared && !free.test(after) && !/^ ?all?erg/.test(after);
  });
}
