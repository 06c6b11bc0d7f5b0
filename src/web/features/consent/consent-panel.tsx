import { useState } from 'react';
import type { Provider } from '#domain/capabilities.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { Row } from '#web/ui/stack.tsx';
import classes from './consent-panel.module.css';
import { ConsentToProvidersDocument } from './consent-to-providers.generated.ts';

function Destination({ capability, name, host }: Provider) {
  const words = useWords();
  return (
    <li>
      <strong>{words(`consent.what.${capability}`)}</strong>{' '}
      <span className={classes.where}>{words('consent.where', { host, name })}</span>
    </li>
  );
}

export interface ConsentPanelProps {
  readonly providers: readonly Provider[];
  /** For those who do not agree. */
  readonly back: { readonly to: string; readonly label: string };
  readonly onAgreed: () => void;
}

/** Says what goes where before any of it goes there. */
export function ConsentPanel({ providers, back, onAgreed }: ConsentPanelProps) {
  const words = useWords();
  const { run, pending } = useCall(ConsentToProvidersDocument);
  const [failed, setFailed] = useState(false);

  function agree(): void {
    setFailed(false);
    run(
      { providers: providers.map(({ capability, host }) => ({ capability, host })) },
      {
        onData: ({ consentToProviders }) => (consentToProviders.success ? onAgreed() : setFailed(true)),
        onFailure: () => setFailed(true),
      },
    );
  }

  return (
    <Card className={classes.panel}>
      <h1>{words('consent.title')}</h1>
      <p>{words('consent.intro')}</p>
      <ul className={classes.list}>
        {providers.map((provider) => (
          <Destination key={`${provider.capability} ${provider.host}`} {...provider} />
        ))}
      </ul>
      <p>{words('consent.patients')}</p>
      {failed ? <Notice kind="error">{words('consent.failed')}</Notice> : null}
      <Row>
        <ActionButton pending={pending} busyLabel={words('consent.agreeing')} onClick={agree}>
          {words('consent.agree')}
        </ActionButton>
        <LinkButton to={back.to} variant="default">
          {back.label}
        </LinkButton>
      </Row>
    </Card>
  );
}
