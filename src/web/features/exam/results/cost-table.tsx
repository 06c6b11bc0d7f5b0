import { type CostedQuestion, skillCosts } from '#domain/oet/skill-costs.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { aboutTime } from './about-time.ts';
import classes from './cost-table.module.css';

/** Which kinds of question cost most marks and time, the costliest first. */
export function CostTable({ questions }: { questions: readonly CostedQuestion[] }) {
  const words = useWords();
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">{words('oet.results.costs')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words('oet.results.cost.skill')}</th>
            <th scope="col">{words('oet.results.cost.lost')}</th>
            <th scope="col">{words('oet.results.cost.time')}</th>
          </tr>
        </thead>
        <tbody>
          {skillCosts(questions).map(({ skill, lost, marks, msEach }) => (
            <tr key={skill}>
              <th scope="row">{words(`oet.skill.${skill}`)}</th>
              <td>{words('oet.results.cost.of', { lost, marks })}</td>
              <td>
                {msEach === null
                  ? words('oet.results.noTime')
                  : words('oet.results.about', { time: aboutTime(msEach) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
