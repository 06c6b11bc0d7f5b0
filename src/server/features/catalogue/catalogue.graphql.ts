import { builder } from '../../graphql/builder.ts';
import { type CategoryRow, listCategories, listSpecialities, type SpecialityRow } from './catalogue.store.ts';

export const CategoryRef = builder.objectRef<CategoryRow>('Category').implement({
  fields: (t) => ({
    id: t.id({ resolve: (category) => category.slug }),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
  }),
});

export const SpecialityRef = builder.objectRef<SpecialityRow>('Speciality').implement({
  fields: (t) => ({
    id: t.id({ resolve: (speciality) => speciality.slug }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    slug: t.exposeString('slug'),
    category: t.field({ type: CategoryRef, resolve: (speciality) => speciality.category }),
  }),
});

builder.queryFields((t) => ({
  categories: t.field({
    type: [CategoryRef],
    access: 'visitor',
    resolve: (_root, _args, { deps }) => listCategories(deps.db),
  }),
  specialities: t.field({
    type: [SpecialityRef],
    access: 'visitor',
    resolve: (_root, _args, { deps }) => listSpecialities(deps.db),
  }),
}));
