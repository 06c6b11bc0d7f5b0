import './ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followScheme } from './lib/scheme.ts';
import { watchSession } from './lib/session/refresh.ts';
import { WordsProvider } from './lib/words/use-words.tsx';
import { loadWords, wantedInterfaceLanguage } from './lib/words/words.ts';
import { routes } from './routes.tsx';

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
if (root) void start(root);
