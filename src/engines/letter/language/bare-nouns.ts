import type { Token } from '../text/tagger.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { articleBefore } from './vowel-sound.ts';

const PEOPLE = new Set(
  `nurse doctor physiotherapist dietitian pharmacist surgeon therapist psychologist podiatrist neighbour carer cleaner teacher
  specialist dentist optometrist midwife paramedic receptionist interpreter colleague psychiatrist counsellor cardiologist
  neurologist dermatologist oncologist optician radiographer hygienist veterinarian caregiver friend assistant manager officer technician`.split(
    /\s+/,
  ),
);
/** Whose they are says more than an article: there is no telling how it was meant. */
const RELATIVES = new Set(
  `wife husband daughter son mother father sister brother partner aunt uncle grandmother grandfather grandson granddaughter
  girlfriend boyfriend`.split(/\s+/),
);
const THINGS = new Set(
  `wheelchair frame stick crutch catheter cannula inhaler spacer splint bandage sling brace bag bottle capsule chair hoist
  cushion mattress pillow rollator insole mask needle syringe pacemaker stent prosthesis denture implant tube nebuliser commode
  collar cane walker zimmer scooter stairlift leaflet diary booklet questionnaire appointment prescription
  scan biopsy colonoscopy gastroscopy endoscopy hysterectomy appendicectomy cholecystectomy transfusion swab echocardiogram
  electrocardiogram mammogram angiogram check-up x-ray
  flat house bungalow apartment job baby dog cat`.split(/\s+/),
);

/** As causes and risks they stand alone: 'protected from stroke'. */
const ILLNESSES = new Set(
  `rash ulcer lump cyst nodule lesion blister bruise tumour polyp scar headache seizure sprain laceration abscess murmur fistula
  hernia haematoma limp tremor squint cataract fever cough stroke fracture migraine`.split(/\s+/),
);

const COUNTABLE = [PEOPLE, RELATIVES, THINGS, ILLNESSES];

/** What a noun may follow where it needs an article: a verb, or one of these. 'Fit for dog', 'due to tube' tell a kind. */
const THING_AFTER = /^(?:with|by|into|via)$/;
const PERSON_AFTER = /^(?:with|by|to|from|about)$/;
/** The way something is given or got to, and relations that are told as a kind. */
const KNOWN_BY =
  /^(?:(?:by|via) (?:nebuliser|inhaler|catheter|cannula|tube|syringe|swab|spacer|bottle|mask)|from (?:mother|father))/;
const DETERMINES =
  /^(?:an?|the|this|that|these|those|no|any|some|each|every|either|neither|another|other|one|my|your|his|her|its|our|their|what|which|whose|such|more|most|less|enough|first|second|third|next|last|same|further|both|all|half|per|own|only|many|much|few|several)$/;
const JOINS = /^(?:and|or|\/|-|–)$/;

/** 'She was seen by nurse', 'he developed rash': what is one of several stands without an article. */
export const bareNouns: LanguageRule = ({ tokens }) =>
  tokens.flatMap((noun, at): Slip[] => {
    if (noun.tag !== 'NOUN' || !COUNTABLE.some((kind) => kind.has(noun.word)) || isModifier(tokens[at + 1]))
      return [];
    const start = phraseStart(tokens, at);
    const before = tokens[start - 1];
    if (!before || !follows(before, noun.word, tokens[start - 2])) return [];
    if (isPair(tokens, at)) return [];
    const [first, words] = [tokens[start]!, tokens.slice(start, at + 1)];
    if (words.some(({ word }) => DETERMINES.test(word)) || KNOWN_BY.test(`${before.word} ${first.word}`))
      return [];
    const phrase = words.map(({ text }) => text).join(' ');
    return [
      slipAt(before, noun, {
        rule: 'article',
        why: 'A single thing that can be counted takes an article.',
        mend: RELATIVES.has(noun.word)
          ? null
          : `${before.text} ${articleBefore(first.text) ?? 'a'} ${phrase}`,
        isCertain: false,
      }),
    ];
  });

/** 'Nurse specialist', 'son's', 'stroke-like': the noun says more of the next word. */
const isModifier = (next: Token | undefined) =>
  next !== undefined && (/^(?:NOUN|PROPN|ADJ|PART|NUM)$/.test(next.tag) || /^['-]/.test(next.word));

const modifies = ({ tag, word }: Token) =>
  /^(?:ADJ|NOUN|ADV)$/.test(tag) || (tag === 'VERB' && /^(?:pre|un|re)\w+ed$/.test(word));

function phraseStart(tokens: readonly Token[], end: number): number {
  let start = end;
  while (start > 0 && end - start < 4 && modifies(tokens[start - 1]!)) start--;
  return start;
}

const BECOMES = /^(?:be|become|remain|call|name|turn|work|feel|seem|act|serve|train|include|say)$/;

function follows(before: Token, noun: string, earlier: Token | undefined): boolean {
  if (before.word === 'as') return PEOPLE.has(noun) && /^(?:work|train|employ)$/.test(earlier?.lemma ?? '');
  if (before.tag === 'ADP' || before.word === 'to') {
    if (PEOPLE.has(noun) || RELATIVES.has(noun)) return PERSON_AFTER.test(before.word);
    return THING_AFTER.test(before.word) && !ILLNESSES.has(noun) && earlier?.word !== 'as';
  }
  if (before.tag !== 'VERB' && !/^(?:has|have|had)$/.test(before.word)) return false;
  return !/ing$/.test(before.word) && !BECOMES.test(before.lemma);
}

/** 'Husband and wife', 'from bed to chair', 'rash, cough or headache': what is listed needs none. */
function isPair(tokens: readonly Token[], at: number): boolean {
  const [next, then] = [tokens[at + 1], tokens[at + 2]];
  if (JOINS.test(tokens[at - 1]?.word ?? '') || tokens[at - 3]?.word === 'from') return true;
  if (next && JOINS.test(next.word)) return then === undefined || /^(?:NOUN|ADJ|PROPN)$/.test(then.tag);
  return next?.word === ',' && tokens.slice(at + 2, at + 6).some(({ word }) => /^(?:and|or|,)$/.test(word));
}
