import { useState } from 'react';
import { useWords } from '../../../lib/words/use-words.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import classes from './portal-page.module.css';
import type { ManageProps } from './portal-page.tsx';

function ExpireNow({ pending, onAct }: Omit<ManageProps, 'held'>) {
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={classes.choice}>
      <p className={classes.about}>{words('portal.expireAbout')}</p>
      <ActionButton variant="default" pending={pending} onClick={() => setAsking(true)}>
        {words('portal.expire')}
      </ActionButton>
      {isAsking ? (
        <Dialog title={words('portal.expireAsk')} onClose={() => setAsking(false)}>
          <Row>
            <Button
              onClick={() => {
                setAsking(false);
                onAct({ act: 'expire' });
              }}
            >
              {words('portal.expireYes')}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {words('portal.expireNo')}
            </Button>
          </Row>
        </Dialog>
      ) : null}
    </li>
  );
}

/** Cancel or resume, and the sandbox's own: to end it now. */
export function EndPlan({ held, pending, onAct }: ManageProps) {
  const words = useWords();
  const act = held.isCancelled ? 'resume' : 'cancel';
  return (
    <section aria-labelledby="end">
      <Stack gap="tight">
        <h2 id="end">{words('portal.end')}</h2>
        <ul className={classes.choices}>
          <li className={classes.choice}>
            <p className={classes.about}>{words(`portal.${act}About`)}</p>
            <ActionButton
              variant={held.isCancelled ? 'filled' : 'default'}
              pending={pending}
              onClick={() => onAct({ act })}
            >
              {words(`portal.${act}`)}
            </ActionButton>
          </li>
          <ExpireNow pending={pending} onAct={onAct} />
        </ul>
      </Stack>
    </section>
  );
}
