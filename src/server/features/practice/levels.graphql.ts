import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { getLevel, getLevels, type Level } from './levels.service.ts';

const LevelType = builder.enumType('LevelType', {
  values: ['vocabulary', 'guided_case', 'complex_case'] as const,
});

export const LevelRef = builder.objectRef<Level>('Level');

LevelRef.implement({
  fields: (t) => ({
    id: t.id({ resolve: (level) => level.slug }),
    name: t.exposeString('name'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    slug: t.exposeString('slug'),
    isTopLevel: t.boolean({ resolve: (level) => level.parentSlug === null }),
    levelType: t.field({
      type: LevelType,
      nullable: true,
      description: 'null on a top level',
      resolve: (level) => level.levelType,
    }),
    totalPractice: t.exposeInt('totalPractice'),
    totalCompleted: t.exposeInt('totalCompleted'),
    parentSlug: t.exposeString('parentSlug', {
      nullable: true,
      description: 'The top level of a sublevel (ext).',
    }),
    sublevels: t.field({ type: [LevelRef], resolve: (level) => [...level.sublevels] }),
  }),
});

builder.queryFields((t) => ({
  allLevels: t.field({
    type: [LevelRef],
    access: 'learner',
    resolve: (_root, _args, context) => getLevels(context.deps.db, learnerOf(context).learnerId),
  }),
  sublevels: t.field({
    type: [LevelRef],
    access: 'learner',
    args: { levelSlug: t.arg.string() },
    resolve: async (_root, { levelSlug }, context) => {
      const level = await getLevel(context.deps.db, learnerOf(context).learnerId, levelSlug);
      return [...(level?.sublevels ?? [])];
    },
  }),
  level: t.field({
    type: LevelRef,
    nullable: true,
    access: 'learner',
    args: { slug: t.arg.string() },
    resolve: (_root, { slug }, context) => getLevel(context.deps.db, learnerOf(context).learnerId, slug),
  }),
}));
