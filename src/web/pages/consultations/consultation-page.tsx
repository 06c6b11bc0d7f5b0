import { type ReactNode, useRef } from 'react';
import { COSTS } from '#domain/billing/costs.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import type { ConversationTurn } from '#web/features/conversation/conversation-machine.ts';
import { SystemMessage } from '#web/features/conversation/messages.tsx';
import { Transcript } from '#web/features/conversation/transcript.tsx';
import type { Voice } from '#web/features/practice/use-model-voice.ts';
import { ConsultationReview } from '#web/features/review/consultation-review.tsx';
import { showTurn } from '#web/features/review/show-turn.ts';
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
  readonly native: string;
  readonly learning: LearningLanguage;
  readonly voice: Voice;
  readonly turns: readonly ConversationTurn[];
}

const NOTHING = () => {};
const PRICES = { text: COSTS.aiMessage, recording: COSTS.audioTurn, dictation: COSTS.transcription };

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
      <Card>
        <ConsultationReview
          turns={turns}
          learning={learning}
          conversationId={conversationId}
          onShowTurn={(quote) => showTurn(quote, turns, items.current)}
        />
      </Card>
      <section aria-label={words('past.conversation')}>
        <h2>{words('past.conversation')}</h2>
        <Transcript
          label={words('complex.messages')}
          introduction={
            <SystemMessage title={words('past.case')}>
              <p lang={learning} dir="ltr" className={classes.caseText}>
                {props.content}
              </p>
            </SystemMessage>
          }
          voice={props.voice}
          native={props.native}
          learning={learning}
          state={{ conversationId, turns, pending: null, failure: null }}
          prices={PRICES}
          items={items}
          closed
          onResend={NOTHING}
          onWithdraw={NOTHING}
        />
      </section>
    </ConsultationFrame>
  );
}
