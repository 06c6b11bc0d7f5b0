import { wordLists } from '#engines/words/word-lists.ts';
import type { Token } from '../text/tagger.ts';
import { isPluralNoun } from './agreement.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { isBase } from './verbs.ts';

const rule = 'countability';
const wordsOf = (list: string) => new Set(list.trim().split(/\s+/));

/** Nouns without a plural in a letter. Those of which there are kinds ('behaviours', 'pains') are left out. */
const MASS = wordsOf(`
advice information equipment evidence furniture knowledge feedback assistance homework housework research guidance cooperation
counselling hygiene rehabilitation luggage baggage analgesia encouragement mobility urine hay phlegm mucus sputum saliva pus
milk rice bread butter traffic weather jewellery money cash music mud dust luck health happiness sadness nausea dizziness
tiredness fatigue numbness stiffness redness itchiness hunger thirst appetite stamina hydration nutrition oxygen
alcohol bleeding vomiting constipation diarrhoea incontinence obesity asthma hypertension diabetes software hardware rubbish
laundry shopping clothing underwear permission access safety training compliance adherence physiotherapy chemotherapy
radiotherapy eyesight hearing breathing walking swallowing independence confidence patience consciousness
orientation cognition concentration insomnia breathlessness transport accommodation leisure pollution blood fluid pain sleep
swelling smoking speech vision strength progress`);
/** Of these there are kinds, spells or places, so their plurals are words. */
const HAS_PLURAL =
  /^(?:health|alcohol|music|rice|milk|bread|butter|hearing|blood|fluid|pain|sleep|swelling|progress|strength|vision|speech|orientation|training|smoking|shopping|transport|walking|research|counselling|accommodation|permission|access|leisure|breathing)$/;

const MANY =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|both|various|multiple|numerous|these|those|few|fewer)$/;
const PARTS = /^(?:one|two|three|four|five|six|several|many|few|both|each|either|neither|most)$/;
/** Singular in form, and right behind a number. */
const UNCHANGED =
  /^(?:per|times?|dozen|hundred|thousand|million|stone|foot|sheep|fish|deer|series|species|aircraft|percent|half|quarter|people|police|kg|mg|ml|cm|mm|hourly|daily|weekly|monthly|yearly|pm|am|further|such|more|other|same|left|right|early|late|that|young|old|elderly|sick|poor|rich|one|ones|least|most|year|month|week|day|hour|minute|point|staff|offspring|data|media|criteria|bacteria|metre|level|phenomena|fruit|beer|today|tonight|can|will|type|kind|sort|hand|family|team|group|couple|pair|side|x-ray)$/;
const MODIFIED = /^(?:NOUN|PROPN|NUM)$/;

const pluralOf = (word: string) =>
  ({ tooth: 'teeth', foot: 'feet', child: 'children', man: 'men', woman: 'women' })[word] ??
  (/(?:s|x|z|ch|sh)$/.test(word)
    ? `${word}es`
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}s`);

/** The noun that stands behind a word, with at most two qualities between; null where none does or it describes another. */
function nounBehind(tokens: readonly Token[], at: number): Token | null {
  let place = at + 1;
  while (
    place < at + 3 &&
    !/^(?:last|next|this|same|little|bit)$/.test(tokens[place]?.word ?? '') &&
    /^(?:ADJ|ADV)$/.test(tokens[place]?.tag ?? '')
  )
    place++;
  const [noun, next] = [tokens[place], tokens[place + 1]];
  if (noun?.tag !== 'NOUN' || !/^[a-z]+$/.test(noun.text)) return null;
  if (next && (MODIFIED.test(next.tag) || next.tag === 'ADJ' || /^(?:'s|'|-|–|\/)$/.test(next.word)))
    return null;
  return noun;
}

const isSingular = (noun: Token) =>
  !isPluralNoun(noun) &&
  !UNCHANGED.test(noun.word) &&
  !/(?:s|ing|men|people|dren|eth|eet|ae|ia)$/.test(noun.word);

/** 'Both knee', 'two surgery', 'three different occasion', 'fewer bleeding'. */
const singularAfterMany: LanguageRule = ({ tokens }) =>
  tokens.flatMap((many, at): Slip[] => {
    if (!MANY.test(many.word)) return [];
    const next = tokens[at + 1];
    if (many.word === 'fewer' && next && MASS.has(next.word))
      return [slipAt(many, next, { rule, why: 'This noun cannot be counted.', mend: `less ${next.word}` })];
    const [before, noun] = [tokens[at - 1], nounBehind(tokens, at)];
    if (!noun) return [];
    if (MASS.has(noun.word) && !/^(?:both|these|those)$/.test(many.word)) {
      if (/^(?:few|many)$/.test(many.word) && /^(?:an?|as|so|how|too)$/.test(before?.word ?? '')) return [];
      return [slipAt(many, noun, { rule, why: 'This noun cannot be counted.', mend: null })];
    }
    if (!isSingular(noun) || MASS.has(noun.word)) return [];
    // 'Grade two wound', 'these help': a number behind its noun, a pronoun with its verb.
    if (
      /^(?:NOUN|PROPN)$/.test(before?.tag ?? '') ||
      (/^(?:-|\/|–|of|at|aged|than)$/.test(before?.word ?? '') && !/^(?:of|at)$/.test(before!.word))
    )
      return [];
    if (
      /^(?:these|those|both|many|several|few)$/.test(many.word) &&
      tokens[at + 1] === noun &&
      !isEnd(tokens[tokens.indexOf(noun) + 1])
    )
      return [];
    // 'Both pain and swelling': one and one. 'The two look alike', 'three methotrexate'.
    if (many.word === 'both' && tokens[tokens.indexOf(noun) + 1]?.word === 'and') return [];
    if ((tokens[at + 1] === noun && isBase(noun.word)) || !hasPlural(noun.word)) return [];
    return [slipAt(noun, noun, { rule, why: `'${many.text}' takes a plural.`, mend: pluralOf(noun.word) })];
  });

const hasPlural = (word: string) => {
  const { everyday, rare } = wordLists();
  return everyday.has(pluralOf(word)) || rare.has(pluralOf(word));
};

const isEnd = (next: Token | undefined) =>
  next === undefined || /^(?:ADP|AUX|VERB|PUNCT|CCONJ|SCONJ|PRON)$/.test(next.tag);

/** 'Several of his relative', 'one of the wound'. */
const singularAfterOf: LanguageRule = ({ tokens }) =>
  tokens.flatMap((part, at): Slip[] => {
    const [of, whose] = [tokens[at + 1], tokens[at + 2]];
    if (
      !PARTS.test(part.word) ||
      of?.word !== 'of' ||
      !/^(?:his|her|the|their|my|our|these|those)$/.test(whose?.word ?? '')
    )
      return [];
    const last = tokens[at + 3];
    const isQuality =
      last?.tag === 'ADJ' && /^(?:VERB|AUX)$/.test(tokens[at + 4]?.tag ?? '') && last.word === 'relative';
    const noun = isQuality ? last : nounBehind(tokens, at + 2);
    if (!noun || !isSingular(noun) || (MASS.has(noun.word) && part.word === 'most') || part.word === 'most')
      return [];
    if (/^(?:two|three|four|five|six)$/.test(part.word) && /^(?:family|team|household)$/.test(noun.word))
      return [];
    return [
      slipAt(noun, noun, {
        rule,
        why: `After '${part.text} of' the noun stands in the plural.`,
        mend: pluralOf(noun.word),
      }),
    ];
  });

/** 'A large amount of urines', 'hays': a plural that does not exist. */
const pluralOfMass: LanguageRule = ({ tokens }) =>
  tokens.flatMap((noun, at): Slip[] => {
    const base = noun.word.replace(/s$/, '');
    if (
      base === noun.word ||
      !MASS.has(base) ||
      HAS_PLURAL.test(base) ||
      noun.tag === 'VERB' ||
      noun.text !== noun.word
    )
      return [];
    if (/^['-]/.test(tokens[at + 1]?.word ?? '')) return [];
    return [slipAt(noun, noun, { rule, why: 'This noun has no plural.', mend: base })];
  });

const NO_ARTICLE =
  /^(?:advice|information|equipment|evidence|furniture|feedback|assistance|homework|guidance|luggage|mobility|bleeding|vomiting|constipation|hygiene|progress|physiotherapy|chemotherapy|nausea|dizziness|fatigue|transport|accommodation)$/;

/** 'A tablets', 'much tablets', 'a good advice', 'an amount of tablets'. */
const determined: LanguageRule = ({ tokens }) =>
  tokens.flatMap((first, at): Slip[] => {
    const noun = nounBehind(tokens, at);
    if (!noun) return [];
    const place = tokens.indexOf(noun);
    if (/^an?$/.test(first.word) && (first.text !== 'A' || at === 0)) {
      if (NO_ARTICLE.test(noun.word) && tokens[place + 1]?.word !== 'of' && tokens[at + 1]?.word !== 'little')
        return [slipAt(first, noun, { rule, why: 'This noun cannot be counted.', mend: null })];
      const isPlural =
        isPluralNoun(noun) && !/^(?:few|good|great|hundred|further|dozen)$/.test(tokens[at + 1]!.word);
      if (
        isPlural &&
        !/^(?:pains|painkillers|headquarters|works|crossroads|lots|times|years|weeks|days|months|hours|glasses|upstairs|downstairs)$/.test(
          noun.word,
        ) &&
        !/^(?:few|dozen|hundred|thousand|million|couple|lot|bit)$/.test(tokens[at + 1]!.word)
      )
        return [slipAt(first, noun, { rule, why: "'A' does not stand before a plural.", mend: null })];
    }
    const isMuch = /^(?:much|less)$/.test(first.word) && tokens[at + 1] === noun;
    if (
      isMuch &&
      isPluralNoun(noun) &&
      !/^(?:than|so|nothing)$/.test(tokens[at - 1]?.word ?? '') &&
      !/^(?:means|times|years|weeks|days|months|hours|minutes|pounds|kilos)$/.test(noun.word)
    )
      return [slipAt(first, noun, { rule, why: 'What can be counted is many or few.', mend: null })];
    return [];
  });

/** Singular and plural of nouns, by what stands before them. */
export const nounNumbers: LanguageRule = (sentence) => [
  ...singularAfterMany(sentence),
  ...singularAfterOf(sentence),
  ...pluralOfMass(sentence),
  ...determined(sentence),
];
