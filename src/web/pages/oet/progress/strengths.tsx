import type { ExamModule } from '#domain/oet/modules.ts';
import type { ModuleProgress } from '#domain/oet/progress-wire.ts';
import { OET_TOPICS } from '#domain/oet/questions.ts';
import { type Strength, strengthsOf } from '#domain/oet/strengths.ts';
import { CriteriaInTime } from '#web/features/exam/history/criteria-in-time.tsx';
import type { ShownModule } from '#web/features/exam/modules/module-texts.ts';
import { criteriaOf, skillTexts } from '#web/features/exam/modules/skill-texts.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { PlainKey } from '#words/catalogue.ts';
import classes from './strengths.module.css';

interface NamedStrength extends Strength {
  readonly label: PlainKey;
}

/** Those that have a name in words. */
function named(
  strengths: readonly Strength[],
  labelOf: (name: string) => PlainKey | undefined,
): NamedStrength[] {
  return strengths.flatMap((strength) => {
    const label = labelOf(strength.name);
    return label ? [{ ...strength, label }] : [];
  });
}

function topicText(name: string): PlainKey | undefined {
  const topic = OET_TOPICS.find((each) => each === name);
  return topic && `oet.topic.${topic}`;
}

function StrengthList({ title, strengths }: { title: string; strengths: readonly NamedStrength[] }) {
  const words = useWords();
  return (
    <div className={classes.group}>
      <h3>{title}</h3>
      {strengths.length === 0 ? <p className={classes.few}>{words('oet.progress.tooFew')}</p> : null}
      <ul className={classes.list}>
        {strengths.map(({ label, name, obtained, total, percent, goes }) => (
          <li key={name} className={classes.strength} data-goes={goes}>
            <span className={classes.name}>{words(label)}</span>
            <span className={classes.share}>{words('oet.progress.share', { obtained, total })}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ inlineSize: `${percent}%` }} />
            </span>
            <span className={classes.goes}>{words(`oet.progress.${goes}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CRITERIA_TITLES = {
  answers: 'oet.progress.skills',
  draft: 'oet.writing.criteria',
  conversation: 'oet.progress.nineCriteria',
} as const satisfies Record<ExamModule['work'], PlainKey>;

/** What goes well and what costs marks in a module, by what is asked and by what it is about. */
export function Strengths({ module, attempts }: { module: ShownModule; attempts: ModuleProgress }) {
  const words = useWords();
  const { definition } = module;
  const skills = named(strengthsOf(attempts, 'skills'), (name) => skillTexts(definition, name)?.label);
  const topics = named(strengthsOf(attempts, 'topics'), topicText);
  const criteria = criteriaOf(definition);
  const heading = `strengths-${module.name}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{words('oet.progress.strengthsIn', { module: words(module.texts.name) })}</h2>
      <div className={classes.groups}>
        <StrengthList title={words(CRITERIA_TITLES[definition.work])} strengths={skills} />
        {criteria ? (
          <CriteriaInTime definition={definition} attempts={attempts} />
        ) : (
          <StrengthList title={words('oet.progress.topics')} strengths={topics} />
        )}
      </div>
    </section>
  );
}
