import { percentOf, tierOf } from '#domain/oet/bands.ts';
import type { MarkedPart, Tally } from '#domain/oet/marking.ts';
import { SKILLS, type Skill } from '#domain/oet/questions.ts';
import { oetFeedback } from './en/oet-feedback.ts';
import { say } from './say.ts';

export interface PartResult {
  readonly marked: MarkedPart;
  readonly atTime: Tally;
  readonly overrunSeconds: number;
}

/** From which share of marks on a skill needs no advice. */
const GOES_WELL = 0.8;
const MOST_ADVICE = 3;

/**
 * The result of a part in plain English, as Markdown, a paragraph each: its tier, the skills that cost most with what
 * to do about them, what was left empty and what the time cost. Advice follows the marks alone.
 */
export function oetFeedbackOf({ marked, atTime, overrunSeconds }: PartResult): string[] {
  const empty = marked.questions.filter(({ answer }) => answer.trim() === '').length;
  return [
    oetFeedback[`oet.tier.${tierOf(percentOf(marked))}`],
    ...weakest(marked.skills).map(([skill, { obtained, total }]) =>
      say(oetFeedback['oet.feedback.skill'], {
        skill: oetFeedback[`oet.skill.${skill}`],
        obtained,
        total,
        advice: oetFeedback[`oet.advice.${skill}`],
      }),
    ),
    ...(empty > 0 ? [say(oetFeedback['oet.feedback.unanswered'], { n: empty })] : []),
    ...(overrunSeconds > 0
      ? [
          say(oetFeedback['oet.feedback.overrun'], {
            time: minutesAndSeconds(overrunSeconds),
            score: Math.round(percentOf(atTime)),
          }),
        ]
      : []),
  ];
}

/** The skills that cost most marks, the costliest first. */
function weakest(skills: MarkedPart['skills']): [Skill, Tally][] {
  return SKILLS.flatMap((skill): [Skill, Tally][] => {
    const tally = skills[skill];
    return tally && tally.obtained < tally.total * GOES_WELL ? [[skill, tally]] : [];
  })
    .sort(([, a], [, b]) => b.total - b.obtained - (a.total - a.obtained))
    .slice(0, MOST_ADVICE);
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
