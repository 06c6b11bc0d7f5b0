import { useEffect, useSyncExternalStore } from 'react';

/*
 * What screen readers are told besides what has the focus. They read what is added to a region that was there
 * before, and skip one that comes with its text: so there is one, in the shell, from the first page on.
 */

/** Words in another language than the page's. */
export interface Quote {
  readonly text: string;
  readonly language: string;
}

interface Said {
  readonly id: number;
  readonly text: string;
  readonly quote: Quote | undefined;
}

/** As long as a reader may need to come to it; afterwards nobody should find it by browsing. */
const KEPT_MS = 5_000;

let said: readonly Said[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Said[]): void {
  said = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(text: string, quote?: Quote): void {
  count += 1;
  const mine: Said = { id: count, text, quote };
  set([...said, mine]);
  setTimeout(() => set(said.filter(({ id }) => id !== mine.id)), KEPT_MS);
}

/** Takes away what was said, for a page that begins anew. */
export function forgetAnnouncements(): void {
  set([]);
}

/** Says a text when it comes and when it changes. Empty: says nothing. */
export function Announcement({ text, quote }: { text: string; quote?: Quote | undefined }) {
  const quoted = quote?.text;
  const language = quote?.language;
  useEffect(() => {
    if (!text && !quoted) return;
    announce(text, quoted && language ? { text: quoted, language } : undefined);
  }, [text, quoted, language]);
  return null;
}

/** Stands once around all pages. */
export function Announcer() {
  const shown = useSyncExternalStore(subscribe, () => said);
  return (
    <div className="visually-hidden" role="status" aria-atomic="false" data-announcer>
      {shown.map(({ id, text, quote }) => (
        <p key={id}>
          {text}
          {quote ? <span lang={quote.language}> {quote.text}</span> : null}
        </p>
      ))}
    </div>
  );
}
