import 'fake-indexeddb/auto';
import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach } from 'vitest';
import { forgetAllWork } from '../features/kept-work/kept-work.ts';
import { noteStanding } from '../lib/credits/standing.ts';
import { saveLanguages, saveTokens } from '../lib/session/tokens.ts';
import { WordsProvider } from '../lib/words/use-words.tsx';
import { loadSections, loadWords } from '../lib/words/words.ts';
import { routes } from '../routes.tsx';
import { forgetAnnouncements } from '../ui/announcer.tsx';

const MINUTES_15 = 900;
const DAYS_30 = 2_592_000;

// A page comes in several pieces, which a busy machine fetches slowly.
configure({ asyncUtilTimeout: 5_000 });

// React must not go on rendering after a test has taken its browser away.
afterEach(cleanup);

/** What jsdom lacks of a browser. */
function completeBrowser(): void {
  const query = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} });
  Object.assign(globalThis, { matchMedia: query, scrollTo: () => {} });
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

/** A token as the server gives it. */
export function token(name: string) {
  return {
    access: `access-${name}`,
    refresh: `refresh-${name}`,
    expiresIn: MINUTES_15,
    refreshExpiresIn: DAYS_30,
  };
}

/** Forgets every cookie, local copy and rendered page of the test before. */
export function startAfresh(): void {
  cleanup();
  completeBrowser();
  localStorage.clear();
  sessionStorage.clear();
  forgetAnnouncements();
  noteStanding(null);
  void forgetAllWork();
  for (const name of ['accessToken', 'refreshToken', 'current_language', 'accept-language']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads it
    document.cookie = `${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`;
  }
}

/** A learner with a valid session. */
export function logInAs({ language = 'pl', languageToLearn = 'en' } = {}): void {
  saveTokens(token('1'));
  saveLanguages({ language, languageToLearn });
}

/** The whole app at an address, in a language of the interface. */
export async function renderApp(path: string, { language = 'en' } = {}) {
  const words = await loadWords(language);
  // The header of a test before is here already, without the words that came with it.
  await loadSections(['learner']);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <WordsProvider value={words}>
      <RouterProvider router={router} />
    </WordsProvider>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, router, address };
}
