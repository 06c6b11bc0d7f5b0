import './ui/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchSession } from './lib/session/refresh.ts';
import { WordsProvider } from './lib/words/use-words.tsx';
import { loadWords, wantedInterfaceLanguage } from './lib/words/words.ts';
import { routes } from './routes.tsx';
import { Look } from './ui/look.tsx';

async function start(root: HTMLElement): Promise<void> {
  const active = await loadWords(wantedInterfaceLanguage());
  const router = createBrowserRouter(routes);
  watchSession();
  createRoot(root).render(
    <StrictMode>
      <WordsProvider value={active}>
        <Look>
          <RouterProvider router={router} />
        </Look>
      </WordsProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
