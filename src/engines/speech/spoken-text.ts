import type { LearningLanguage } from '#domain/languages.ts';

/** A unit as it is spoken: after one, after any other number. */
type Spoken = readonly [one: string, many: string];

interface Wording {
  readonly per: string;
  /** Between the two numbers of a blood pressure. */
  readonly over: string;
  readonly symbols: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, Spoken>>;
}

const UNIT = 'mmol|mmHg|mcg|[µμ]g|mg|kg|g|ml|mL|dl|dL|cm|mm|min|bpm|[lLh]|°C|°F';
const MEASURE = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s?(${UNIT})(?:/(${UNIT}))?(?![\\p{L}\\d])`, 'gu');
const PRESSURE = /(?<![\d/.,])(\d{2,3})\/(\d{2,3})(?![\d/])/g;

const WORDING: Readonly<Record<LearningLanguage, Wording>> = {
  en: {
    per: 'per',
    over: 'over',
    symbols: {
      '≥': 'at least',
      '≤': 'at most',
      '<': 'less than',
      '>': 'more than',
      '±': 'plus or minus',
      '&': 'and',
    },
    units: {
      mmol: ['millimole', 'millimoles'],
      mmHg: ['millimetre of mercury', 'millimetres of mercury'],
      µg: ['microgram', 'micrograms'],
      mg: ['milligram', 'milligrams'],
      kg: ['kilogram', 'kilograms'],
      g: ['gram', 'grams'],
      ml: ['millilitre', 'millilitres'],
      dl: ['decilitre', 'decilitres'],
      l: ['litre', 'litres'],
      cm: ['centimetre', 'centimetres'],
      mm: ['millimetre', 'millimetres'],
      min: ['minute', 'minutes'],
      h: ['hour', 'hours'],
      bpm: ['beat per minute', 'beats per minute'],
      '°C': ['degree Celsius', 'degrees Celsius'],
      '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
    },
  },
  es: {
    per: 'por',
    over: 'sobre',
    symbols: {
      '≥': 'al menos',
      '≤': 'como máximo',
      '<': 'menor que',
      '>': 'mayor que',
      '±': 'más o menos',
      '&': 'y',
    },
    units: {
      mmol: ['milimol', 'milimoles'],
      mmHg: ['milímetro de mercurio', 'milímetros de mercurio'],
      µg: ['microgramo', 'microgramos'],
      mg: ['miligramo', 'miligramos'],
      kg: ['kilogramo', 'kilogramos'],
      g: ['gramo', 'gramos'],
      ml: ['mililitro', 'mililitros'],
      dl: ['decilitro', 'decilitros'],
      l: ['litro', 'litros'],
      cm: ['centímetro', 'centímetros'],
      mm: ['milímetro', 'milímetros'],
      min: ['minuto', 'minutos'],
      h: ['hora', 'horas'],
      bpm: ['latido por minuto', 'latidos por minuto'],
      '°C': ['grado Celsius', 'grados Celsius'],
      '°F': ['grado Fahrenheit', 'grados Fahrenheit'],
    },
  },
  fr: {
    per: 'par',
    over: 'sur',
    symbols: {
      '≥': 'au moins',
      '≤': 'au plus',
      '<': 'inférieur à',
      '>': 'supérieur à',
      '±': 'plus ou moins',
      '&': 'et',
    },
    units: {
      mmol: ['millimole', 'millimoles'],
      mmHg: ['millimètre de mercure', 'millimètres de mercure'],
      µg: ['microgramme', 'microgrammes'],
      mg: ['milligramme', 'milligrammes'],
      kg: ['kilogramme', 'kilogrammes'],
      g: ['gramme', 'grammes'],
      ml: ['millilitre', 'millilitres'],
      dl: ['décilitre', 'décilitres'],
      l: ['litre', 'litres'],
      cm: ['centimètre', 'centimètres'],
      mm: ['millimètre', 'millimètres'],
      min: ['minute', 'minutes'],
      h: ['heure', 'heures'],
      bpm: ['battement par minute', 'battements par minute'],
      '°C': ['degré Celsius', 'degrés Celsius'],
      '°F': ['degré Fahrenheit', 'degrés Fahrenheit'],
    },
  },
  de: {
    per: 'pro',
    over: 'zu',
    symbols: {
      '≥': 'mindestens',
      '≤': 'höchstens',
      '<': 'kleiner als',
      '>': 'größer als',
      '±': 'plus minus',
      '&': 'und',
    },
    units: {
      mmol: ['Millimol', 'Millimol'],
      mmHg: ['Millimeter Quecksilbersäule', 'Millimeter Quecksilbersäule'],
      µg: ['Mikrogramm', 'Mikrogramm'],
      mg: ['Milligramm', 'Milligramm'],
      kg: ['Kilogramm', 'Kilogramm'],
      g: ['Gramm', 'Gramm'],
      ml: ['Milliliter', 'Milliliter'],
      dl: ['Deziliter', 'Deziliter'],
      l: ['Liter', 'Liter'],
      cm: ['Zentimeter', 'Zentimeter'],
      mm: ['Millimeter', 'Millimeter'],
      min: ['Minute', 'Minuten'],
      h: ['Stunde', 'Stunden'],
      bpm: ['Schlag pro Minute', 'Schläge pro Minute'],
      '°C': ['Grad Celsius', 'Grad Celsius'],
      '°F': ['Grad Fahrenheit', 'Grad Fahrenheit'],
    },
  },
  pt: {
    per: 'por',
    over: 'por',
    symbols: {
      '≥': 'pelo menos',
      '≤': 'no máximo',
      '<': 'menor que',
      '>': 'maior que',
      '±': 'mais ou menos',
      '&': 'e',
    },
    units: {
      mmol: ['milimol', 'milimoles'],
      mmHg: ['milímetro de mercúrio', 'milímetros de mercúrio'],
      µg: ['micrograma', 'microgramas'],
      mg: ['miligrama', 'miligramas'],
      kg: ['quilograma', 'quilogramas'],
      g: ['grama', 'gramas'],
      ml: ['mililitro', 'mililitros'],
      dl: ['decilitro', 'decilitros'],
      l: ['litro', 'litros'],
      cm: ['centímetro', 'centímetros'],
      mm: ['milímetro', 'milímetros'],
      min: ['minuto', 'minutos'],
      h: ['hora', 'horas'],
      bpm: ['batimento por minuto', 'batimentos por minuto'],
      '°C': ['grau Celsius', 'graus Celsius'],
      '°F': ['grau Fahrenheit', 'graus Fahrenheit'],
    },
  },
};

const SAME_UNIT: Readonly<Record<string, string>> = { mcg: 'µg', μg: 'µg', mL: 'ml', dL: 'dl', L: 'l' };

function spokenUnit(wording: Wording, unit: string): Spoken {
  return wording.units[SAME_UNIT[unit] ?? unit]!;
}

/** flite knows ASCII only: accents are folded, typographic marks replaced, the rest becomes a space. */
function foldToAscii(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—]/g, ' - ')
    .replaceAll('…', '...')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, ' ');
}

/**
 * A text as it is read aloud: units after numbers, blood pressures and signs of comparison in words, control
 * characters gone, spaces collapsed; English in ASCII. Empty when no letter and no digit is left to say.
 */
export function spokenText(text: string, language: LearningLanguage): string {
  const wording = WORDING[language];
  const words = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(PRESSURE, (_, upper, lower) => `${upper} ${wording.over} ${lower}`)
    .replace(MEASURE, (_, number: string, unit: string, per: string | undefined) => {
      const [one, many] = spokenUnit(wording, unit);
      const measure = `${number} ${number === '1' ? one : many}`;
      return per ? `${measure} ${wording.per} ${spokenUnit(wording, per)[0]}` : measure;
    })
    .replace(/[≥≤<>±&]/g, (symbol) => ` ${wording.symbols[symbol]} `);
  const readable = language === 'en' ? foldToAscii(words) : words;
  return /[\p{L}\p{N}]/u.test(readable) ? readable.replace(/\s+/g, ' ').trim() : '';
}
