import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router';
import { useWords } from '../../lib/words/use-words.tsx';
import { ActionButton } from '../action-button.tsx';
import { IconButton } from '../button.tsx';
import { PersonIcon } from '../icons.tsx';
import classes from './account-menu.module.css';
import { CreditLine } from './credit-line.tsx';
import { useLogout } from './use-logout.tsx';

/** Closes what is open when something outside of it is pressed. */
function useCloseByPress(root: RefObject<HTMLElement | null>, open: boolean, setOpen: (open: false) => void) {
  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [root, open, setOpen]);
}

/** Settings and Logout behind a button. Escape, a press elsewhere or leaving with Tab closes it. */
export function AccountMenu() {
  const words = useWords();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const { leaving, logout, question } = useLogout(() => setOpen(false));
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  useCloseByPress(root, open, setOpen);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
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
        <CreditLine open={open} className={classes.item} />
        <Link to="/oet" className={classes.item}>
          {words('header.oet')}
        </Link>
        <Link to="/consultations" className={classes.item}>
          {words('header.consultations')}
        </Link>
        <Link to="/settings" className={classes.item}>
          {words('header.settings')}
        </Link>
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
      {question}
    </div>
  );
}
