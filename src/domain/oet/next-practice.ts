import type { AttemptProgress } from './progress-wire.ts';
import { type Strength, strengthsOf } from './strengths.ts';

/** How a module went so far. */
export interface ModuleStanding {
  /** Percent of the latest complete attempt; null without one. */
  readonly score: number | null;
  /** Newest first. */
  readonly attempts: readonly AttemptProgress[];
}

export interface NextPractice<Module> {
  readonly module: Module;
  /** The skill that goes worst, if one doesn't go well. */
  readonly weakest: Strength | null;
}

/** What to practise next: a module that was never completed, else the one with the lowest score. null without modules. */
export function nextPractice<Module extends ModuleStanding>(
  modules: readonly Module[],
): NextPractice<Module> | null {
  const [module] = modules.toSorted((a, b) => (a.score ?? -1) - (b.score ?? -1));
  if (!module) return null;
  const weakest = strengthsOf(module.attempts, 'skills').find(({ goes }) => goes !== 'well');
  return { module, weakest: weakest ?? null };
}
