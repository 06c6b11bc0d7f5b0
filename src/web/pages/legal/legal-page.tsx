import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './legal-page.module.css';

export interface LegalPageProps {
  readonly title: string;
  /** HTML that the server has sanitised. */
  readonly content: string;
  /** ISO 8601. */
  readonly lastUpdated: string;
}

/** Legal texts are written in English, whatever the interface speaks. */
const WRITTEN_IN = 'en';

export function LegalPage({ title, content, lastUpdated }: LegalPageProps) {
  const words = useWords();
  return (
    <Page title={title} width="narrow">
      <article>
        <h1 lang={WRITTEN_IN}>{title}</h1>
        <p className={classes.updated}>
          {words('legal.updated')} <DateText iso={lastUpdated} />
        </p>
        <div
          className={classes.text}
          lang={WRITTEN_IN}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it, and nothing inline runs
          dangerouslySetInnerHTML={{ __html: content }}
        />
      </article>
    </Page>
  );
}

export function LegalMissing() {
  const words = useWords();
  return (
    <Page title={words('legal.none')} width="narrow">
      <Stack>
        <h1>{words('legal.none')}</h1>
        <div>
          <LinkButton to="/">{words('legal.home')}</LinkButton>
        </div>
      </Stack>
    </Page>
  );
}

export function LegalFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const words = useWords();
  return (
    <Page title={words('legal.page')} width="narrow">
      <Stack>
        <h1>{words('legal.page')}</h1>
        <Notice kind="error">{words('legal.failed')}</Notice>
        <div>
          <ActionButton onClick={onRetry} pending={retrying}>
            {words('app.retry')}
          </ActionButton>
        </div>
      </Stack>
    </Page>
  );
}
