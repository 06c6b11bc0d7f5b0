import { formsOf } from '../../words/inflections.ts';
import { withoutCall } from './called-by-name.ts';
import { bare } from './following-words.ts';

/** Words of a question that name nothing by themselves, in English. */
const PALE = new Set(
  `a an the and or but nor so if then than that this these those there here it its he him his she her hers they them
  their theirs we us our you your yours yourself yourselves himself herself itself themselves i me my mine myself who whom whose what whats
  which when where why how whether while as at by for from in into of off on onto out over to up down with without within
  about above after again against all already also although always am any anybody anyone anything anywhere are around away back be
  became because become been before being below besides between both bring brings brought can cannot can't come comes coming came could couldn't
  did didn't do does doesn't doing don't done during each either else enough especially etc even ever every everybody everyone
  everything exactly few first get gets getting give given gives giving go goes going gone got had hadn't happen happened happening
  happens has hasn't have haven't having he's hello hi   help helped helpful helps hmm i'd i'll i'm i've instead is isn't it's just
  kind kinds know known knows last later least let let's like likely little long look looked looking looks lot lots made make
  makes making many matter may maybe mean means might mind moment more most much must near nearly need needed needs never new next
  no nobody none nor not nothing now o'clock often oh ok okay old on once one ones only other others otherwise ought own part particular
  particularly perhaps please possible possibly probably put quite rather really recent recently reason right said same saw say saying says
  see seeing seem seemed seems seen several shall she's should shouldn't since so some somebody somehow someone something sometime
  sometimes somewhere sort sorts still such sure take taken takes taking tell telling thank thanks that's them there's they're thing
  things think thinking thought through time times today together told too took towards tried tries try trying two type types under
  understand understood unless until up upon put puts putting use used uses using usual usually various very via want wanted wants was wasn't way ways
  we'll we're well went were weren't what's whatever whenever where's wherever whole who's will wish won't would wouldn't yes yet
  you'd you'll you're you've able actually bad better best bit  certain course currently difficult different describe
  down easy end example explain far feel feeling feelings feels felt find found fine full good great guess hard idea imagine
  important information interested large late lately left less live mention mentioned mr mrs ms miss dr doctor nurse name notice noticed noticing
  number ask asked asking answer anyway aware affect affects affected apart area bother bothered bothering bothers cause caused causes causing change
  changed changes changing check clear concern concerned concerns worried worries worry worrying afraid scared start started starting starts begin
  began begun beginning stop stopped stops point problem problems question questions quick really regarding regular regularly remember repeat
  share show situation small soon  suppose   terms trouble troubles turn understanding wonder wondering wonderful  work works
  worse worst situation day days week weeks month months year years hour hours minute minutes yesterday tomorrow tonight  ago
  experience experienced manage managing managed cope coping deal noticed suffer suffered difficulty difficulties issue issues
  behind people person world exactly moreover ready start daily nowadays anymore right now meantime previously past earlier ever`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that people use for one thing, or that belong to it: each row is one matter. */
const MATTERS: readonly (readonly string[])[] = [
  [
    'eat',
    'food',
    'meal',
    'breakfast',
    'lunch',
    'dinner',
    'supper',
    'diet',
    'snack',
    'feed',
    'appetite',
    'hungry',
    'spoon',
    'mouthful',
  ],
  ['drink', 'tea', 'coffee', 'water', 'milk', 'juice', 'fluid', 'thirsty', 'sip', 'squash'],
  ['alcohol', 'beer', 'wine', 'whisky', 'pint', 'spirits', 'pub', 'drunk', 'drink'],
  ['sleep', 'night', 'bed', 'wake', 'asleep', 'insomnia', 'rest', 'nap', 'nights'],
  ['shoe', 'boot', 'trainer', 'slider', 'sandal', 'footwear', 'slipper', 'heel'],
  ['job', 'work', 'employ', 'office', 'shift', 'boss', 'living', 'retired', 'career'],
  ['school', 'class', 'teacher', 'nursery', 'pupil', 'lesson', 'homework', 'pe'],
  ['mother', 'mum', 'mam', 'mummy', 'mom'],
  ['father', 'dad', 'daddy'],
  ['parents', 'mother', 'father', 'mum', 'dad'],
  ['child', 'kid', 'son', 'daughter', 'boy', 'girl', 'grandchild'],
  ['grandchild', 'grandson', 'granddaughter'],
  ['wife', 'husband', 'partner', 'married', 'spouse', 'boyfriend', 'girlfriend'],
  ['brother', 'sister', 'sibling'],
  ['relative', 'family', 'mother', 'father', 'mum', 'dad', 'brother', 'sister', 'aunt', 'uncle', 'cousin'],
  ['injection', 'needle', 'jab', 'inject', 'syringe', 'anaesthetic', 'prick'],
  [
    'hurt',
    'pain',
    'painful',
    'sore',
    'ache',
    'tender',
    'agony',
    'throb',
    'sting',
    'discomfort',
    'uncomfortable',
  ],
  ['pill', 'tablet', 'medicine', 'medication', 'drug', 'capsule', 'dose', 'prescription', 'prescribed'],
  ['painkiller', 'paracetamol', 'ibuprofen', 'codeine', 'aspirin', 'anti-inflammatory', 'naproxen'],
  ['walk', 'step', 'stairs', 'stroll', 'climb', 'limp', 'foot'],
  [
    'exercise',
    'sport',
    'football',
    'gym',
    'swim',
    'run',
    'cycle',
    'dance',
    'tennis',
    'hobby',
    'bowls',
    'golf',
  ],
  ['phone', 'mobile', 'ring', 'telephone', 'call'],
  ['home', 'house', 'flat', 'bungalow', 'lives'],
  ['upstairs', 'stairs', 'downstairs', 'floor', 'step'],
  ['car', 'drive', 'van', 'wheel', 'licence'],
  ['shower', 'bath', 'wash', 'bathroom', 'toilet', 'loo'],
  ['toilet', 'loo', 'bowels', 'wee', 'pee', 'urine', 'stool', 'poo', 'constipated'],
  ['operation', 'surgery', 'operate', 'surgeon', 'theatre', 'procedure'],
  ['scan', 'x-ray', 'mri', 'ct', 'ultrasound', 'picture', 'image'],
  ['test', 'blood', 'result', 'check-up', 'sample'],
  ['swell', 'swollen', 'swelling', 'puffy', 'lump', 'bigger'],
  ['bleed', 'blood', 'bled', 'bleeding'],
  ['itch', 'itchy', 'scratch', 'rash', 'spot', 'hives'],
  ['tired', 'exhausted', 'fatigue', 'energy', 'worn', 'weary'],
  ['breath', 'breathe', 'breathless', 'puffed', 'wheeze', 'asthma', 'lungs', 'inhaler', 'chest'],
  ['dizzy', 'faint', 'lightheaded', 'collapse', 'giddy'],
  ['fall', 'fell', 'trip', 'slip', 'balance', 'tumble'],
  ['see', 'eye', 'sight', 'vision', 'eyesight', 'glasses', 'blurred', 'reading'],
  ['tooth', 'teeth', 'denture', 'gum', 'brush', 'dentist'],
  ['voice', 'hoarse', 'sing', 'shout', 'throat'],
  ['talk', 'speech', 'stammer', 'word'],
  ['sad', 'low', 'depressed', 'cry', 'mood', 'upset', 'tears', 'miserable'],
  ['stress', 'pressure', 'anxious', 'anxiety', 'nervous', 'panic'],
  ['allergy', 'allergic', 'reaction', 'hives'],
  ['smoke', 'cigarette', 'tobacco', 'vape', 'smoker'],
  ['sugar', 'sweet', 'cake', 'biscuit', 'chocolate', 'juice'],
  ['money', 'afford', 'cost', 'price', 'pay', 'rent', 'expensive', 'bills'],
  ['friend', 'mate', 'neighbour', 'colleague', 'company'],
  ['ill', 'illness', 'disease', 'condition', 'diabetes', 'health'],
  ['weight', 'thin', 'belt', 'trousers', 'clothes', 'stone', 'kilo', 'pounds', 'heavy', 'lost'],
  ['wound', 'cut', 'sore', 'ulcer', 'dressing', 'scab', 'heal'],
  ['infection', 'infected', 'pus', 'antibiotic', 'weep', 'discharge'],
  ['fever', 'temperature', 'hot', 'shiver'],
  ['sick', 'vomit', 'nausea', 'queasy'],
  ['numb', 'tingle', 'tingling', 'pins', 'sensation'],
  ['lift', 'carry', 'bend', 'kneel', 'reach', 'stand'],
  ['dog', 'cat', 'pet', 'pony', 'animal', 'horse'],
  ['grass', 'field', 'grazing', 'paddock', 'hay', 'turnout'],
  ['vaccine', 'vaccinated', 'jab', 'immunised'],
  ['period', 'bleeding', 'menopause', 'cycle', 'pregnant', 'pregnancy'],
  ['letter', 'wrote', 'read', 'appointment'],
  ['holiday', 'travel', 'abroad', 'trip', 'flight'],
];

/** Words of a text that name something, each once. */
export function contentOf(text: string): string[] {
  const words = bare(withoutCall(text))
    .split(' ')
    .map((word) => word.replace(/'(?:s|d|ll|re|ve|m)$/, '').replace(/^'+|'+$/g, ''));
  return [...new Set(words.filter((word) => word.length > 1 && !PALE.has(word) && !/^\d+$/.test(word)))];
}

/** The rows in which a word stands in any of its forms. */
const MATTER_OF = new Map<string, number[]>();
for (const [index, row] of MATTERS.entries()) {
  for (const form of row.flatMap((word) => [word, ...formsOf(word)])) {
    const rows = MATTER_OF.get(form) ?? [];
    if (!rows.includes(index)) MATTER_OF.set(form, [...rows, index]);
  }
}

/** 'Tiredness' is of 'tired'. */
const stemOf = (word: string) => (word.length > LONGEST_PLAIN ? word.replace(/(?:ness|ful|ly)$/, '') : word);
const LONGEST_PLAIN = 6;

/** How a word goes with a text: it stands there in some form, or another word for its matter does. */
export type Likeness = 'same' | 'matter' | null;

/** What a text names, ready to be compared with the words of a question. */
export interface NamedWords {
  likenessOf(word: string): Likeness;
  /** 1 for the same word, half for one of the same matter, else 0. */
  worthOf(word: string): number;
}

const WORTHS = { same: 1, matter: 0.5, none: 0 } as const;

/** What some words name. */
export function namedBy(words: readonly string[]): NamedWords {
  const own = new Set(words.flatMap((word) => [word, stemOf(word)]));
  const forms = new Set([...own].flatMap((word) => [...formsOf(word)]));
  const matters = new Set(words.flatMap((word) => MATTER_OF.get(word) ?? []));
  const named: NamedWords = {
    likenessOf(word) {
      const stem = stemOf(word);
      const isSame = [word, stem].some(
        (each) => own.has(each) || forms.has(each) || [...formsOf(each)].some((form) => own.has(form)),
      );
      if (isSame) return 'same';
      return (MATTER_OF.get(word) ?? MATTER_OF.get(stem) ?? []).some((row) => matters.has(row))
        ? 'matter'
        : null;
    },
    worthOf: (word) => WORTHS[named.likenessOf(word) ?? 'none'],
  };
  return named;
}
