import type { ExamModule } from '#domain/oet/modules.ts';
import { SKILLS } from '#domain/oet/questions.ts';
import { SPEAKING_CRITERIA } from '#domain/oet/speaking/criteria.ts';
import { LETTER_CRITERIA } from '#domain/oet/writing/letter.ts';
import type { PlainKey } from '#words/catalogue.ts';

export interface SkillTexts {
  readonly label: PlainKey;
  readonly advice: PlainKey;
}

/** What a text or a conversation is judged by, in its order; null where single answers are marked. */
export function criteriaOf({ work }: Pick<ExamModule, 'work'>) {
  if (work === 'answers') return null;
  return work === 'draft' ? LETTER_CRITERIA : SPEAKING_CRITERIA;
}

/** What is asked for in a module, by its name: criteria where it has them. null for what has no name in words. */
export function skillTexts(module: Pick<ExamModule, 'work'>, name: string): SkillTexts | null {
  const criteria = criteriaOf(module);
  if (criteria) {
    const criterion = criteria.find((each) => each === name);
    return criterion
      ? { label: `oet.criterion.${criterion}`, advice: `oet.criterion.advice.${criterion}` }
      : null;
  }
  const skill = SKILLS.find((each) => each === name);
  return skill ? { label: `oet.skill.${skill}`, advice: `oet.advice.${skill}` } : null;
}
