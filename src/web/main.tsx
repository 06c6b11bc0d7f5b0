import './ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followScheme } from './lib/scheme.ts';
import { watchSession } from './lib/session/refresh.ts';
import { inTab } from './lib/storage.ts';
import { WordsProvider } from './lib/words/use-words.tsx';
import { loadWords, wantedInterfaceLanguage } from './lib/words/words.ts';
import { routes } from './routes.tsx';

/* As public/first-visit.js has them, which tries again. */
const START_FAILED = 'bedside.start-failed';
const FIRST_TRIES = 'bedside.first-tries';

async function start(root: HTMLElement): Promise<void> {
  const words = loadWords(wantedInterfaceLanguage());
  // Fetches the first page meanwhile.
  const router = createBrowserRouter(routes);
  watchSession();
  followScheme();
  const active = await words;
  createRoot(root).render(
    <StrictMode>
      <WordsProvider value={active}>
        <RouterProvider router={router} />
      </WordsProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) {
  void start(root).then(
    () => inTab.set(FIRST_TRIES, null),
    (error: unknown) => {
      console.error(error);
      window.dispatchEvent(new Event(START_FAILED));
    },
  );
}
