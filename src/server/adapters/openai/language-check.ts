import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { plainWords } from './model-text.ts';

/** Frequent little words that the other four languages do not have. */
const LITTLE_WORDS: Readonly<Record<LearningLanguage, ReadonlySet<string>>> = {
  en: words(
    "the and is have with my it of you but not that this for been when it's i'm i've don't from at are they she your",
  ),
  es: words('el los y pero muy con estoy tengo usted esto cuando hace también del lo hay mi al sí he siento'),
  fr: words(
    "les je j'ai et c'est pas une des est avec dans très vous ça mon qui il depuis du suis sur l'ai n'ai",
  ),
  de: words(
    'der und ich ist nicht das mit ein eine sie habe aber auch zu den dem mir mich sehr seit wenn im auf bin mein',
  ),
  pt: words(
    'não uma com muito você tenho estou eu isso também meu minha quando é os em há ao foi dor doutor doutora',
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const FEWEST_WORDS = 6;
const FEWEST_SIGNS = 3;

/**
 * Whether a text is plainly in another of the five languages. It is a cheap look at the little words, made so that a
 * right text is never refused: short texts and other languages pass.
 */
export function isPlainlyAnotherLanguage(text: string, expected: LearningLanguage): boolean {
  const said = plainWords(text);
  if (said.length < FEWEST_WORDS) return false;
  const signs = (language: LearningLanguage) =>
    said.filter((word) => LITTLE_WORDS[language].has(word)).length;
  const others = LEARNING_LANGUAGES.filter((language) => language !== expected).map(signs);
  const most = Math.max(...others);
  return most >= FEWEST_SIGNS && most > 2 * signs(expected);
}

/** Unicode's names of the scripts that CLDR names by four letters. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Latn: ['Latin'],
  Cyrl: ['Cyrillic'],
  Arab: ['Arabic'],
  Grek: ['Greek'],
  Hebr: ['Hebrew'],
  Deva: ['Devanagari'],
  Beng: ['Bengali'],
  Gujr: ['Gujarati'],
  Taml: ['Tamil'],
  Telu: ['Telugu'],
  Knda: ['Kannada'],
  Mlym: ['Malayalam'],
  Sinh: ['Sinhala'],
  Thai: ['Thai'],
  Khmr: ['Khmer'],
  Laoo: ['Lao'],
  Mymr: ['Myanmar'],
  Ethi: ['Ethiopic'],
  Geor: ['Georgian'],
  Armn: ['Armenian'],
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
};

/** Languages that are written in more than one script. */
const SEVERAL_SCRIPTS = new Set([
  'sr',
  'bs',
  'uz',
  'kk',
  'az',
  'tk',
  'pa',
  'ku',
  'sd',
  'tg',
  'mn',
  'ms',
  'ha',
]);

const FEWEST_LETTERS = 12;
const LEAST_SHARE = 0.4;

/**
 * Whether most letters of a text belong to another script than the language's (ISO 639-1). Names of drugs and
 * abbreviations may be in another; short texts and languages of several scripts pass.
 */
export function isInAnotherScript(text: string, language: string): boolean {
  if (SEVERAL_SCRIPTS.has(language)) return false;
  const scripts = SCRIPTS[new Intl.Locale(language).maximize().script ?? ''];
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (!scripts || letters < FEWEST_LETTERS) return false;
  const own = scripts.map((script) => `\\p{Script=${script}}`).join('');
  const fitting = text.match(new RegExp(`(?=\\p{L})[${own}]`, 'gu'))?.length ?? 0;
  return fitting < LEAST_SHARE * letters;
}
