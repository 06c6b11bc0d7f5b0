import { type ReactNode, useEffect } from 'react';
import type { SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { moduleAddress } from '#web/features/exam/modules/addresses.ts';
import { MarkedAnnouncement } from '#web/features/exam/results/marked-announcement.tsx';
import type { ResultsOf } from '#web/features/exam/results/results-route.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card, Page } from '#web/ui/page.tsx';
import { useLogout } from '#web/ui/shell/use-logout.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { OwnCard, PartnerCard } from './cards.tsx';
import { Others } from './others.tsx';
import classes from './role-play-results.module.css';
import { RolePlayReview } from './role-play-review.tsx';
import { SaidContext } from './said.ts';
import { WholeConversation } from './whole-conversation.tsx';

interface OutcomeProps {
  readonly results: SpeakingResults;
}

function Marking() {
  const words = useWords();
  return (
    <Card>
      <Stack>
        <h2>{words('spoken.marking')}</h2>
        <Loading text={words('spoken.marking')} />
        <p>{words('spoken.markingText')}</p>
      </Stack>
    </Card>
  );
}

function Unscorable({ results }: OutcomeProps) {
  const words = useWords();
  return (
    <Card>
      <Stack>
        <h2>{words('spoken.unscorable')}</h2>
        {results.unscorable ? <p lang="en">{results.unscorable.why}</p> : null}
        <Notice kind="info">{words('spoken.refunded')}</Notice>
      </Stack>
    </Card>
  );
}

function Outcome({ results }: OutcomeProps): ReactNode {
  if (results.status === 'marking') return <Marking />;
  if (results.status === 'marked' && results.review) {
    return <RolePlayReview results={results} review={results.review} />;
  }
  return <Unscorable results={results} />;
}

/** The two ways on that spec section 4 gives, and paper. */
function Actions() {
  const words = useWords();
  const { leaving, logout, question } = useLogout();
  return (
    <Row className={classes.screenOnly}>
      <LinkButton to="/oet" variant="default">
        {words('spoken.backToOet')}
      </LinkButton>
      <Button variant="default" onClick={() => window.print()}>
        {words('oet.results.print')}
      </Button>
      <ActionButton
        variant="subtle"
        pending={leaving}
        busyLabel={words('header.loggingOut')}
        onClick={logout}
      >
        {words('spoken.logout')}
      </ActionButton>
      {question}
    </Row>
  );
}

/** On paper nothing can be opened: all of it is, for as long as it is printed. */
function useOpenInPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const each of opened) each.open = true;
    };
    const close = () => {
      for (const each of opened) each.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}

/** What became of a role-play: being assessed, assessed, or not to be assessed, with the reason. */
export function RolePlayResults({ results, of }: OutcomeProps & { of: ResultsOf }) {
  const words = useWords();
  useOpenInPrint();
  const { section, turns } = results;
  const title = words('spoken.title');
  const { name: partner, voice } = section.partner;
  return (
    <SaidContext value={{ turns, partner, voice }}>
      <Page title={title}>
        <MarkedAnnouncement
          status={results.status}
          marked={words('spoken.marked')}
          unscorable={words('spoken.unscorable')}
        />
        <Stack gap="wide">
          <div>
            <LinkButton
              to={moduleAddress(of.module.name)}
              variant="subtle"
              className={classes.back}
              leftSection={<ArrowBackIcon />}
            >
              {words('speaking.back')}
            </LinkButton>
            <h1>{title}</h1>
            <p lang="en">{section.title}</p>
          </div>
          <Outcome results={results} />
          {results.status === 'marking' ? null : <PartnerCard partner={section.partner} />}
          <WholeConversation />
          <OwnCard card={section.card} />
          <Actions />
          <Others {...of} />
        </Stack>
      </Page>
    </SaidContext>
  );
}
