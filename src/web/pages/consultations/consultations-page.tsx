import { useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './consultations-page.module.css';
import type { PastConsultationsQuery } from './past-consultations.generated.ts';

type Consultation = PastConsultationsQuery['pastConsultations'][number];

export interface ConsultationsPageProps {
  /** Newest first; null while they load. */
  readonly consultations: readonly Consultation[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
}

/** How many are shown at first. */
const SHOWN = 20;

function Row({ conversationId, title, language, completedAt, goalsMet, goals }: Consultation) {
  const words = useWords();
  const isRead = goals !== null && goalsMet !== null;
  return (
    <li>
      <Link to={`/consultations/${conversationId}`} className={classes.link} lang={language}>
        {title}
      </Link>
      <span className={classes.about}>
        <DateText iso={completedAt} />
        <span>{isRead ? words('past.goals', { n: goalsMet, total: goals }) : words('past.unread')}</span>
      </span>
    </li>
  );
}

function List({ consultations }: { consultations: readonly Consultation[] }) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? consultations : consultations.slice(0, SHOWN);
  return (
    <>
      <ul className={classes.list} aria-label={words('past.page')}>
        {shown.map((each) => (
          <Row key={each.conversationId} {...each} />
        ))}
      </ul>
      {shown.length < consultations.length ? (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {words('past.all', { n: consultations.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Every completed case, with the way to its review. */
export function ConsultationsPage({ consultations, problem, onRetry }: ConsultationsPageProps) {
  const words = useWords();
  return (
    <Page title={words('past.page')}>
      <Stack gap="wide">
        <div>
          <h1>{words('past.page')}</h1>
          <p>{words('past.intro')}</p>
        </div>
        {problem !== null ? (
          <>
            <Notice kind="error">{problem}</Notice>
            <div>
              <Button variant="default" onClick={onRetry}>
                {words('app.retry')}
              </Button>
            </div>
          </>
        ) : null}
        {consultations === null && problem === null ? <Loading /> : null}
        {consultations?.length === 0 ? (
          <>
            <Notice kind="info">{words('past.empty')}</Notice>
            <div>
              <LinkButton to="/levelchooser">{words('past.levels')}</LinkButton>
            </div>
          </>
        ) : null}
        {consultations && consultations.length > 0 ? <List consultations={consultations} /> : null}
      </Stack>
    </Page>
  );
}
