import type { Topic } from '#domain/practice/complex/acts.ts';
import { areFormsOfOne } from '../words/inflections.ts';
import { stateOf } from './concerns.ts';
import type { Draft } from './draft.ts';
import { type PartFact, textIn } from './part.ts';
import { contentOf } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import type { InOthers, OtherLanguage } from './words/other-languages.ts';
import { sharesWord } from './words/shared-words.ts';
import { WORDS } from './words/words.ts';

/** What a question takes up that the patient named: a concern, or the matter of a fact. */
export type Hook = { readonly concern: string } | { readonly topic: Topic };

/**
 * Takes up a person, or in English any thing, that the patient has brought up: 'what happened to your brother?'. Null
 * where nothing that was said speaks of it, or nothing is left to say.
 */
export function hookIn(draft: Draft, clause: string): Hook | null {
  const named = namedIn(draft, clause);
  if (named.length === 0) return null;
  const people = named.filter(isPerson(draft, clause));
  const concern = draft.brief.resisting?.concerns.find((each) => {
    const { said, settled } = stateOf(draft, each);
    const spoken = each.says.slice(0, said).join(' ');
    return !settled && said > 0 && said < each.says.length && speaksOf(spoken, named);
  });
  if (concern) return { concern: concern.id };
  const { state, brief, scene } = draft;
  const hinted = brief.facts.find(
    ({ id, cue }) =>
      cue && state.cues.includes(id) && !(id in state.told) && speaksOf(textIn(cue, scene.language), named),
  );
  if (hinted) return { topic: hinted.topic };
  const begun = brief.facts.find((fact) => isHalfTold(draft, fact) && speaksOf(shortOf(draft, fact), named));
  if (begun) return { topic: begun.topic };
  const unsaid = brief.resisting?.concerns.find((each) => {
    const { said, settled } = stateOf(draft, each);
    return !settled && said < each.says.length && speaksOf(each.says.join(' '), people);
  });
  if (unsaid) return { concern: unsaid.id };
  if (!brief.resisting || !state.opened || !asksAfter(clause)) return null;
  const known = brief.facts.find(
    (fact) =>
      fact.disclosure !== 'guarded' &&
      fact.topic !== 'name' &&
      speaksOf(textIn(fact.full, scene.language), people),
  );
  return known ? { topic: known.topic } : null;
}

/** Whether the last reply hinted at a fact that has not been told. */
export const isHintedJustNow = ({ state }: Draft, { id, cue }: PartFact): boolean =>
  cue !== undefined && state.last.includes(`fact.${id}.cue`) && !(id in state.told);

/** The fact that a case's patient hinted at just now, where a question takes up a word of it: 'Tell me about Saturday.' */
export function hintTakenUp(draft: Draft, clause: string, before = ''): PartFact | undefined {
  const { brief, scene, state } = draft;
  if (brief.resisting) return undefined;
  if (scene.language !== 'en') return hintTakenUpIn(draft, scene.language, clause);
  // 'Beside somebody else? Who was that?'
  const own = contentOf(clause);
  const named = own.length > 0 ? own : contentOf(before);
  const isHinted = (fact: PartFact) =>
    RECALLS.test(bare(clause))
      ? state.cues.includes(fact.id) && !(fact.id in state.told)
      : isHintedJustNow(draft, fact);
  return brief.facts.find(
    (fact) => isHinted(fact) && (asksWhat(clause) || speaksOf(textIn(fact.cue ?? {}, scene.language), named)),
  );
}

/** The same in another language: a question has a word of the hint, or asks what was meant by it. */
const hintTakenUpIn = (draft: Draft, language: OtherLanguage, clause: string): PartFact | undefined =>
  draft.brief.facts.find(
    (fact) =>
      isHintedJustNow(draft, fact) &&
      (ASKS_WHAT_IS_MEANT[language].test(bare(clause)) ||
        (clause.includes('?') && sharesWord(textIn(fact.cue ?? {}, language), clause))),
  );

/** 'Was meinen Sie damit?' */
const ASKS_WHAT_IS_MEANT: InOthers = {
  es: /\b(?:a que se refier\w+|que (?:quier\w+|quis\w+) decir|en que (?:esta )?piensa\w*|por que lo dice)\b/,
  fr: /\b(?:que (?:voulez|voulez vous|veux tu|voudriez vous) dire|qu'entendez vous|vous pensez a quoi|a quoi (?:pensez|faites) vous|pourquoi dites vous)\b/,
  de: /\b(?:was (?:meinen|meinst|genau meinen) (?:sie|du)|(?:damit|womit|wie) (?:meinen|gemeint)|sie damit meinen|woran denken sie|wie meinen sie das|warum sagen sie das)\b/,
  pt: /\b(?:o que (?:a senhora|o senhor|voce) quer dizer|o que quer dizer|a que (?:a senhora|o senhor|voce) se refere|em que (?:a senhora|o senhor|voce) (?:esta )?pensa\w*|por que diz isso)\b/,
};

/** Whether a word of a clause is somebody: by what he is to the patient, or by his name. */
const isPerson =
  ({ scene }: Draft, clause: string) =>
  (word: string) =>
    WORDS[scene.language].tells.who?.test(word) ||
    new RegExp(`\\s${word[0]!.toUpperCase()}${word.slice(1)}\\b`).test(clause);

/** The topic of a fact that is free to be told and has the most words of a question, at least one that few have. */
export function wordedIn(draft: Draft, clause: string, least = 1): Topic | null {
  const { brief, scene, state } = draft;
  const named = namedIn(draft, clause);
  const hits = brief.facts

    .filter(({ disclosure, topic }) => disclosure !== 'guarded' && topic !== 'name')
    .map((fact) => {
      const text = `${textIn(fact.short, scene.language)} ${textIn(fact.full, scene.language)}`;
      const count = named.filter((word) => speaksOf(text, [word])).length;
      return { fact, worth: count < least ? 0 : count - (fact.id in state.told ? 0.5 : 0) };
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  const [first] = hits;
  return first && hits.length <= MOST_ALIKE ? first.fact.topic : null;
}

/** A word that more facts have says nothing. */
const MOST_ALIKE = 3;

const shortOf = ({ scene }: Draft, { short }: PartFact) => textIn(short, scene.language);

const isHalfTold = ({ state }: Draft, { id }: PartFact) => id in state.told && !state.toldFully.includes(id);

/** Questions about somebody. */
const TAKES_UP =
  /^(?:and |so )?(?:who|whose|what happened|what (?:was|is) wrong|how (?:is|was|are)|(?:please |can you |could you )?tell me (?:more )?about)\b/;

/** 'Tell me about Saturday.' Whether a clause takes something up, without a question mark too. */
export const asksAfter = (clause: string): boolean =>
  TAKES_UP.test(bare(clause)) || asksWhat(clause) || RECALLS.test(bare(clause));

/** 'You mentioned something silly', 'you spoke of a promise.' */
const RECALLS = /^(?:(?:and|so|but) )*(?:earlier )?you (?:mentioned|spoke of|talked about|hinted)\b/;

/** 'Get to thinking of what, Mr Nowak?' */
const asksWhat = (clause: string): boolean =>
  BARELY.test(bare(clause)) ||
  /\b(?:of|about|like|from|to|for) what(?: (?:mrs?|ms|miss|dr) \w+)?$/.test(bare(clause));

/** 'What did you do?', right after a hint. */
const BARELY =
  /^(?:(?:and|so|but) )*(?:what (?:did|have|had) you (?:do|done|try|tried|give|given)|what (?:was|is) (?:it|that)|what(?:'s| is) that|how do you mean|what do you mean|such as|like what)(?: then| exactly)?$/;

/** Words that name nothing. */
const PALE =
  /^(?:understand|understood|told|who|was|the|you|and|are|can|did|has|had|how|any|for|not|but|her|him|his|she|get|got|say|see|one|two|day|now|yet|ask|why|out|off|too|own|may|our|its|all|use|let|put|way|about|what|when|where|which|that|this|with|from|your|have|been|does|they|them|there|then|would|could|should|think|know|tell|more|happen\w*|feel\w*|going|anything|something|time|today|long|much|many|also|really|just|like|make[s]?|made|said|mean|were|will|some|into|because|thing[s]?|well|good|right|before|after|other|worr\w+|concern\w*|please|little|exactly|help\w*|take[ns]?|doing|done|want|need|sure|those|these|very|only|over|back|look\w*|come|came|gone|went|still|even|ever|never|always|bit|lot)$/;

/** At least so many letters name a thing. */
const FEWEST_LETTERS = 3;

function namedIn({ scene, brief }: Draft, clause: string): string[] {
  const words = bare(clause).split(' ');
  const people = WORDS[scene.language].tells.who;
  const isNaming = (word: string) =>
    people?.test(word) ||
    (brief.resisting && /^[a-z]+$/.test(word) && word.length >= FEWEST_LETTERS && !PALE.test(word));
  return words.map((word) => word.replace(/'s$/, '')).filter(isNaming);
}

function speaksOf(text: string, named: readonly string[]): boolean {
  const words = bare(text)
    .split(' ')
    .map((word) => word.replace(/'s$/, ''));
  return named.some((name) => words.some((word) => areFormsOfOne(name, word)));
}
