import type { Played } from '#domain/conversation/conversation.ts';
import type { PlayedCase } from '#domain/practice/complex/played-case.ts';
import { type Part, partOfRolePlay, textIn } from './part.ts';
import { partFromInfo } from './plain-brief.ts';
import type { Person } from './scene.ts';

/** Who is played, and from what. */
export interface Cast {
  readonly part: Part;
  readonly person: Person;
  /** The complaint in the words in which it is known. */
  readonly complaint: readonly string[];
}

export function castOf(played: Played): Cast {
  return played.kind === 'case' ? patientOf(played) : partnerOf(played);
}

function patientOf({ language, patientInfo, brief }: PlayedCase): Cast {
  const part: Part = brief ? brief : partFromInfo(patientInfo, language);
  const { age, gender, chiefComplaint } = patientInfo;
  const sex = brief?.voice ?? (/^(f|w|mujer|femme|weib|fem)/i.test(gender.trim()) ? 'female' : 'male');
  return {
    part,
    person: { speaksFor: brief?.speaksFor ?? 'self', age, sex },
    complaint: [textIn(part.opening, language), chiefComplaint],
  };
}

function partnerOf(played: Extract<Played, { kind: 'role-play' }>): Cast {
  const { partner, brief, explanation } = played.key;
  return {
    part: partOfRolePlay(brief, explanation),
    person: { speaksFor: brief.speaksFor, age: brief.age, sex: partner.voice },
    complaint: [brief.opening],
  };
}
