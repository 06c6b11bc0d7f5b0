import { useState } from 'react';
import type { LetterReview } from '#domain/oet/writing/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PlainKey } from '#words/catalogue.ts';
import { FilterChoice } from './filter-choice.tsx';
import classes from './points-table.module.css';

type Point = LetterReview['points'][number];

/** What to look at first: what the reader misses or is told wrongly, or is told without need. */
const isBad = ({ verdict }: Point) => ['missing', 'distorted', 'partial', 'included'].includes(verdict);

const isGood = ({ verdict, place }: Point) =>
  verdict === 'conveyed' || (verdict === 'left_out' && place === 'out');

function verdictText({ verdict, place }: Point): PlainKey {
  return verdict === 'left_out' && place === 'out'
    ? 'oet.writing.verdict.left_out_rightly'
    : `oet.writing.verdict.${verdict}`;
}

function Row({ point }: { point: Point }) {
  const words = useWords();
  const goes = isGood(point) ? 'well' : isBad(point) ? 'badly' : undefined;
  return (
    <tr>
      <th scope="row" lang="en">
        {point.note}
      </th>
      <td className={classes.verdict} data-goes={goes}>
        {words(verdictText(point))}
      </td>
      <td>
        {point.quote === null ? (
          <span className={classes.none}>{words('oet.writing.noQuote')}</span>
        ) : (
          <q lang="en">{point.quote}</q>
        )}
      </td>
      <td lang="en">{point.why}</td>
    </tr>
  );
}

function Table({ points }: { points: readonly Point[] }) {
  const words = useWords();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{words('oet.writing.point.note')}</th>
          <th scope="col">{words('oet.writing.point.verdict')}</th>
          <th scope="col">{words('oet.writing.point.quote')}</th>
          <th scope="col">{words('oet.writing.point.why')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <Row key={point.id} point={point} />
        ))}
      </tbody>
    </table>
  );
}

/** What became of each point of the notes; or of those alone that went wrong. */
export function PointsTable({ points }: { points: readonly Point[] }) {
  const words = useWords();
  const [shown, setShown] = useState<'all' | 'bad'>('all');
  const bad = points.filter(isBad);
  const listed = shown === 'bad' ? bad : points;
  return (
    <section aria-labelledby="points" className={classes.points}>
      <h2 id="points">{words('oet.writing.points')}</h2>
      <FilterChoice
        label={words('oet.writing.whichPoints')}
        choices={[
          { value: 'all', label: words('oet.writing.allPoints', { n: points.length }) },
          { value: 'bad', label: words('oet.writing.badPoints', { n: bad.length }) },
        ]}
        value={shown}
        onChange={setShown}
      />
      {listed.length === 0 ? (
        <Notice kind="success">{words('oet.writing.noBadPoints')}</Notice>
      ) : (
        <Table points={listed} />
      )}
    </section>
  );
}
