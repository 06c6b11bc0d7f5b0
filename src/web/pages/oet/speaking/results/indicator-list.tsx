import { ModelSentence } from '#web/features/model-sentence/model-sentence.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './criteria.module.css';
import { Moment } from './moment.tsx';
import type { Review } from './said.ts';
import { Verdict } from './verdict.tsx';

type Finding = Review['indicators'][number];

function Indicator({ finding }: { finding: Finding }) {
  const words = useWords();
  const { indicator, verdict, shown, why, instead } = finding;
  return (
    <li className={classes.finding}>
      <h4>
        <span>{words(`spoken.indicator.${indicator}`)}</span>
        <Verdict verdict={verdict} label={words(`spoken.verdict.${verdict ?? 'none'}`)} />
      </h4>
      {shown.map((quote) => (
        <Moment key={`${quote.turn}:${quote.quote}`} quote={quote} />
      ))}
      <p lang="en">{why}</p>
      {instead === null ? null : (
        <ModelSentence language="en" label={words('spoken.instead')} text={instead} />
      )}
    </li>
  );
}

/** What a clinical criterion is judged by, each with the moment that shows it. */
export function IndicatorList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={classes.findings}>
      {findings.map((finding) => (
        <Indicator key={finding.indicator} finding={finding} />
      ))}
    </ul>
  );
}
