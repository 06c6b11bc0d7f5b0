import { builder } from '../../../graphql/builder.ts';
import { learnerOf } from '../../../graphql/context.ts';
import { getLevel, getLevels, type Level, type LevelCounts } from './levels.service.ts';

const LevelType = builder.enumType('LevelType', {
  values: ['vocabulary', 'guided_case', 'complex_case'] as const,
});

export const LevelRef = builder.objectRef<Level>('Level');

/** At once where a level has been counted, so that a list of them takes no detour. */
function fromCounts<Value>({ counts }: Level, read: (counts: LevelCounts) => Value): Value | Promise<Value> {
  return typeof counts === 'function' ? counts().then(read) : read(counts);
}

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
    totalPractice: t.int({ resolve: (level) => fromCounts(level, ({ totalPractice }) => totalPractice) }),
    totalCompleted: t.int({ resolve: (level) => fromCounts(level, ({ totalCompleted }) => totalCompleted) }),
    parentSlug: t.exposeString('parentSlug', {
      nullable: true,
      description: 'The top level of a sublevel (ext).',
    }),
    sublevels: t.field({
      type: [LevelRef],
      resolve: (level) => fromCounts(level, ({ sublevels }) => [...sublevels]),
    }),
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
      return level ? fromCounts(level, ({ sublevels }) => [...sublevels]) : [];
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
