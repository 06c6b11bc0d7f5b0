import { type ExamModule, namedPart, type PartDefinition } from '#domain/oet/modules.ts';
import type { ModuleTexts } from '#web/features/exam/modules/module-texts.ts';
import { partMinutes, sharedWith } from '#web/features/exam/modules/timing.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './module-page.module.css';

interface PartsTableProps {
  readonly definition: ExamModule;
  readonly texts: ModuleTexts;
}

/** '45 minutes, shared with Part C'. */
function useTimeOf(definition: ExamModule): (part: PartDefinition) => string {
  const words = useWords();
  return (part) => {
    const n = partMinutes(part);
    const others = sharedWith(definition, part).map((other) => words('oet.part', { part: other }));
    if (others.length === 0) return words('oet.minutes', { n });
    return words('oet.sharedMinutes', { n, others: others.join(', ') });
  };
}

/** The parts of a module with what they ask and how long they take. */
export function PartsTable({ definition, texts }: PartsTableProps) {
  const words = useWords();
  const timeOf = useTimeOf(definition);
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{words('oet.partsTitle')}</h2>
      <dl className={classes.parts}>
        {definition.parts.map((part) => {
          const about = texts.parts[part.part];
          return (
            <div key={part.part} className={classes.part}>
              {namedPart(part.part) === null ? (
                <dt>{words(texts.name)}</dt>
              ) : (
                <dt>{words('oet.part', { part: part.part })}</dt>
              )}
              <dd className={classes.time}>{timeOf(part)}</dd>
              {about ? <dd>{words(about)}</dd> : null}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
