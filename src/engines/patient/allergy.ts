import type { LearningLanguage } from '#domain/languages.ts';
import { namesOfAllergen } from '#domain/practice/complex/allergens.ts';
import type { Draft } from './draft.ts';
import { type Interpretation, isTopic } from './interpret.ts';
import type { PartFact } from './part.ts';
import { plain } from './plain.ts';
import { patternOf, stretchesOf } from './stance.ts';
import { bare } from './words/following-words.ts';
import { STANCE } from './words/stance-words.ts';

/** Whoever is offered what she is allergic to says so, whatever the offer was read as. True where she did. */
export function defend(draft: Draft, text: string): boolean {
  const allergy = draft.brief.facts.find(
    (fact) => fact.topic === 'allergies' && fact.polarity !== 'no' && isProposed(draft, fact, text),
  );
  if (!allergy) return false;
  draft.tell(allergy, 'full');
  return true;
}

/** Whether a clause may propose something: what asks for the history does not, unless it offers at the same time. */
export function mayPropose({ scene }: Draft, heard: Interpretation): boolean {
  const { text } = heard.clause;
  const isQuestion = text.trim().endsWith('?');
  const isHistory =
    heard.kind === 'follow' || heard.kind === 'daily' || (heard.kind === 'act' && isTopic(heard.act));
  return !(isQuestion && isHistory) || STANCE[scene.language].offers.test(bare(text));
}

function isProposed(draft: Draft, fact: PartFact, text: string): boolean {
  const { language } = draft.scene;
  const stretches = stretchesOf(language, text);
  const offers = (names: readonly string[]) =>
    names.some((name) => stretches.some((stretch) => isOffered(language, stretch, name)));
  if (offers((fact.allergens ?? []).flatMap((each) => namesOfAllergen(each, language)))) return true;
  // The words of its own may stand in a remark about the allergy: whoever makes it knows of it.
  if (/\ball?erg/.test(bare(text))) return false;
  return (
    offers(fact.words ?? []) || (draft.brief.resisting !== undefined && namesWhatHarms(fact, plain(text)))
  );
}

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

function isOffered(language: LearningLanguage, stretch: string, name: string): boolean {
  const found = patternOf(language, name).exec(stretch.replace(CAST, 'cast'));
  if (!found) return false;
  const { spares, free } = STANCE[language];
  const before = stretch.slice(0, found.index).replace(HARMLESS, '').trim().split(' ');
  const after = stretch.slice(found.index + found[0].length);
  const nearer = before.slice(-NEAR);
  const isSpared = nearer.some((_, index) => spares.test(nearer.slice(0, index + 1).join(' ')));
  return !isSpared && !free.test(after) && !/^ ?all?erg/.test(after);
}
