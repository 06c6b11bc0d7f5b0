import type { Token } from '../text/tagger.ts';
import { ANIMALS, PERSONS, THINGS } from './lexicon.generated.ts';
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
const THINGS_OF_CARE = new Set(
  `wheelchair frame stick crutch catheter cannula inhaler spacer splint bandage sling brace bag bottle capsule chair hoist
  cushion mattress pillow rollator insole mask needle syringe pacemaker stent prosthesis denture implant tube nebuliser commode
  collar cane walker zimmer scooter stairlift leaflet diary booklet questionnaire appointment prescription
  scan biopsy colonoscopy gastroscopy endoscopy hysterectomy appendicectomy cholecystectomy transfusion swab echocardiogram
  electrocardiogram mammogram angiogram check-up x-ray
  flat bungalow apartment job baby dog cat`.split(/\s+/),
);

/** As causes and risks they stand alone: 'protected from stroke'. */
const ILLNESSES = new Set(
  `rash ulcer lump cyst nodule lesion blister bruise tumour polyp scar headache seizure sprain laceration abscess murmur fistula
  hernia haematoma limp tremor squint cataract fever cough stroke fracture migraine`.split(/\s+/),
);

/** Of the lexicon's persons and things those that stand alone too: as titles, matter, places that are told as a kind. */
const ALONE_TOO = new Set(
  `hospital bed prison jail school church court college university office painting tobacco shelter house building store fish
  medication medicine aspirin housing attire cloth clothing silk wire foil tape soap toothpaste lipstick heroin uniform
  anaesthetic theatre casualty nursery room varnish output art cake surface throttle plate camp appointment addition equipment
  furniture jewellery floss lager glass paper plaster protection ammunition underwear footwear fabric cotton wool linen leather
  material stock cash support base access control form work display line film music concrete bedding sedation bridge pole
  youth official expert host president captain king queen chairman director head leader mayor chief land landing stone ice
  tin brick lace rope string thread carpet board iron steel lead line oil polish powder cream lotion ointment gel foam
  varnish paint ink shade cover way port dock base home floor ceiling bathroom toilet town market duck chicken turkey lamb
  salmon tuna goose egg seafood shellfish shrimp lobster crab meat man woman mother father mum dad mummy daddy nan granny
  dust litter fur wing game prey anyone guide train bus car taxi bicycle boat ship plane ambulance phone telephone radio
  television tv video mobile facility feature structure system instrument insulin steroid antibiotic painkiller sedative
  stimulant laxative diuretic placebo antidote drug vitamin supplement vaccine depressant tonic antiseptic disinfectant
  filling crown coating lining fixture ground installation press wall gear net post drain catch set shot stop strip track
  contact model measure piece wood unit yarn acoustic laser camera cleanser public ward surgery outpatient inpatient clinic
  mail print graphic image picture visual backing fire light heating lighting hearing mount web canal hardware software
  person individual character client addict casualty baby god pendulum nest poker tuba crook carrier pencil guard rein professor object subject witness type`.split(
    /\s+/,
  ),
);
const wordsOf = (list: string) => list.trim().split(/\s+/);
const OF_LEXICON = new Set(
  [...wordsOf(PERSONS), ...wordsOf(THINGS), ...wordsOf(ANIMALS)].filter((word) => !ALONE_TOO.has(word)),
);
const IS_PERSON = new Set(wordsOf(PERSONS));

const COUNTABLE: readonly ReadonlySet<string>[] = [PEOPLE, RELATIVES, THINGS_OF_CARE, ILLNESSES, OF_LEXICON];

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

const AIDS =
  /^(?:frame|stick|wheelchair|appointment|scan|biopsy|walker|hoist|splint|brace|colonoscopy|gastroscopy)$/;
/** What somebody is: 'the chairman', 'host' and other offices stand alone. */
const JOB = /(?:[^aeiou]er|[^t]or|ist|[^r]ian|woman|ant|nurse|student|widow|cook|chef|engineer)$/;
const BECOMES = /^(?:be|become|remain|call|name|turn|work|feel|seem|act|serve|train|include|say)$/;

function follows(before: Token, noun: string, earlier: Token | undefined): boolean {
  if (/^(?:is|was|been)$/.test(before.word))
    return JOB.test(noun) && IS_PERSON.has(noun) && earlier !== undefined;
  if (before.word === 'as')
    return (PEOPLE.has(noun) || IS_PERSON.has(noun)) && /^(?:work|train|employ)$/.test(earlier?.lemma ?? '');
  if (before.tag === 'ADP' || before.word === 'to') {
    if (PEOPLE.has(noun) || RELATIVES.has(noun) || IS_PERSON.has(noun)) return PERSON_AFTER.test(before.word);
    if (OF_LEXICON.has(noun))
      return /^(?:with|into|via|from|on|in|through|onto|under|behind|for|using|to|at)$/.test(before.word);
    if (before.word === 'for') return AIDS.test(noun) && earlier?.word !== 'fit';
    return THING_AFTER.test(before.word) && !ILLNESSES.has(noun) && earlier?.word !== 'as';
  }
  // 'A furnished apartment': a participle before its noun.
  if (
    before.tag === 'VERB' &&
    earlier &&
    (/^(?:DET|ADJ|ADV|NUM|PUNCT)$/.test(earlier.tag) ||
      /^(?:his|her|their|my|our|your|its|'s|-|for)$/.test(earlier.word)) &&
    (/(?:ed|en|ing|wn|nt|ft)$/.test(before.word) || /^(?:an?|the|very)$/.test(earlier.word))
  )
    return false;
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
