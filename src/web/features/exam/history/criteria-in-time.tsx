import { useId } from 'react';
import type { ExamModule } from '#domain/oet/modules.ts';
import type { ModuleProgress } from '#domain/oet/progress-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import type { PlainKey } from '#words/catalogue.ts';
import { criteriaOf } from '../modules/skill-texts.ts';
import classes from './criteria-in-time.module.css';

/** As many as a phone has room for. */
const SHOWN = 4;

const TITLES: Readonly<Partial<Record<ExamModule['work'], PlainKey>>> = {
  draft: 'oet.progress.criteriaTime',
  conversation: 'oet.progress.spokenTime',
};

/** Out of ten with one decimal; null where it was not judged. */
function outOfTen(attempt: ModuleProgress[number], criterion: string): number | null {
  const tally = attempt.parts[0]?.skills[criterion];
  return tally ? Math.round((tally.obtained / tally.total) * 100) / 10 : null;
}

/** The criteria of the latest letters or conversations, the newest first. */
export function CriteriaInTime({
  definition,
  attempts,
}: {
  definition: ExamModule;
  attempts: ModuleProgress;
}) {
  const words = useWords();
  const id = useId();
  const title = TITLES[definition.work];
  const latest = attempts.slice(0, SHOWN);
  return (
    <div>
      <h3 id={id}>{title ? words(title) : null}</h3>
      <p className={classes.hint}>{words('oet.progress.criteriaTimeHint')}</p>
      <table className={classes.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words('oet.progress.criterion')}</th>
            {latest.map(({ id: attempt, parts, createdAt }) => (
              <th key={attempt} scope="col">
                <DateText iso={parts[0]?.submittedAt ?? createdAt} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteriaOf(definition)?.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">{words(`oet.criterion.${criterion}`)}</th>
              {latest.map((attempt) => (
                <td key={attempt.id}>{outOfTen(attempt, criterion) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
