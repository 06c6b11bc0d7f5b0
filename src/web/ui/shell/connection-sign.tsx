import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../lib/words/use-words.tsx';
import { Announcement } from '../announcer.tsx';
import classes from './connection-sign.module.css';

/** How long it says that the connection is back. */
const BACK_MS = 4_000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** online at last: it was not, a moment ago. */
type Connection = 'online' | 'offline' | 'back';

function useConnection(): Connection {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) return setWasOffline(true);
    const timer = setTimeout(() => setWasOffline(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [online]);
  if (!online) return 'offline';
  return wasOffline ? 'back' : 'online';
}

/** Says that the device has no network, and that it has again. At the top: what one works with stands at the end. */
export function ConnectionSign() {
  const words = useWords();
  const connection = useConnection();
  const text = { online: '', offline: words('app.offline'), back: words('app.online') }[connection];
  return (
    <>
      <Announcement text={text} />
      {text ? (
        <p className={classes.sign} data-connection={connection} aria-hidden="true">
          {text}
        </p>
      ) : null}
    </>
  );
}
