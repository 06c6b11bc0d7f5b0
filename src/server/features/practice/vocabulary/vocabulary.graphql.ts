import { AppError } from '#domain/errors.ts';
import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { SpecialityRef } from '../../catalogue/catalogue.graphql.ts';
import { specialityOf } from '../../catalogue/catalogue.service.ts';
import { PronunciationResultRef } from '../../speech/pronunciation.graphql.ts';
import { LevelRef } from '../levels/levels.graphql.ts';
import { getLevel } from '../levels/levels.service.ts';
import {
  type AvailableVocabulary,
  completeVocabulary,
  getAvailableVocabulary,
  scoreVocabulary,
} from './vocabulary.service.ts';
import type { OfferedItem } from './vocabulary.store.ts';

const VocabularyItemRef = builder.objectRef<OfferedItem>('VocabularyItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    term: t.exposeString('term'),
    definition: t.exposeString('definition'),
    example: t.exposeString('example', { nullable: true }),
    ipa: t.exposeString('ipa', {
      nullable: true,
      description: '(ext) how it is said, with its stress; null where the pack does not tell.',
    }),
    repeat: t.boolean({ resolve: (item) => item.completedAt !== null }),
    speciality: t.field({
      type: SpecialityRef,
      description: "The item's own, else the learner's.",
      resolve: ({ specialitySlug }, _args, { deps }) => specialityOf(deps.db, specialitySlug),
    }),
    level: t.field({
      type: LevelRef,
      resolve: async ({ levelSlug }, _args, context) => {
        const level = await getLevel(context.deps.db, learnerOf(context).learnerId, levelSlug);
        if (!level) throw new AppError('VAL_001', { reason: 'unknown_item' });
        return level;
      },
    }),
  }),
});

const VocabularyStatisticsRef = builder.objectRef<AvailableVocabulary>('VocabularyStatistics').implement({
  description: 'completionPercentage: one decimal.',
  fields: (t) => ({
    completedCount: t.exposeInt('completedCount'),
    totalCount: t.exposeInt('totalCount'),
    remainingCount: t.exposeInt('remainingCount'),
    completionPercentage: t.exposeFloat('completionPercentage'),
  }),
});

const AvailableVocabularyRef = builder.objectRef<AvailableVocabulary>('AvailableVocabulary').implement({
  description: 'vocabularyItem is null where the level has no content.',
  fields: (t) => ({
    vocabularyItem: t.field({ type: VocabularyItemRef, nullable: true, resolve: ({ item }) => item }),
    statistics: t.field({ type: VocabularyStatisticsRef, resolve: (available) => available }),
    attempts: t.int({
      description: '(ext) scored attempts at the item since it was last completed.',
      resolve: ({ item }) => item?.attempts ?? 0,
    }),
    bestScore: t.float({
      nullable: true,
      description: '(ext) the best score of those attempts.',
      resolve: ({ item }) => item?.bestScore ?? null,
    }),
  }),
});

const VocabularyCompletedRef = builder
  .objectRef<{ success: boolean; vocabularyId: string }>('VocabularyCompletedResult')
  .implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      vocabularyId: t.exposeID('vocabularyId'),
    }),
  });

builder.queryField('availableVocabularyItems', (t) =>
  t.field({
    type: AvailableVocabularyRef,
    access: 'learner',
    args: { levelSlug: t.arg.string() },
    resolve: (_root, { levelSlug }, context) =>
      getAvailableVocabulary(context.deps, learnerOf(context).learnerId, levelSlug),
  }),
);

builder.mutationFields((t) => ({
  testVocabularyPronunciation: t.paid({
    type: PronunciationResultRef,
    price: 'pronunciation',
    args: { expectedTerm: t.arg.string(), audioData: t.arg.string(), vocabularyId: t.arg.id() },
    resolve: (_root, args, context) =>
      scoreVocabulary(context.deps, context.call, { ...args, learnerId: learnerOf(context).learnerId }),
  }),
  markVocabularyTestCompleted: t.field({
    type: VocabularyCompletedRef,
    access: 'learner',
    description: 'Allowed at 75 or after three scored attempts. Errors: VAL_001 (not_ready_to_complete).',
    args: { vocabularyId: t.arg.id() },
    resolve: async (_root, { vocabularyId }, context) => {
      await completeVocabulary(context.deps, learnerOf(context).learnerId, vocabularyId);
      return { success: true, vocabularyId };
    },
  }),
}));
