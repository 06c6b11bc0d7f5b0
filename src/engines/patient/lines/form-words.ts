import type { LearningLanguage } from '#domain/languages.ts';

/** How a question asks: by its question word, for a yes or no, or for a story. */
export type QuestionForm =
  | 'amount'
  | 'long'
  | 'often'
  | 'how'
  | 'when'
  | 'where'
  | 'which'
  | 'who'
  | 'why'
  | 'what'
  | 'yes-no'
  | 'tell';

/** By what a language shows the form of a question and whom it is about. The patterns read what `bare` leaves of a text. */
export interface FormWords {
  /** The first that is found tells. */
  readonly forms: readonly (readonly [QuestionForm, RegExp])[];
  readonly you: RegExp;
  readonly others: RegExp;
  /** Whether every other question asks for a yes or no, as where that is told by a question mark alone. */
  readonly asksElse: boolean;
}

const ENGLISH: FormWords = {
  forms: [
    ['amount', /\bhow (?:many|much|high|big|heavy|far|old|large|tall)\b/],
    ['long', /\b(?:how long|since when)\b/],
    ['often', /\bhow (?:often|frequently|regularly)\b/],
    [
      'why',
      /\b(?:why|how come|what (?:makes|made|stopped|stops|kept|keeps|put|prevents) (?:you|him|her|them))\b/,
    ],
    ['who', /\b(?:who|whose|whom)\b/],
    ['where', /\bwhere(?:abouts)?\b/],
    ['which', /\bwhich\b/],
    ['when', /^(?:at )?(?:when|what time)\b/],
    ['what', /^(?:(?:and|in|at|for|to|on|with|of) )?what(?:'s)?\b/],
    ['how', /^how\b/],
    [
      'yes-no',
      /^(?:do|does|did|have|has|had|are|is|was|were|can|could|will|would|should|shall|may|might|any|anybody|anyone|anything|ever|isn't|aren't|wasn't|don't|doesn't|didn't|haven't|hasn't)\b/,
    ],
    ['tell', /\b(?:tell|describe|explain|talk|walk|show|take|say)\b/],
  ],
  you: /\b(?:you|you're|you've|you'd|you'll|yourself)\b/,
  // 'Your father', 'your arm': not the one who is asked.
  others: /\b(?:he|she|him|her|his|they|them|their|he's|she's|they're)\b|\byour (?!self\b)\w+/,
  asksElse: false,
};

const SPANISH: FormWords = {
  forms: [
    ['long', /\b(?:cuanto tiempo|cuanto (?:dura\w*|hace|lleva)|desde cuando|hasta cuando)\b/],
    ['often', /\b(?:cada cuanto|con que frecuencia|cuantas veces)\b/],
    ['amount', /\bcuant[oa]s?\b|\b(?:que dosis|que edad|del (?:cero|uno|0|1) al (?:diez|10))\b/],
    ['why', /\b(?:por que|a que se debe|como es que)\b/],
    ['who', /\bquien(?:es)?\b/],
    ['where', /\b(?:a)?donde\b|\bque (?:lado|parte|sitio)\b/],
    ['which', /\bcual(?:es)?\b|\bque tipo\b/],
    ['when', /\b(?:a que hora|que dia|en que momento)\b|^cuando\b/],
    ['what', /^(?:(?:a|en|de|con|para) )?que\b/],
    ['how', /^como\b/],
    ['tell', /\b(?:cuente\w*|hable\w*|digame|explique\w*|describa\w*|ensene\w*|muestre\w*)\b/],
  ],
  you: /\b(?:usted|ustedes)\b/,
  others:
    /\b(?:ellos|ellas|ella)\b|\bsu (?:madre|padre|hij[oa]|marido|mujer|esposa|pareja|herman[oa]|familia|jef[ea]|abuel[oa]|niet[oa]|amig[oa])\b/,
  asksElse: true,
};

const FRENCH: FormWords = {
  forms: [
    ['long', /\b(?:combien de temps|depuis (?:quand|combien)|depuis longtemps)\b/],
    ['often', /\b(?:combien de fois|a quelle frequence|tous les combien|souvent)\b/],
    ['amount', /\bcombien\b|\b(?:quelle dose|quel age|sur (?:dix|10))\b/],
    ['why', /\b(?:pourquoi|comment ca se fait|qu'est ce qui vous (?:a pousse|empeche))\b/],
    ['who', /^(?:(?:a|avec|de|chez|pour|par) )?qui\b|\bqui est ce\b|\bavec qui\b|\bc'est qui\b/],
    [
      'where',
      /\bou (?:est|avez|vous|ca|se|exactement|ressentez|avait|etiez|habitez|travaillez)\b|^ou\b|\bquel (?:endroit|cote)\b/,
    ],
    ['when', /\bquand (?:est ce|avez|a|etait|cela|ca)\b|^quand\b|\b(?:quelle heure|quel moment|quel jour)\b/],
    ['which', /\b(?:lequel|laquelle|lesquels|lesquelles)\b|\bquel(?:le|s|les)?\b/],
    ['what', /\b(?:qu'est ce|que|quoi)\b/],
    ['how', /\bcomment\b/],
    ['tell', /\b(?:racontez|parlez|dites|expliquez|decrivez|montrez)\b/],
  ],
  you: /\bvous\b/,
  others:
    /\b(?:elle|ils|elles|lui|leur)\b|\bil (?!y\b|faut\b|fait\b)\w+|\bvotre (?:mere|pere|fils|fille|mari|femme|frere|soeur|famille|patron|chef|compagn\w+)\b/,
  asksElse: true,
};

const GERMAN: FormWords = {
  forms: [
    ['long', /\b(?:wie lange|seit wann|seit wie)\b/],
    ['often', /\bwie (?:oft|haufig|regelmassig)\b/],
    [
      'amount',
      /\bwie ?(?:viele?|alt|hoch|gross|schwer|stark|weit|schlimm)\b|\b(?:welche dosis|von (?:null|eins|0|1) bis (?:zehn|10))\b/,
    ],
    ['why', /\b(?:warum|wieso|weshalb|weswegen|wie kommt es|woran liegt)\b/],
    ['who', /\b(?:wer|wem|wen|wessen)\b/],
    ['where', /\b(?:wo|wohin|woher)\b/],
    ['which', /\b(?:welche[rsmn]?|was fur)\b/],
    ['when', /\b(?:wann|um wie viel uhr|um welche uhrzeit)\b/],
    ['what', /\bwas\b|\bwo(?:mit|von|zu|ran|rauf|fur|gegen|nach|ruber|rin)\b/],
    ['how', /\bwie\b/],
    ['tell', /\b(?:erzahlen|beschreiben|schildern|erklaren|sagen|zeigen) sie\b/],
  ],
  you: /\b(?:ihnen|haben sie|sind sie|konnen sie|nehmen sie|machen sie|wollen sie|waren sie|hatten sie|sie sich)\b/,
  others:
    /\b(?:er|ihn|ihm|sein\w*)\b|\bihre?[nmrs]? (?:mutter|vater|sohn|tochter|mann|frau|bruder|schwester|familie|chef\w*|kind\w*|partner\w*)\b/,
  asksElse: true,
};

const PORTUGUESE: FormWords = {
  forms: [
    ['long', /\b(?:quanto tempo|desde quando|ate quando|quanto dura\w*)\b/],
    ['often', /\b(?:quantas vezes|com que frequencia|de quanto em quanto)\b/],
    ['amount', /\bquant[oa]s?\b|\b(?:que dose|qual a dose|que idade|de (?:zero|0|um) a (?:dez|10))\b/],
    ['why', /\b(?:por ?que|como e que|qual o motivo)\b/],
    ['who', /\bquem\b/],
    ['where', /\b(?:aonde|onde)\b|\bque (?:lado|parte|lugar)\b/],
    ['which', /\bqua(?:l|is)\b|\bque tipo\b/],
    ['when', /\b(?:que horas?|que dia|em que momento)\b|^quando\b/],
    ['what', /^(?:(?:a|em|de|com|para) )?(?:o )?que\b/],
    ['how', /^como\b/],
    ['tell', /\b(?:conte|conta|fale|diga|explique|descreva|mostre)\b/],
  ],
  you: /\b(?:voces?|(?:o senhor|a senhora))\b/,
  others:
    /\b(?:eles?|elas?|del[ea]s?)\b|\b(?:sua?|seu) (?:mae|pai|filh[oa]|marido|mulher|esposa|irma|irmao|familia|chef[ea]|patr\w+|av[oo]|net[oa]|amig[oa])\b/,
  asksElse: true,
};

export const FORM_WORDS: Readonly<Record<LearningLanguage, FormWords>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
};
