import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ON_PURPOSE } from '../../lib/page/on-purpose.ts';
import { hasPage } from '../../lib/pages.ts';
import { closeSession, sendUnsent } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../action-button.tsx';
import { Button, IconButton } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { PersonIcon } from '../icons.tsx';
import { Row } from '../stack.tsx';
import classes from './account-menu.module.css';
import { CreditLine } from './credit-line.tsx';

/** Settings and Logout behind a button. Escape, a press elsewhere or leaving with Tab closes it. */
export function AccountMenu() {
  const words = useWords();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  /** Pieces of work that logging out would lose. */
  const [unsent, setUnsent] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  }

  async function end() {
    setLeaving(true);
    setUnsent(0);
    await closeSession();
    await navigate('/', { state: ON_PURPOSE });
  }

  async function logout() {
    setLeaving(true);
    const left = await sendUnsent();
    if (left === 0) return end();
    setLeaving(false);
    setOpen(false);
    setUnsent(left);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape and for the focus leaving its content
    <div ref={root} className={classes.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        aria-label={words('header.menu')}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <PersonIcon size={24} />
      </IconButton>
      <div id={panel} className={classes.panel} hidden={!open}>
        {hasPage('/settings') && <CreditLine open={open} className={classes.item} />}
        {hasPage('/oet') && (
          <Link to="/oet" className={classes.item}>
            {words('header.oet')}
          </Link>
        )}
        {hasPage('/settings') && (
          <Link to="/settings" className={classes.item}>
            {words('header.settings')}
          </Link>
        )}
        <ActionButton
          variant="subtle"
          fullWidth
          className={classes.logout}
          pending={leaving}
          busyLabel={words('header.loggingOut')}
          onClick={logout}
        >
          {words('header.logout')}
        </ActionButton>
      </div>
      {unsent > 0 ? (
        <Dialog title={words('logout.unsentTitle')} onClose={() => setUnsent(0)}>
          <p>{words('logout.unsentText', { n: unsent })}</p>
          <Row>
            <Button variant="default" onClick={() => setUnsent(0)}>
              {words('logout.stay')}
            </Button>
            <Button onClick={end}>{words('logout.anyway')}</Button>
          </Row>
        </Dialog>
      ) : null}
    </div>
  );
}
