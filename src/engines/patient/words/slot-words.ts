import type { LearningLanguage } from '#domain/languages.ts';

/** Parts of a line that stand by themselves as an answer: 'for about three weeks', 'twice a day'. */
export const SLOTS = ['since', 'lasts', 'often'] as const;

export type Slot = (typeof SLOTS)[number];

/** Letters and marks up to the next pause. */
const END = '(?=[,.;:!?]|$| (?:and|but|when|y|pero|cuando|et|mais|quand|und|aber|als|e|mas|quando)\\b)';
const upTo = (most: number) => `(?: [\\p{L}\\p{N}'’-]+){1,${most}}?${END}`;

const of = (...patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'));

const EN_ABOUT =
  '(?:(?:about|around|nearly|almost|over|more than|less than|at least|at most|only|just|the last|the past) )*';
const EN_NUMBER =
  '(?:\\d+|an?|half an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|several|some|many|a few|a couple of)(?:(?: to | or |-)(?:\\d+|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty))?';
const EN_UNIT = '(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|fortnight)';
const EN_SPAN = `${EN_ABOUT}${EN_NUMBER} ${EN_UNIT}(?: and a half| or so| at most)?`;

const ES_NUMBER =
  '(?:\\d+|una?s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|media|medio|varios|varias)(?: (?:o|a) (?:\\d+|dos|tres|cuatro|cinco|seis|diez))?';
const ES_UNIT = '(?:segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?)';
const FR_NUMBER =
  '(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|une demi|quelques|plusieurs)(?: (?:ou|à) (?:\\d+|deux|trois|quatre|cinq|six|dix))?';
const FR_UNIT = '(?:secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?|quinzaine)';
const DE_NUMBER =
  '(?:\\d+|ein(?:e[mnr]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|einigen?|mehreren?|paar)(?: (?:bis|oder) (?:\\d+|zwei|drei|vier|fünf|sechs|zehn))?';
const DE_UNIT = '(?:Sekunden?|Minuten?|Stunden?|Tage?n?|Nächten?|Wochen?|Monate?n?|Jahre?n?)';
const PT_NUMBER =
  '(?:\\d+|uma?s?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|meia|alguns|algumas)(?: (?:ou|a) (?:\\d+|dois|duas|três|quatro|cinco|seis|dez))?';
const PT_UNIT = '(?:segundos?|minutos?|horas?|dias?|noites?|semanas?|m(?:ês|eses)|anos?)';

/** In each language, the likelier first. */
const SLOT_WORDS: Readonly<Record<LearningLanguage, Readonly<Record<Slot, readonly RegExp[]>>>> = {
  en: {
    since: of(
      `(?:ever )?since${upTo(5)}`,
      `${EN_SPAN} ago`,
      `for ${EN_SPAN}(?: now)?`,
      '(?:yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|\\w+day)|this morning|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|night))?',
      'for years',
    ),
    lasts: of(`(?:for )?${EN_SPAN}`, 'all (?:day|night)(?: long)?'),
    often: of(
      `(?:every|each)(?: single| other| few| \\w+)? (?:day|night|morning|afternoon|evening|week|month|year|hours|days|weeks|months|meal|time)`,
      `(?:about |around |only |up to |at least )?(?:once|twice|${EN_NUMBER} times)(?: or (?:twice|three times))? (?:a|an|per|every|each) (?:day|night|week|month|year|hour)`,
      `(?:two|three|four) or (?:three|four|five) (?:times )?(?:a|per) (?:day|night|week|month)`,
      'most (?:days|nights|mornings|evenings|weeks)|all the time|now and then|day and night',
    ),
  },
  es: {
    since: of(
      `desde${upTo(5)}`,
      `hace (?:unos |unas |casi |más de )?${ES_NUMBER} ${ES_UNIT}`,
      'ayer|anoche|esta mañana',
    ),
    lasts: of(`(?:durante |unos |unas |casi )?${ES_NUMBER} ${ES_UNIT}`, 'todo el día|toda la noche'),
    often: of(
      `(?:${ES_NUMBER} )?(?:veces|vez) (?:al|a la|por) (?:día|noche|semana|mes|año)`,
      `todos los (?:días|meses)|todas las (?:noches|mañanas|tardes|semanas)|cada (?:${ES_NUMBER} )?(?:día|noche|mañana|semana|mes|horas|días)`,
    ),
  },
  fr: {
    since: of(
      `depuis${upTo(5)}`,
      `il y a (?:environ |presque |plus d[e'])?${FR_NUMBER} ${FR_UNIT}`,
      'hier(?: soir| matin)?|ce matin|cette nuit',
    ),
    lasts: of(`(?:pendant |environ )?${FR_NUMBER} ${FR_UNIT}`, 'toute la (?:journée|nuit)'),
    often: of(
      `${FR_NUMBER} fois par (?:jour|nuit|semaine|mois|an)`,
      `tous les (?:${FR_NUMBER} )?(?:jours|matins|soirs|mois)|toutes les (?:nuits|semaines)|chaque (?:jour|nuit|matin|soir|semaine|mois)`,
    ),
  },
  de: {
    since: of(
      `seit${upTo(5)}`,
      `vor (?:etwa |ungefähr |knapp |gut |über )?${DE_NUMBER} ${DE_UNIT}`,
      'gestern(?: Abend| früh)?|heute (?:früh|Morgen)|letzte(?:n|r)? (?:Woche|Nacht|Monat|Jahr)',
    ),
    lasts: of(
      `(?:etwa |ungefähr |höchstens )?${DE_NUMBER} ${DE_UNIT}(?: lang)?`,
      'den ganzen Tag|die ganze Nacht',
    ),
    often: of(
      `(?:ein|zwei|drei|vier|fünf|\\d+)-?mal (?:am Tag|in der (?:Woche|Nacht)|pro (?:Tag|Woche|Nacht|Monat)|täglich|im (?:Monat|Jahr))`,
      'jede(?:n|s|r)? (?:Tag|Nacht|Morgen|Abend|Woche|Monat|Mal)|täglich|morgens und abends',
    ),
  },
  pt: {
    since: of(
      `desde${upTo(5)}`,
      `(?:há|faz) (?:uns |umas |quase |mais de )?${PT_NUMBER} ${PT_UNIT}`,
      'ontem(?: à noite)?|hoje cedo|esta manhã',
    ),
    lasts: of(`(?:por |uns |umas |quase )?${PT_NUMBER} ${PT_UNIT}`, 'o dia todo|a noite toda'),
    often: of(
      `${PT_NUMBER} vez(?:es)? (?:ao|por|na) (?:dia|noite|semana|mês|ano)`,
      `todos os (?:dias|meses)|toda (?:noite|manhã|semana)|todo dia|cada (?:${PT_NUMBER} )?(?:dia|noite|semana|horas)`,
    ),
  },
};

/** How a question asks for it, in what `bare` leaves of a text. */
const ASKED: Readonly<Record<LearningLanguage, Readonly<Record<Slot, RegExp>>>> = {
  en: {
    since:
      /\bsince when\b|\bsince how long\b|\bhow long (?:ago|have|has|had|is it since)\b|\bhow many (?:days|weeks|months|years) (?:ago|have|has|now)\b|\bwhen did (?:it|this|that|they|those|these|(?:the|your|his|her) \w+) (?:all )?(?:first )?(?:start|begin|appear)/,
    lasts: /\bhow long (?:do|does|did|is|was) (?!it since)/,
    often: /\bhow (?:often|frequently|many times)\b/,
  },
  es: {
    since: /\bdesde cuando\b|\bcuanto (?:tiempo )?(?:hace|lleva)\b|\bhace cuanto\b/,
    lasts: /\bcuanto (?:tiempo )?(?:le |te )?dura/,
    often: /\bcon que frecuencia\b|\bcada cuanto\b|\bcuantas veces\b/,
  },
  fr: {
    since: /\bdepuis (?:quand|combien)\b|\bca fait combien\b/,
    lasts: /\bcombien de temps (?:ca )?dure/,
    often: /\b(?:a quelle frequence|combien de fois|tous les combien)\b/,
  },
  de: {
    since: /\bseit wann\b|\bwie lange (?:schon|haben|hast|hat|ist das|ist es)\b/,
    lasts: /\bwie lange (?:dauer\w+|halt)/,
    often: /\bwie (?:oft|haufig)\b/,
  },
  pt: {
    since: /\bdesde quando\b|\b(?:ha|faz) quanto tempo\b|\bquanto tempo faz\b/,
    lasts: /\bquanto tempo dura/,
    often: /\bcom que frequencia\b|\bquantas vezes\b|\bde quanto em quanto tempo\b/,
  },
};

/** The parts that a question asks for. */
export const slotsAsked = (language: LearningLanguage, bareText: string): Slot[] =>
  SLOTS.filter((slot) => ASKED[language][slot].test(bareText));

/** The part of a line that answers such a question, as a sentence; null where it has none, or says no more than that. */
export function slotIn(language: LearningLanguage, text: string, slot: Slot): string | null {
  for (const pattern of SLOT_WORDS[language][slot]) {
    const found = pattern.exec(text)?.[0]?.trim();
    if (found) return `${found[0]!.toUpperCase()}${found.slice(1)}.`;
  }
  return null;
}
