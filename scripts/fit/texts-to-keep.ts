import { textIn } from '#engines/patient/part.ts';
import { detailedParts } from './labelled-clauses.ts';

/** Texts of the course whose meanings are compared with what is said. */
export interface ComparedTexts {
  readonly asks: readonly string[];
  readonly lines: readonly string[];
}

/** The ways of asking and the lines of all English cases and role-plays in a content folder. */
export async function comparedTexts(folder: string): Promise<ComparedTexts> {
  const parts = (await detailedParts(folder)).map(({ part }) => part);
  return {
    asks: parts.flatMap(({ facts, details = [] }) =>
      [...facts, ...details].flatMap(({ asks }) => asks ?? []),
    ),
    lines: parts.flatMap(({ facts, details = [] }) =>
      [...facts.flatMap(({ short, full }) => [short, full]), ...details.map(({ says }) => says)].map((text) =>
        textIn(text, 'en'),
      ),
    ),
  };
}
