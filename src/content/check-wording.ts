import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { forbiddenWord } from './forbidden-words.ts';
import type { CasePack, DialoguesPack, Pack, PatientTalkPack, VocabularyPack } from './schemas.ts';

interface WrittenText {
  readonly place: string;
  readonly language: LearningLanguage;
  readonly text: string;
}

/** A point between digits where a comma belongs; three digits after it are thousands. */
const DECIMAL_POINT = /\d\.\d(?!\d\d(?!\d))/;
const DECIMAL_COMMA = /\d,\d(?!\d\d(?!\d))/;
/** Of French: a high sign without a narrow no-break space (U+202F) on its inner side. */
const LOOSE_SIGN = /(?<![\u202f?!])[?!;»]|(?<!\u202f):(?=\s|$)|«(?!\u202f)/;
/** Not the units of a British laboratory: HbA1c in per cent, haemoglobin and glucose by the decilitre. */
const FOREIGN_UNIT = /HbA1c[^;%]{0,30}%|\d ?(?:g|mg)\/d[lL]\b/;

/** What is wrong with the words and signs of packs that are read in several languages: a line for every fault. */
export function checkWording(packs: readonly { readonly path: string; readonly pack: Pack }[]): string[] {
  return packs.flatMap(({ path, pack }) =>
    textsOf(pack).flatMap(({ place, language, text }) =>
      faultsOf(text, language).map(
        (fault) => `${path}: ${place}: ${language} ${fault}: "${text.slice(0, 70)}"`,
      ),
    ),
  );
}

function faultsOf(text: string, language: LearningLanguage): string[] {
  const forbidden = forbiddenWord(text, language);
  return [
    ...(forbidden === null ? [] : [`doesn't say '${forbidden}'`]),
    ...((language === 'en' ? DECIMAL_COMMA : DECIMAL_POINT).test(text) ? ['has another decimal sign'] : []),
    ...(language === 'fr' && LOOSE_SIGN.test(text) ? ['wants a narrow no-break space at its signs'] : []),
    ...(language === 'en' && FOREIGN_UNIT.test(text) ? ['has units that are not British'] : []),
  ];
}

function textsOf(pack: Pack): WrittenText[] {
  switch (pack.kind) {
    case 'dialogues':
      return dialogueTexts(pack);
    case 'vocabulary':
      return vocabularyTexts(pack);
    case 'case':
      return caseTexts(pack);
    case 'patient-talk':
      return talkTexts(pack);
    default:
      return [];
  }
}

function dialogueTexts({ language, levels }: DialoguesPack): WrittenText[] {
  return Object.values(levels)
    .flat()
    .flatMap(({ id, name, description, exchanges }) => [
      { place: id, language, text: name },
      { place: id, language, text: description },
      ...exchanges.flatMap(({ doctor, patient, translations }, index) =>
        [{ language, text: doctor }, { language, text: patient }, ...inLanguages(translations)].map(
          (text) => ({ place: `${id}, exchange ${index + 1}`, ...text }),
        ),
      ),
    ]);
}

function vocabularyTexts({ language, levels }: VocabularyPack): WrittenText[] {
  return Object.values(levels)
    .flat()
    .flatMap(({ id, term, definition, example, translations }) =>
      [
        ...[term, definition, example].map((text) => ({ language, text })),
        ...LEARNING_LANGUAGES.flatMap((other) => {
          const translation = translations[other];
          return translation
            ? [translation.term, translation.definition].map((text) => ({ language: other, text }))
            : [];
        }),
      ].map((text) => ({ place: id, ...text })),
    );
}

function caseTexts({ language, title, content, description, patientInfo, brief }: CasePack): WrittenText[] {
  const { vitalSigns, age: _age, ...info } = patientInfo;
  return [
    ...[title, content, description, ...Object.values(info), ...Object.values(vitalSigns)].map((text) => ({
      place: 'introduction',
      language,
      text,
    })),
    ...utterancesIn('brief', brief),
  ];
}

function talkTexts({ lines, denials, names, ordinary }: PatientTalkPack): WrittenText[] {
  return utterancesIn('talk', { lines, denials, names, ordinary });
}

/** Every text of an utterance, wherever it stands below a place. */
function utterancesIn(place: string, value: unknown): WrittenText[] {
  if (typeof value !== 'object' || value === null) return [];
  const isUtterance = LEARNING_LANGUAGES.every((language) => language in value);
  if (isUtterance)
    return inLanguages(value as Record<LearningLanguage, string>).map((text) => ({ place, ...text }));
  return Object.entries(value).flatMap(([key, below]) => utterancesIn(`${place}.${key}`, below));
}

function inLanguages(texts: Partial<Record<LearningLanguage, string>>): Omit<WrittenText, 'place'>[] {
  return LEARNING_LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ language, text }];
  });
}
