import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of half a minute and more. Vitest takes the largest first, and some of these are small. */
const LONG = /\/(?:ordinary-answers|role-plays|safety|embedded)\.test\.ts$/;

/** Begins the long files of each project first, so that none of them is left for one worker while the others wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((some) => [
      ...some.filter(({ moduleId }) => LONG.test(moduleId)),
      ...some.filter(({ moduleId }) => !LONG.test(moduleId)),
    ]);
  }
}
