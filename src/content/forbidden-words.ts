import type { LearningLanguage } from '#domain/languages.ts';

/**
 * Words and turns that are not of the one variety that each language is taught in: British English, Spanish of Spain,
 * Portuguese of Brazil, French of France, German of Germany; and English that nobody says.
 */
const FORBIDDEN: Readonly<Record<LearningLanguage, readonly string[]>> = {
  en: [
    'pediatric\\w*|orthopedic\\w*|gynecolog\\w*|hemoglobin|anemi\\w+|anesthe\\w+|edema|diarrhea|estrogen|fetus|tumor|esophag\\w+',
    'colors?|favorite|neighbors?|center|gray|gotten|mom|diapers?|acetaminophen|tylenol|physical therapists?',
    'cell ?phones?|apartments?|elevators?|sidewalks?|drugstores?|soccer|trash|band-aids?|pacifiers?|emergency room',
    "mayn't|go(?:es)? down on my chest|the running is more|somewheres",
  ],
  es: [
    'celular(?:es)?|computadoras?|jugos?(?! (?:gástric|del? ))|enojad[oa]s?|moret[oó]n(?:es)?|anteojos|boletos?|papas|ahorita|nomás|recámaras?',
    'cachetes?|frazadas?|cobijas?|heladeras?|durazno|frijoles|remeras?|curitas?|chequear|platicar|checar',
    '(?:el|un|mi|del|al|su) carro|manejar (?:el|un|mi)|en la (?:mañana|tarde|noche) (?:me|te|se|ceno|como|tomo)|acá|recién (?:me|he|ha)',
    'jefa de enfermeras|doctorcit[oa]|apurad[oa]s?',
  ],
  fr: ['septante|huitante|nonante|fin de semaine|courriels?|breuvages?|gougounes?|dispendieux|présentement'],
  de: ['heuer|Jänner|Feber|Spital|Ordination|Jause|Velo|parkieren|grillieren|Natel|Sackerl|dass? heisst'],
  pt: [
    'autocarros?|telemóve(?:l|is)|casa de banho|pequeno-almoço|raparigas?|comboios?|ecrãs?|utentes?|frigoríficos?',
    'constipações|contactos?|equipas?|registos?|connosco|bebés?|gémeos?|facto|acção|direcção|óptim[oa]s?|miúd[oa]s?|fémur',
    '(?:estou|está|estão|estava|estive|estamos|ando|anda|continua|continuo) a \\w+[aei]r',
    'sr\\.? doutor|senhor doutor|senhora doutora|dr\\.?\\(a\\)|doutor\\(a\\)',
  ],
};

const PATTERNS = Object.fromEntries(
  Object.entries(FORBIDDEN).map(([language, words]) => [
    language,
    new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu'),
  ]),
) as Readonly<Record<LearningLanguage, RegExp>>;

/** The first word of a text that its language's variety doesn't know; null where there is none. */
export function forbiddenWord(text: string, language: LearningLanguage): string | null {
  return PATTERNS[language].exec(text)?.[0] ?? null;
}
