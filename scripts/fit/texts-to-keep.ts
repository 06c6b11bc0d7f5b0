import { parsePack, readPackFiles } from '#content/read-packs.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { type Part, textIn } from '#engines/patient/part.ts';
import { detailedParts } from './labelled-clauses.ts';
import { translatedAsks } from './translated-pairs.ts';

/** A text of the course with the English one that says what it means. */
export interface ComparedText {
  readonly text: string;
  readonly english: string;
}

/** Texts of the course whose meanings are compared with what is said. */
export interface ComparedTexts {
  readonly asks: readonly ComparedText[];
  readonly lines: readonly ComparedText[];
}

/** The ways of asking and the lines of all cases and role-plays in a content folder; what nobody has translated is left out. */
export async function comparedTexts(
  folder: string,
): Promise<Readonly<Record<LearningLanguage, ComparedTexts>>> {
  const files = (await readPackFiles(folder)).filter(({ path }) => path.startsWith('cases/'));
  const cases = files.map(parsePack).flatMap((pack) => (pack.kind === 'case' ? [pack] : []));
  const english = (await detailedParts(folder)).map(({ part }) => part);
  const texts = LEARNING_LANGUAGES.map((language) => {
    const parts =
      language === 'en'
        ? english
        : cases
            .filter((each) => each.language === language)
            .map(({ brief }): Pick<Part, 'facts' | 'details' | 'uptakes' | 'summaries'> => brief);
    return [language, textsOf(language, parts)] as const;
  });
  return Object.fromEntries(texts) as Record<LearningLanguage, ComparedTexts>;
}

function textsOf(
  language: LearningLanguage,
  parts: readonly Pick<Part, 'facts' | 'details' | 'uptakes' | 'summaries'>[],
): ComparedTexts {
  const translated =
    language === 'en' ? null : new Map(translatedAsks(language).map((each) => [each[language], each.en]));
  const asks = parts.flatMap(({ facts, details = [], uptakes = [] }) =>
    [...facts, ...details, ...uptakes].flatMap((each) => each.asks ?? []),
  );
  const said = parts.flatMap(({ facts, details = [], uptakes = [], summaries = [] }) => [
    ...facts.flatMap(({ short, full }) => [short, full]),
    ...[...details, ...uptakes, ...summaries].map(({ says }) => says),
  ]);
  return {
    asks: asks.flatMap((text) => {
      const meant = translated ? translated.get(text) : text;
      return meant === undefined ? [] : [{ text, english: meant }];
    }),
    lines: said.map((each) => ({ text: textIn(each, language), english: textIn(each, 'en') })),
  };
}
