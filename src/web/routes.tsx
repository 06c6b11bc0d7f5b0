import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import type { Section } from '#words/catalogue.ts';
import { registerPages } from './lib/pages.ts';
import { requireLearner, requireVisitor } from './lib/session/guards.ts';
import { recallLanguages } from './lib/session/languages.ts';
import { loadSection } from './lib/words/words.ts';
import { ErrorPage } from './pages/error/route.tsx';
import { NotFoundPage } from './pages/not-found/route.tsx';
import { preloadLearnerLinks } from './ui/shell/header.tsx';
import { Shell, ShellFallback } from './ui/shell/shell.tsx';

interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

interface PageRoute {
  readonly path: string;
  /** visitor: only without a session. learner: only with one. anyone: both. */
  readonly access: 'visitor' | 'learner' | 'anyone';
  readonly page: () => Promise<PageModule>;
  /** Words beyond those that every page has. */
  readonly words?: Section;
}

/** Every page that exists, in the order of spec section 2. Header, menu and footer show what stands here. */
const PAGES: readonly PageRoute[] = [
  { path: '/', access: 'visitor', page: () => import('./pages/login/route.tsx') },
  { path: '/signup', access: 'visitor', page: () => import('./pages/signup/route.tsx') },
  { path: '/choose-language', access: 'learner', page: () => import('./pages/choose-language/route.tsx') },
  { path: '/levelchooser', access: 'learner', page: () => import('./pages/level-chooser/route.tsx') },
  {
    path: '/level/:levelSlug/practice/vocabulary',
    access: 'learner',
    words: 'practice',
    page: () => import('./pages/vocabulary/route.tsx'),
  },
  {
    path: '/level/:levelSlug/practice/guided',
    access: 'learner',
    words: 'practice',
    page: () => import('./pages/guided/route.tsx'),
  },
  {
    path: '/level/:levelSlug/practice/complex',
    access: 'learner',
    words: 'practice',
    page: () => import('./pages/complex/route.tsx'),
  },
];

const GUARDS = {
  visitor: requireVisitor,
  learner: async () => {
    await requireLearner();
    // Before anything is shown or asked for: the header, the page and the calls all go by it.
    await recallLanguages();
  },
  anyone: async () => {},
};

registerPages(PAGES.map(({ path }) => path));

function toRoute({ path, access, page, words }: PageRoute): RouteObject {
  const guard = GUARDS[access];
  return {
    path,
    // Middleware runs before the loader: nothing is asked for in the name of somebody who has to log in first.
    middleware: [() => guard()],
    lazy: async () => {
      const [{ Component, loader }] = await Promise.all([
        page(),
        words && loadSection(words),
        access === 'learner' && preloadLearnerLinks(),
      ]);
      // Without a loader of its own a page would skip its guard when it is reached from another one.
      return { Component, loader: loader ?? (() => null) };
    },
  };
}

export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: ShellFallback,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Inside the shell, so that header and footer stay when a page fails.
        ErrorBoundary: ErrorPage,
        children: [
          ...PAGES.map(toRoute),
          {
            path: '/level/:levelSlug/practice/:practiceId',
            middleware: [() => requireLearner()],
            loader: () => redirect('/levelchooser'),
            Component: () => null,
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
