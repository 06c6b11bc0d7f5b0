import type { OtherLanguage } from './other-languages.ts';

/** How a question of its own begins after a comma or an 'and'. Patterns read small letters with their accents. */
interface QuestionOpeners {
  /** What joins two questions. */
  readonly joins: RegExp;
  /** The beginning of a question, behind what may lead in to it. */
  readonly opens: RegExp;
  /** What opens one after a comma alone, where it is less: German question words begin a subordinate clause there. */
  readonly afterComma?: RegExp;
  /** What opens one after an 'or', and before it, where that is less: 'rauscht oder pfeift es?' is one question. */
  readonly aroundOr: RegExp;
}

const LEAD: Readonly<Record<OtherLanguage, string>> = {
  es: '(?:(?:y|e|o|pero|bueno|vale|bien|entonces|además|también|ahora|dígame|por favor),? )*',
  fr: "(?:(?:et|ou|mais|alors|bon|bien|d'accord|donc|sinon|aussi|dites-moi),? )*",
  de: '(?:(?:und|oder|aber|gut|also|dann|okay|noch|sonst|auch|denn),? )*',
  pt: '(?:(?:e|ou|mas|bom|certo|então|também|agora|me diz|me diga),? )*',
};

/** `more` opens a question as well, but not around an 'or'. */
function openers(language: OtherLanguage, joins: RegExp, opens: string, more: string): QuestionOpeners {
  const begins = (words: string) => new RegExp(`^${LEAD[language]}(?:${words})(?![\\p{L}])`, 'u');
  return { joins, opens: begins(`${opens}|${more}`), aroundOr: begins(opens) };
}

const GERMAN_WORDS =
  '(?:seit |bis |ab |von |mit |für |in |an |auf |um )?(?:wann|wie|was|wo|wer|wen|wem|wessen|warum|wieso|weshalb|welche[rsnm]?|woher|wohin|womit|wodurch|wofür|woran)';
/** A verb before its subject, whichever it is: 'verhüten Sie', 'wäre das', 'würde sie'; and no 'dass sie', 'die Sie'. */
const GERMAN_VERB_FIRST =
  '(?!(?:dass|wenn|falls|weil|damit|bevor|nachdem|während|obwohl|sobald|solange|seit|wie|was|die|der|das|denen|diese|welche|alle|bitte|heute|seite|erzählen|lassen|setzen) )\\p{L}+(?:en|t|e|st) (?:sie|du|er|es|ihr|das)';
const GERMAN_VERBS =
  '(?:haben|hast|hat|hatten|hatte|nehmen|nimmt|rauchen|trinken|gibt|gab|sind|ist|war|waren|können|kann|müssen|schlafen|wohnen|leben|arbeiten|spüren|fühlen|tut|machen|essen|brauchen|wissen|weiß|kommt|kommen|geht|wird|werden|bekommen|leiden|merken|sehen|hören|dürfen|möchten|nimmst|rauchst|trinkst|bist|kannst) (?:sie|er|es|das|da|ihnen|ihr|ihre[nmrs]?|du|dir|die|der|den|jemand\\p{L}*|irgend\\p{L}+|dabei|so)';

export const QUESTION_OPENERS: Readonly<Record<OtherLanguage, QuestionOpeners>> = {
  es: openers(
    'es',
    /,?\s+(?:y|e|o|u|pero)\s+|,\s+/gu,
    '(?:desde |hasta |por |para |con |de |en |a |cada )?(?:qué|c[oó]mo|cuándo|cu[aá]nt[oa]s?|d[oó]nde|qui[eé]n(?:es)?|cu[aá]l(?:es)?)|(?:ha|han|has|había) (?!de |que )\\p{L}+|(?:tiene|tienes|tenía|toma|tomas|fuma|fumas|bebe|bebes|hay|nota|notas|siente|sientes|vive|vives|duerme|duermes|come|comes|trabaja|sabe|puede|puedes|se (?:ha|siente|nota|marea|despierta|encuentra)|alguien|alguna? vez)|(?:le|te|les) (?:duele|duelen|ha|han|sube|pasa|cuesta|molesta|preocupa|da|dan)',
    '(?:le|te|les) (?:parece|gustaría|importa|apetece|viene|va|queda)|está|están|estaba|va|vas|cree|quiere|quieres|suele|sueles|recuerda|conoce|era|fue|es(?! decir)|son|hubo|podría|podrías|necesita|lleva|usa|estaría|sería',
  ),
  fr: openers(
    'fr',
    /,?\s+(?:et|ou|mais)\s+|,\s+/gu,
    "(?:depuis |à |de |pour |par |dans |avec |en |jusqu'à )?(?:quand(?! (?:vous|tu|il|elle|on|ça|je|ils|elles)(?![\\p{L}]))|qui|quoi|quel(?:le)?s?|comment|combien|où|pourquoi|lequel|laquelle)|qu['’]\\p{L}+|est-ce|y a-t-il|il y a|ça (?:vous|fait|arrive|dure|va|commence)|(?:avez|êtes|prenez|fumez|buvez|dormez|vivez|sentez|travaillez|mangez|pouvez|faites|aviez|étiez)-vous|vous (?:avez|êtes|prenez|fumez|buvez|dormez|vivez|sentez|travaillez|mangez|pouvez|faites|aviez|étiez|vous)|tu (?:as|es|prends|fumes|bois|dors|manges|fais|te)|quelqu'un",
    "\\p{L}+-(?:t-)?(?:vous|tu|il|elle|ils|elles|on|ce)|vous \\p{L}+ez|tu (?!n['’])\\p{L}+",
  ),
  de: {
    ...openers(
      'de',
      /,?\s+(?:und|oder|aber)\s+|,\s+/gu,
      `${GERMAN_WORDS}|${GERMAN_VERBS}`,
      GERMAN_VERB_FIRST,
    ),
    afterComma: new RegExp(`^(?:${GERMAN_VERBS}|${GERMAN_VERB_FIRST})(?![\\p{L}])`, 'u'),
  },
  pt: openers(
    'pt',
    /,?\s+(?:e|ou|mas)\s+|,\s+/gu,
    '(?:o que|por que|pra que|de que|em que|com que|a que|que (?:horas|remédio|tipo|dia))|(?:desde |até |por |para |com |de |em |a |há |faz )?(?:como|quando(?! (?:a senhora|o senhor|você|ela|ele|a gente|vai|está|faz|come|toma)(?![\\p{L}]))|quant[oa]s?|onde|quem|qual|quais)|(?:(?:a senhora|o senhor|você|ela|ele) )?(?:tem|teve|toma|tomou|fuma|bebe|sente|sentiu|está|estava|mora|dorme|come|trabalha|consegue|já|percebeu|notou|usa|faz|sabe|pode|costuma)|(?:dói|doeu|é|era|alguém|alguma vez|há)',
    '(?:(?:a senhora|o senhor|você|ela|ele) )?(?:foi|vai|tinha|ficou|acha|quer|gosta|precisa|conhece|lembra|anda|chegou|conseguiria|poderia|topa|aceita|seria|daria)',
  ),
};
