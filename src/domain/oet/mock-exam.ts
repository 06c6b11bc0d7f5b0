import { MODULE_NAMES, type ModuleName } from './modules.ts';

/** Where a module of a mock exam stands. */
const MOCK_STAGES = ['later', 'next', 'begun', 'submitted', 'marked', 'unscorable'] as const;
export type MockStage = (typeof MOCK_STAGES)[number];

/** What is known of the attempt at a module. */
export interface MockAttempt {
  readonly module: string;
  /** Of each of its parts: when it was submitted, and what it is in. */
  readonly parts: readonly { readonly submittedAt: unknown; readonly phase: string }[];
}

export interface MockStep {
  readonly module: ModuleName;
  readonly stage: MockStage;
}

/**
 * The modules of a mock exam in OET's order, each with where it stands. A module may be begun when all parts of those
 * before it are submitted.
 */
export function mockSteps(attempts: readonly MockAttempt[]): MockStep[] {
  let isOpen = true;
  return MODULE_NAMES.map((module) => {
    const attempt = attempts.find((each) => each.module === module);
    const stage = attempt ? stageOf(attempt) : isOpen ? 'next' : 'later';
    isOpen &&= stage !== 'begun' && stage !== 'next';
    return { module, stage };
  });
}

function stageOf({ parts }: MockAttempt): MockStage {
  if (parts.some(({ submittedAt }) => submittedAt === null)) return 'begun';
  if (parts.some(({ phase }) => phase === 'unscorable')) return 'unscorable';
  return parts.every(({ phase }) => phase === 'marked') ? 'marked' : 'submitted';
}

/** Whether nothing is left to do in a mock exam. */
export function isOver(steps: readonly MockStep[]): boolean {
  return steps.every(({ stage }) => stage === 'submitted' || stage === 'marked' || stage === 'unscorable');
}
