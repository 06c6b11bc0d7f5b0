import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Brief } from '#domain/practice/complex/brief.ts';
import { caseVersions } from './cases.ts';

/** What the patient of a case version knows. Secret: in a table of its own, so that no row of a case carries it. */
export const caseBriefs = pgTable('case_briefs', {
  caseVersionId: text('case_version_id')
    .primaryKey()
    .references(() => caseVersions.id, { onDelete: 'cascade' }),
  brief: jsonb().$type<Brief>().notNull(),
});
