import type { ExamModule } from '#domain/oet/modules.ts';
import { SKILLS } from '#domain/oet/questions.ts';
import { LETTER_CRITERIA } from '#domain/oet/writing/letter.ts';
import type { PlainKey } from '#words/catalogue.ts';

export interface SkillTexts {
  readonly label: PlainKey;
  readonly advice: PlainKey;
}

/** What is asked for in a module, by its name: in a letter its criteria. null for what has no name in words. */
export function skillTexts({ work }: Pick<ExamModule, 'work'>, name: string): SkillTexts | null {
  if (work === 'draft') {
    const criterion = LETTER_CRITERIA.find((each) => each === name);
    return criterion
      ? { label: `oet.criterion.${criterion}`, advice: `oet.criterion.advice.${criterion}` }
      : null;
  }
  const skill = SKILLS.find((each) => each === name);
  return skill ? { label: `oet.skill.${skill}`, advice: `oet.advice.${skill}` } : null;
}
