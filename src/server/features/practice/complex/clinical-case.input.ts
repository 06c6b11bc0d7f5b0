import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { builder } from '../../../graphql/builder.ts';
import type { ClinicalCaseForm } from './reply.service.ts';

const VitalSignsInput = builder.inputType('VitalSignsInput', {
  fields: (t) => ({
    bloodPressure: t.string(),
    heartRate: t.string(),
    respiratoryRate: t.string(),
    temperature: t.string(),
  }),
});

const PatientInfoInput = builder.inputType('PatientInfoInput', {
  fields: (t) => ({
    age: t.int(),
    gender: t.string(),
    chiefComplaint: t.string(),
    history: t.string(),
    vitalSigns: t.field({ type: VitalSignsInput }),
  }),
});

export const ClinicalCaseInput = builder.inputType('ClinicalCaseInput', {
  fields: (t) => ({
    id: t.id({ required: false }),
    description: t.string(),
    patientInfo: t.field({ type: PatientInfoInput }),
  }),
});

const word = z.string().trim().max(120);
const text = z.string().trim().max(1_000);

const clinicalCaseSchema = z.object({
  id: z.string().max(200).nullish(),
  description: z.string().trim().min(1).max(4_000),
  patientInfo: z.object({
    age: z.int().min(0).max(130),
    gender: word,
    chiefComplaint: text,
    history: text,
    vitalSigns: z.object({ bloodPressure: word, heartRate: word, respiratoryRate: word, temperature: word }),
  }),
});

/** Errors: VAL_001 for a case of impossible size or shape. */
export function parseClinicalCase(value: unknown): ClinicalCaseForm {
  const parsed = clinicalCaseSchema.safeParse(value);
  if (!parsed.success) throw new AppError('VAL_001');
  return parsed.data;
}
