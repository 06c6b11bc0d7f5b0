import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { isOnPurpose } from '../lib/page/on-purpose.ts';
import { useWords } from '../lib/words/use-words.tsx';
import { loadToastHost } from './load-toast-host.ts';
import { Question } from './question.tsx';

export interface LeaveGuardProps {
  /** Something is under way that leaving would end. */
  readonly when: boolean;
  readonly title: string;
  /** What happens to it: what goes on, what is kept, what is lost. */
  readonly text: string;
}

/** Another page than this one; tabs and steps in the search of an address are the same page. */
const leaves: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  nextLocation.pathname !== currentLocation.pathname &&
  // An entry of the history may have been made on purpose long ago.
  (historyAction === 'POP' || !isOnPurpose(nextLocation));

/** The browser's own question, whose words are its own: for a tab that is closed, a reload, another site. */
function useUnloadGuard(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}

/** Fetches ahead what else comes when it is needed: a deploy may take it away meanwhile. */
function useCodeAtHand(when: boolean): void {
  useEffect(() => {
    if (when) loadToastHost().catch(() => {});
  }, [when]);
}

/** Asks before a page is left in the middle of something. One at a time on a page. */
export function LeaveGuard({ when, title, text }: LeaveGuardProps) {
  const words = useWords();
  const blocker = useBlocker((change) => when && leaves(change));
  useUnloadGuard(when);
  useCodeAtHand(when);
  useEffect(() => {
    // What was under way ended while the question stood.
    if (!when && blocker.state === 'blocked') blocker.proceed();
  }, [when, blocker]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Question
      title={title}
      no={words('leave.stay')}
      onNo={blocker.reset}
      yes={words('leave.go')}
      onYes={blocker.proceed}
    >
      <p>{text}</p>
    </Question>
  );
}
