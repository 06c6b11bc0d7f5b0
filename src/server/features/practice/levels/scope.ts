import { and, type Column, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { learners } from '../../../db/schema/learners.ts';

/** Columns that say for whom a piece of content is. */
interface ScopedTable {
  readonly language: Column;
  readonly categorySlug: Column;
  readonly specialitySlug: Column;
  readonly retiredAt: Column;
}

/**
 * What the learner of the query practises: of her language, for her speciality, for the others of her category, and for
 * all. A case of one speciality is of use to its neighbours, and most specialities have none of their own.
 */
export function inScope(table: ScopedTable): SQL | undefined {
  const general = and(isNull(table.specialitySlug), isNull(table.categorySlug));
  const ofCategory = eq(table.categorySlug, learners.categorySlug);
  const ofSpeciality = eq(table.specialitySlug, learners.specialitySlug);
  return and(
    eq(table.language, learners.languageToLearn),
    isNull(table.retiredAt),
    or(ofSpeciality, ofCategory, general),
  );
}

/** Orders what is the learner's speciality's before what is her category's before what is everybody's. */
export function nearestScopeFirst(table: ScopedTable): SQL {
  return sql`case when ${table.specialitySlug} = ${learners.specialitySlug} then 0
                  when ${table.categorySlug} is not null then 1 else 2 end`;
}
