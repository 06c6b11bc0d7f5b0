import { useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './case-card.module.css';
import type { ClinicalCase } from './clinical-case.ts';

export interface CaseCardProps {
  readonly clinicalCase: ClinicalCase;
  readonly learning: string;
  readonly engine: string;
}

const WIDE = '(min-width: 62em)';

function Facts({ facts, learning }: { facts: readonly (readonly [string, string])[]; learning: string }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={learning} dir="auto">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** What is known of the patient. On a phone it is folded, so that the conversation stands first. */
export function CaseCard({ clinicalCase, learning, engine }: CaseCardProps) {
  const words = useWords();
  const [wide] = useState(() => window.matchMedia?.(WIDE).matches ?? true);
  const { age, gender, chiefComplaint, history, vitalSigns } = clinicalCase.patientInfo;
  return (
    <details className={classes.card} open={wide}>
      <summary>
        <h2>{words('complex.patient')}</h2>
      </summary>
      <Facts
        learning={learning}
        facts={[
          [words('complex.age'), String(age)],
          [words('complex.gender'), gender],
          [words('complex.chiefComplaint'), chiefComplaint],
          [words('complex.history'), history],
        ]}
      />
      <h3>{words('complex.vitals')}</h3>
      <Facts
        learning={learning}
        facts={[
          [words('complex.bloodPressure'), vitalSigns.bloodPressure],
          [words('complex.heartRate'), vitalSigns.heartRate],
          [words('complex.respiratoryRate'), vitalSigns.respiratoryRate],
          [words('complex.temperature'), vitalSigns.temperature],
        ]}
      />
      <p className={classes.engine}>{words('complex.engine', { engine })}</p>
    </details>
  );
}
