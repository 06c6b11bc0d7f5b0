import type { CandidateCard, RolePlayType } from './role-play.ts';

/** The situation as one text: where it is, who the candidate is, what has happened. */
export function scenarioText({ setting, role, background }: CandidateCard): string {
  return [setting, role, background].join('\n\n');
}

/** The card's tasks, a line each. */
export function tasksText({ tasks }: CandidateCard): string {
  return tasks.map(({ text }) => text).join('\n');
}

/** What every candidate is told, a line each; one of them about the kind of role-play. */
export function notesText(type: RolePlayType): string {
  return [...NOTES, BY_TYPE[type]].join('\n');
}

/** Source: OET's instructions of the speaking test, in our words. */
const NOTES = [
  'You may write notes on your card while you prepare, and keep it while you speak.',
  'You begin the conversation, and you lead it.',
  'Use your own words: the tasks on the card are not to be read out.',
] as const;

const BY_TYPE: Readonly<Record<RolePlayType, string>> = {
  routine: 'Find out first what the other person already knows, then go through what matters step by step.',
  emotional: 'Expect strong feelings: notice them, name them, and give them time.',
  resistant: 'Expect objections: find out what is behind them before you explain or advise.',
  teaching: 'Explain in small steps, in plain words, and check each step before the next.',
};
