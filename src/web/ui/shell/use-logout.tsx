import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ON_PURPOSE } from '../../lib/page/on-purpose.ts';
import { closeSession, sendUnsent } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/use-words.tsx';
import { Question } from '../question.tsx';

export interface Logout {
  readonly leaving: boolean;
  readonly logout: () => void;
  /** Stands on the page where work would be lost. */
  readonly question: ReactNode;
}

/** Ends the session: what is unsent is sent before, or its owner asked. */
export function useLogout(onQuestion: () => void = () => {}): Logout {
  const words = useWords();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  /** Pieces of work that logging out would lose. */
  const [unsent, setUnsent] = useState(0);

  async function end(): Promise<void> {
    setLeaving(true);
    setUnsent(0);
    await closeSession();
    await navigate('/', { state: ON_PURPOSE });
  }

  async function logout(): Promise<void> {
    setLeaving(true);
    const left = await sendUnsent();
    if (left === 0) return end();
    setLeaving(false);
    onQuestion();
    setUnsent(left);
  }

  const question =
    unsent > 0 ? (
      <Question
        title={words('logout.unsentTitle')}
        no={words('logout.stay')}
        onNo={() => setUnsent(0)}
        yes={words('logout.anyway')}
        onYes={() => void end()}
      >
        <p>{words('logout.unsentText', { n: unsent })}</p>
      </Question>
    ) : null;
  return { leaving, logout: () => void logout(), question };
}
