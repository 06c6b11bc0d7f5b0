import { type ReactNode, useRef } from 'react';
import type { LearningLanguage } from '#domain/languages.ts';
import { ConsultationReview } from '#web/features/review/consultation-review.tsx';
import type { SaidTurn } from '#web/features/review/show-turn.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import classes from './consultation-page.module.css';

export function ConsultationFrame({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords();
  return (
    <Page title={title}>
      <Stack gap="wide">
        <div>
          <LinkButton to="/consultations" variant="subtle" leftSection={<ArrowBackIcon />}>
            {words('past.page')}
          </LinkButton>
        </div>
        {children}
      </Stack>
    </Page>
  );
}

export function ConsultationFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useWords();
  return (
    <>
      <Notice kind="error">{message}</Notice>
      <div>
        <Button variant="default" onClick={onRetry}>
          {words('app.retry')}
        </Button>
      </div>
    </>
  );
}

export interface ConsultationPageProps {
  readonly conversationId: string;
  readonly title: string;
  readonly content: string;
  readonly completedAt: string | null;
  readonly learning: LearningLanguage;
  readonly turns: readonly SaidTurn[];
}

/** A consultation of the past: its review, and all that was said. */
export function ConsultationPage(props: ConsultationPageProps) {
  const words = useWords();
  const { conversationId, title, completedAt, learning, turns } = props;
  const items = useRef(new Map<number, HTMLLIElement>());
  return (
    <ConsultationFrame title={title}>
      <header>
        <h1 lang={learning} dir="ltr">
          {title}
        </h1>
        {completedAt === null ? null : (
          <p>
            {words('past.completed')} <DateText iso={completedAt} />
          </p>
        )}
      </header>
      <Card className={classes.review}>
        <h2>{words('complex.review')}</h2>
        <ConsultationReview turns={turns} learning={learning} conversationId={conversationId} items={items} />
      </Card>
      <section aria-label={words('past.conversation')}>
        <h2>{words('past.conversation')}</h2>
        <ol className={classes.turns} aria-label={words('complex.messages')}>
          <li>
            <p className={classes.who}>{words('past.case')}</p>
            <p lang={learning} dir="ltr" className={classes.caseText}>
              {props.content}
            </p>
          </li>
          {turns.map(({ number, role, content }) => (
            <li
              key={number}
              tabIndex={-1}
              data-role={role}
              ref={(item) => {
                if (item) items.current.set(number, item);
              }}
            >
              <p className={classes.who}>{words(role === 'doctor' ? 'guided.you' : 'guided.patient')}</p>
              <p lang={learning} dir="ltr">
                {content}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </ConsultationFrame>
  );
}
