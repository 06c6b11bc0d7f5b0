import type { ModuleProgress } from '#domain/oet/progress-wire.ts';
import { OET_TOPICS, SKILLS } from '#domain/oet/questions.ts';
import { type Strength, strengthsOf } from '#domain/oet/strengths.ts';
import type { ShownModule } from '#web/features/exam/modules/module-texts.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { PlainKey } from '#words/catalogue.ts';
import classes from './strengths.module.css';

interface NamedStrength extends Strength {
  readonly label: PlainKey;
}

/** Those that have a name in words. */
function named<Name extends string>(
  strengths: readonly Strength[],
  names: readonly Name[],
  labelOf: (name: Name) => PlainKey,
): NamedStrength[] {
  return strengths.flatMap((strength) => {
    const name = names.find((each) => each === strength.name);
    return name ? [{ ...strength, label: labelOf(name) }] : [];
  });
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

/** What goes well and what costs marks in a module, by what is asked and by what it is about. */
export function Strengths({ module, attempts }: { module: ShownModule; attempts: ModuleProgress }) {
  const words = useWords();
  const skills = named(strengthsOf(attempts, 'skills'), SKILLS, (name) => `oet.skill.${name}`);
  const topics = named(strengthsOf(attempts, 'topics'), OET_TOPICS, (name) => `oet.topic.${name}`);
  const heading = `strengths-${module.name}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{words('oet.progress.strengthsIn', { module: words(module.texts.name) })}</h2>
      <div className={classes.groups}>
        <StrengthList title={words('oet.progress.skills')} strengths={skills} />
        <StrengthList title={words('oet.progress.topics')} strengths={topics} />
      </div>
    </section>
  );
}
