import type { Brief } from '#domain/practice/complex/brief.ts';
import type { PlayedCase } from '#domain/practice/complex/played-case.ts';
import type { CaseVersion } from './complex.store.ts';

/** What the patient of a case is played from. */
export const playedFrom = (
  { language, description, patientInfo }: CaseVersion,
  brief: Brief | null,
): PlayedCase => ({ kind: 'case', language, description, patientInfo, brief });
