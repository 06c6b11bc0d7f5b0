import type { SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './role-play-results.module.css';

type Section = SpeakingResults['section'];

/** The other one's card, which nobody sees before. */
export function PartnerCard({ partner }: Pick<Section, 'partner'>) {
  const words = useWords();
  return (
    <section aria-labelledby="partner-card">
      <h2 id="partner-card">{words('spoken.partner')}</h2>
      <p className={classes.hint}>{words('spoken.partnerHint')}</p>
      <Card className={classes.card}>
        <h3>
          <span lang="en">{partner.name}</span>, {words(`spoken.partner.${partner.kind}`)}
        </h3>
        <p lang="en">{partner.role}</p>
        <p lang="en">{partner.background}</p>
        <ul lang="en">
          {partner.tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** What the candidate had in hand. */
export function OwnCard({ card }: Pick<Section, 'card'>) {
  const words = useWords();
  return (
    <details className={classes.fold}>
      <summary>{words('spoken.ownCard')}</summary>
      <Card className={classes.card}>
        <p lang="en">{card.setting}</p>
        <p lang="en">{card.role}</p>
        <p lang="en">{card.background}</p>
        <ol lang="en">
          {card.tasks.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </Card>
    </details>
  );
}
