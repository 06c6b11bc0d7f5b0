import type { WordKey } from '#words/catalogue.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import classes from './features.module.css';

interface FeaturesProps {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

function List({ sign, title, features }: { sign: string; title: WordKey; features: readonly string[] }) {
  const words = useWords();
  return (
    <ul className={classes.list} aria-label={words(title as 'pricing.included')} data-sign={sign}>
      {features.map((feature) => (
        <li key={feature}>
          <span className={classes.sign} aria-hidden="true">
            {sign}
          </span>
          <span lang="en" dir="auto">
            {feature}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a plan has and what it hasn't, in the operator's words. */
export function Features({ included, excluded }: FeaturesProps) {
  return (
    <div>
      <List sign="✓" title="pricing.included" features={included} />
      {excluded.length > 0 ? <List sign="–" title="pricing.excluded" features={excluded} /> : null}
    </div>
  );
}
