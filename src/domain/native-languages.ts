/** A language that a learner may have grown up with. Spec section 3. */
export interface NativeLanguage {
  /** ISO 639-1, or 639-3 where there is no shorter code. */
  readonly code: string;
  readonly name: string;
  /** The language's name for itself, in its own script. */
  readonly nativeName: string;
  /** Flag of the place it comes from: ISO 3166-1 alpha-2, or a region's code such as `gb-wls`, lower case. */
  readonly flagCode: string;
  /** The country it comes from, ISO 3166-1 alpha-2. */
  readonly originCountry: string;
}

function language(code: string, name: string, nativeName: string, flagCode: string): NativeLanguage {
  return { code, name, nativeName, flagCode, originCountry: flagCode.slice(0, 2).toUpperCase() };
}

/** In the order of their English names. Names for themselves as in Unicode CLDR. */
export const NATIVE_LANGUAGES: readonly NativeLanguage[] = [
  language('af', 'Afrikaans', 'Afrikaans', 'za'),
  language('ak', 'Akan', 'Akan', 'gh'),
  language('sq', 'Albanian', 'Shqip', 'al'),
  language('am', 'Amharic', 'አማርኛ', 'et'),
  language('ar', 'Arabic', 'العربية', 'sa'),
  language('hy', 'Armenian', 'Հայերեն', 'am'),
  language('as', 'Assamese', 'অসমীয়া', 'in'),
  language('az', 'Azerbaijani', 'Azərbaycan dili', 'az'),
  language('eu', 'Basque', 'Euskara', 'es-pv'),
  language('be', 'Belarusian', 'Беларуская', 'by'),
  language('bn', 'Bengali', 'বাংলা', 'bd'),
  language('bs', 'Bosnian', 'Bosanski', 'ba'),
  language('bg', 'Bulgarian', 'Български', 'bg'),
  language('my', 'Burmese', 'မြန်မာ', 'mm'),
  language('ca', 'Catalan', 'Català', 'es-ct'),
  language('ceb', 'Cebuano', 'Cebuano', 'ph'),
  language('zh', 'Chinese', '中文', 'cn'),
  language('hr', 'Croatian', 'Hrvatski', 'hr'),
  language('cs', 'Czech', 'Čeština', 'cz'),
  language('da', 'Danish', 'Dansk', 'dk'),
  language('nl', 'Dutch', 'Nederlands', 'nl'),
  language('en', 'English', 'English', 'gb'),
  language('et', 'Estonian', 'Eesti', 'ee'),
  language('fil', 'Filipino', 'Filipino', 'ph'),
  language('fi', 'Finnish', 'Suomi', 'fi'),
  language('fr', 'French', 'Français', 'fr'),
  language('gl', 'Galician', 'Galego', 'es-ga'),
  language('ka', 'Georgian', 'ქართული', 'ge'),
  language('de', 'German', 'Deutsch', 'de'),
  language('el', 'Greek', 'Ελληνικά', 'gr'),
  language('gu', 'Gujarati', 'ગુજરાતી', 'in'),
  language('ha', 'Hausa', 'Hausa', 'ng'),
  language('he', 'Hebrew', 'עברית', 'il'),
  language('hi', 'Hindi', 'हिन्दी', 'in'),
  language('hu', 'Hungarian', 'Magyar', 'hu'),
  language('is', 'Icelandic', 'Íslenska', 'is'),
  language('ig', 'Igbo', 'Igbo', 'ng'),
  language('id', 'Indonesian', 'Bahasa Indonesia', 'id'),
  language('ga', 'Irish', 'Gaeilge', 'ie'),
  language('it', 'Italian', 'Italiano', 'it'),
  language('ja', 'Japanese', '日本語', 'jp'),
  language('kn', 'Kannada', 'ಕನ್ನಡ', 'in'),
  language('kk', 'Kazakh', 'Қазақ тілі', 'kz'),
  language('km', 'Khmer', 'ខ្មែរ', 'kh'),
  language('ko', 'Korean', '한국어', 'kr'),
  language('ku', 'Kurdish', 'Kurdî', 'iq'),
  language('lo', 'Lao', 'ລາວ', 'la'),
  language('lv', 'Latvian', 'Latviešu', 'lv'),
  language('lt', 'Lithuanian', 'Lietuvių', 'lt'),
  language('mk', 'Macedonian', 'Македонски', 'mk'),
  language('ms', 'Malay', 'Bahasa Melayu', 'my'),
  language('ml', 'Malayalam', 'മലയാളം', 'in'),
  language('mr', 'Marathi', 'मराठी', 'in'),
  language('mn', 'Mongolian', 'Монгол', 'mn'),
  language('ne', 'Nepali', 'नेपाली', 'np'),
  language('no', 'Norwegian', 'Norsk', 'no'),
  language('ps', 'Pashto', 'پښتو', 'af'),
  language('fa', 'Persian', 'فارسی', 'ir'),
  language('pl', 'Polish', 'Polski', 'pl'),
  language('pt', 'Portuguese', 'Português', 'pt'),
  language('pa', 'Punjabi', 'ਪੰਜਾਬੀ', 'in'),
  language('ro', 'Romanian', 'Română', 'ro'),
  language('ru', 'Russian', 'Русский', 'ru'),
  language('sr', 'Serbian', 'Српски', 'rs'),
  language('sn', 'Shona', 'chiShona', 'zw'),
  language('si', 'Sinhala', 'සිංහල', 'lk'),
  language('sk', 'Slovak', 'Slovenčina', 'sk'),
  language('sl', 'Slovenian', 'Slovenščina', 'si'),
  language('so', 'Somali', 'Soomaali', 'so'),
  language('es', 'Spanish', 'Español', 'es'),
  language('sw', 'Swahili', 'Kiswahili', 'ke'),
  language('sv', 'Swedish', 'Svenska', 'se'),
  language('ta', 'Tamil', 'தமிழ்', 'in'),
  language('te', 'Telugu', 'తెలుగు', 'in'),
  language('th', 'Thai', 'ไทย', 'th'),
  language('tr', 'Turkish', 'Türkçe', 'tr'),
  language('uk', 'Ukrainian', 'Українська', 'ua'),
  language('ur', 'Urdu', 'اردو', 'pk'),
  language('uz', 'Uzbek', 'Oʻzbekcha', 'uz'),
  language('vi', 'Vietnamese', 'Tiếng Việt', 'vn'),
  language('yo', 'Yoruba', 'Yorùbá', 'ng'),
  language('zu', 'Zulu', 'isiZulu', 'za'),
];

/** What else their speakers, their neighbours and people abroad call them, in Latin letters. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ak: 'Twi Fante Asante Ashanti',
  am: 'Amarigna Amarinya',
  ar: 'Arabi',
  bg: 'Balgarski',
  bn: 'Bangla',
  bs: 'Serbo-Croatian',
  ca: 'Valencian',
  ceb: 'Bisaya Visayan',
  el: 'Ellinika',
  es: 'Castilian Castellano',
  fa: 'Farsi Dari Tajik',
  fil: 'Tagalog Pilipino',
  ga: 'Gaelic',
  he: 'Ivrit',
  hi: 'Hindustani',
  hr: 'Serbo-Croatian',
  hy: 'Hayeren',
  ja: 'Nihongo',
  ka: 'Kartuli',
  km: 'Cambodian',
  ko: 'Hangugeo Hangul',
  ku: 'Kurmanji Sorani',
  lo: 'Laotian',
  mk: 'Makedonski',
  my: 'Myanmar',
  nl: 'Flemish',
  no: 'Bokmal Nynorsk',
  pa: 'Panjabi',
  ps: 'Pushto Pukhto Afghani',
  ro: 'Moldovan',
  ru: 'Russkiy',
  si: 'Sinhalese',
  sr: 'Srpski Serbo-Croatian',
  ta: 'Tamizh',
  th: 'Siamese',
  uk: 'Ukrainska',
  zh: 'Mandarin Cantonese Zhongwen Putonghua Hanyu',
};

/** Words that people may look for a language by, beside its names. */
export function otherNames(code: string): string {
  return OTHER_NAMES[code] ?? '';
}

const BY_CODE = new Map(NATIVE_LANGUAGES.map((entry) => [entry.code, entry]));

export function nativeLanguage(code: string): NativeLanguage | undefined {
  return BY_CODE.get(code);
}

/** Tags that browsers use for a language of the list. */
const ALIASES: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  tl: 'fil',
  tw: 'ak',
  iw: 'he',
  in: 'id',
  ckb: 'ku',
};

/** The native language of a BCP 47 tag such as `pt-BR`, if the list has it. */
export function nativeLanguageOfTag(tag: string): NativeLanguage | undefined {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return BY_CODE.get(ALIASES[base] ?? base);
}

export function isNativeLanguage(code: string): boolean {
  return BY_CODE.has(code);
}
