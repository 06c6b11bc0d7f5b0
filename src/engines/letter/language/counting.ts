import type { Token } from '../text/tagger.ts';
import { isPluralNoun } from './agreement.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { type Pattern, patternRule, slipAt } from './slip.ts';

const rule = 'countability';
const UNCOUNTABLE =
  'advice,information,equipment,evidence,furniture,knowledge,feedback,assistance,homework,research,guidance,physiotherapy,luggage,cooperation,counselling,hygiene,progress,analgesia,nutrition,rehabilitation,independence,encouragement,education,patience,behaviour therapy,staff,mobility,weakness of will,pain relief,medical advice,further advice,further information,more information';

const PATTERNS: readonly Pattern[] = [
  {
    rule,
    pattern:
      /\b(advice|information|equipment|evidence|furniture|knowledge|feedback|assistance|homework|research|guidance|cooperation|counselling|hygiene|rehabilitation|luggage|analgesia|encouragement|mobilit|transport)s\b/gi,
    why: 'This noun has no plural.',
    mend: ([whole]) => (/mobilits/i.test(whole!) ? null : whole!.replace(/s$/, '')),
  },
  {
    rule,
    pattern: new RegExp(
      `\\b(an?|many|several|few|these|those) (?!(?:\\w+ )?knowledge of\\b)(?=(?:useful |further |good |medical |important |dietary |more )?(?:${UNCOUNTABLE.split(',').slice(0, 17).join('|')})\\b(?! (?:aid|form|sheet|line|leaflet|session|class|plan|programme|nurse|service|pack|unit|centre|worker|clinic|team|provider|project|assistant|supplement|note|report))(?!knowledge of\\b)(?!(?:\\w+ )knowledge of\\b))`,
      'gi',
    ),
    why: 'This noun cannot be counted.',
    mend: ([whole]) => (/^an? /i.test(whole!) ? '' : null),
  },
  {
    rule,
    pattern:
      /\b(many|several|few|these|those) (advices?|informations?|equipments?|evidences?|knowledges?)\b/gi,
    why: 'This noun cannot be counted.',
    mend: null,
  },
  {
    rule,
    pattern:
      /\bmuch (?=(?:symptoms|problems|tablets|medications|times|days|complaints|exercises|visits|falls|patients|cigarettes|questions|difficulties|episodes|people)\b)/gi,
    why: "A plural takes 'many'.",
    mend: 'many ',
  },
  {
    rule,
    pattern:
      /\b(many|few) (?=(?:pain|weight|blood|fluid|sleep|water|time off|money|alcohol|sugar|salt|food|work|stress|energy)\b(?! (?:\w+s|killers|tests?|relievers)\b))/gi,
    why: "What cannot be counted takes 'much' or 'little'.",
    mend: ([, word]) => (word!.toLowerCase() === 'many' ? 'much ' : 'little '),
  },
  {
    rule,
    pattern:
      /\b(childrens|peoples|mens|womens|teeths|staffs|feets|tooths|foots|childs|persons are|medicins|stuffs|progresses|vomitings|hairs loss|sputums|appetites)\b(?!')/gi,
    why: 'This is not the plural of the noun.',
    mend: ([whole]) =>
      ({
        childrens: 'children',
        peoples: 'people',
        mens: 'men',
        womens: 'women',
        feets: 'feet',
        teeths: 'teeth',
        staffs: 'staff',
        tooths: 'teeth',
        foots: 'feet',
        childs: 'children',
      })[whole!.toLowerCase()] ?? null,
  },
  {
    rule,
    pattern:
      /\b[Oo]ne of (his|her|the|my|our|their) (symptom|problem|concern|medication|complaint|goal|daughter|son|sister|brother|relative|patient|side effect|tablet|leg|carer|neighbour|complication|reason|condition|risk)\b(?!s|')/g,
    why: "'One of' takes a plural.",
    mend: ([whole]) => `${whole}s`,
  },
  {
    rule: 'age_form',
    pattern:
      /\b((?:is|was) )?(\d{1,3})[- ]years?[- ]olds?(?= (?:\w+ ){0,2}?(?:man|woman|lady|gentleman|patient|boy|girl|child|widow|widower|mother|father|male|female|teacher|nurse|farmer|retired|student|dog|cat|labrador|baby|infant|pensioner|driver|builder|engineer|carer|cook|chef)\b)/g,
    why: 'Before a noun an age takes hyphens and no plural.',
    mend: ([whole, be, age]) =>
      whole === `${age}-year-old`
        ? whole
        : `${be ? `${be}${/^(?:8|11$|18$)/.test(age!) ? 'an' : 'a'} ` : ''}${age}-year-old`,
    severity: 'minor',
  },
  {
    rule: 'age_form',
    pattern: /\b(\d{1,3})-years?-olds?(?=\s*[.,;]|$)|\b(\d{1,3}) years-olds?\b/g,
    why: "After the verb an age is written 'years old', without hyphens.",
    mend: ([whole, a, b]) => (whole!.includes('years') ? `${a ?? b} years old` : whole!),
    severity: 'minor',
  },
  {
    rule: 'age_form',
    pattern:
      /\b(is|was|who is) (\d{1,3}) year old\b(?! \w+(?:man|woman|boy|girl|patient)?\b(?<=man|woman|boy|girl|patient))(?=[.,;]| and| who| with)/g,
    why: "After the verb an age is written 'years old'.",
    mend: '$1 $2 years old',
    severity: 'minor',
  },
  {
    rule: 'age_form',
    pattern:
      /\b(\d+|two|three|four|five|six|seven|ten)[- ](days|weeks|months|years|hours) (?=(?:history|course|stay|period|follow-up|review appointment)\b)/g,
    why: 'Before a noun a length of time takes a hyphen and no plural.',
    mend: ([, n, span]) => `${n}-${span!.slice(0, -1)} `,
    severity: 'minor',
  },
];

export const countability = patternRule(PATTERNS);

const COUNTED =
  /^(?:day|week|month|year|hour|minute|time|tablet|symptom|medication|patient|episode|fall|problem|test|visit|session|exercise|appointment|dose|drug|allergy|leg|joint|meal|relative|sister|brother|son|daughter|cigarette|unit|wound|complaint|injection|antibiotic|capsule|pillow|stair|step|question|concern|risk|treatment|operation|admission|infection|ulcer|activity|complication|grandchild|friend|neighbour|child|tooth|foot)$/;
const MANY =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|few|various|both|multiple|numerous|these|those|\d+)$/;
const PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  grandchild: 'grandchildren',
  tooth: 'teeth',
  foot: 'feet',
  allergy: 'allergies',
  activity: 'activities',
};
const pluralOf = (word: string) => PLURALS[word] ?? (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`);

/** 'Two week', 'several medication': a plural that lacks its ending, where nothing shows that it describes a noun. */
/** 'Much stitches': what can be counted is many. */
export const manyNotMuch: LanguageRule = ({ tokens }) =>
  tokens.flatMap((much, at): Slip[] => {
    const noun = tokens[at + 1];
    const isMany = much.word === 'much' && noun?.tag === 'NOUN' && isPluralNoun(noun);
    const why = "'Many' stands before what can be counted.";
    return isMany ? [slipAt(much, much, { rule: 'countability', why, mend: 'many' })] : [];
  });

export const pluralAfterNumber: LanguageRule = ({ tokens }) =>
  tokens.flatMap((noun, at): Slip[] => {
    if (!COUNTED.test(noun.word)) return [];
    const number = tokens[at - 1];
    const [before, next] = [tokens[at - 2], tokens[at + 1]];
    const many =
      number?.tag === 'ADJ' && before && MANY.test(before.word) && !/^\d/.test(before.word) ? before : number;
    if (!many || !MANY.test(many.word) || many.word === '1' || /^\d{4}$/.test(many.word)) return [];
    if (
      /[-/.]/.test(tokens[tokens.indexOf(many) - 1]?.word ?? '') ||
      (/^(?:level|grade|stage|category|type|day|week|year|phase|step|ward|room|number|no|unit|of|age)$/.test(
        tokens[tokens.indexOf(many) - 1]?.word ?? '',
      ) &&
        !/^of$/.test(tokens[tokens.indexOf(many) - 1]?.word ?? ''))
    )
      return [];
    if (
      next &&
      !/^(?:ADP|SCONJ|CCONJ|ADV|PRON|AUX)$/.test(next.tag) &&
      !/^(?:every|each|a|per|the)$/.test(next.word) &&
      !/^[.,;)]$/.test(next.word)
    )
      return [];
    if (next && /^(?:-|–|\/)$/.test(next.word)) return [];
    return [slipAt(noun, noun, { rule, why: `'${many.text}' takes a plural.`, mend: pluralOf(noun.word) })];
  });

/** 'This symptoms', 'every days', 'another tablets'. */
export const determinerAndNumber: LanguageRule = ({ tokens }) =>
  tokens.flatMap((word, at): Slip[] => {
    const next = tokens[at + 1];
    if (!next) return [];
    const noun: Token | undefined = next.tag === 'ADJ' ? tokens[at + 2] : next;
    if (!noun || !isPluralNoun(noun)) return [];
    const behind = tokens[tokens.indexOf(noun) + 1];
    if (behind?.tag === 'NOUN') return [];
    if (word.word === 'this')
      return [slipAt(word, word, { rule: 'agreement', why: "A plural takes 'these'.", mend: 'these' })];
    if (/^(?:every|each|another)$/.test(word.word) && next === noun)
      return [slipAt(word, noun, { rule, why: `'${word.text}' takes a singular.`, mend: null })];
    return [];
  });
