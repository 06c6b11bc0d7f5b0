import { builder } from '../../../graphql/builder.ts';

export interface PracticeCounts {
  readonly completedCount: number;
  readonly totalCount: number;
}

export const PracticeStatisticsRef = builder.objectRef<PracticeCounts>('PracticeStatistics').implement({
  fields: (t) => ({
    completedCount: t.exposeInt('completedCount'),
    totalCount: t.exposeInt('totalCount'),
  }),
});
