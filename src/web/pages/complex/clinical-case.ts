import type { PatientInfo, VitalSigns } from '#domain/practice/complex/brief.ts';

/** What the calls of a case take along. Spec section 3. */
export interface ClinicalCase {
  readonly id: string;
  readonly description: string;
  readonly patientInfo: PatientInfo;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readVitalSigns(value: unknown): VitalSigns {
  const fields = fieldsOf(value);
  return {
    bloodPressure: textOf(fields.bloodPressure),
    heartRate: textOf(fields.heartRate),
    respiratoryRate: textOf(fields.respiratoryRate),
    temperature: textOf(fields.temperature),
  };
}

/** Reads the case that the wire carries as JSON; null where it is none. */
export function readClinicalCase(id: string, value: unknown): ClinicalCase | null {
  const { description, patientInfo } = fieldsOf(value);
  const info = fieldsOf(patientInfo);
  if (typeof description !== 'string' || typeof info.age !== 'number') return null;
  return {
    id,
    description,
    patientInfo: {
      age: info.age,
      gender: textOf(info.gender),
      chiefComplaint: textOf(info.chiefComplaint),
      history: textOf(info.history),
      vitalSigns: readVitalSigns(info.vitalSigns),
    },
  };
}
