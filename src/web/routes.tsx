import { type RouteObject, redirect } from 'react-router';
import type { Section } from '#words/catalogue.ts';
import { type PageRoute, toRoute } from './build-routes.tsx';
import { requireLearner } from './lib/session/guards.ts';
import { registerBelongings } from './lib/session/session.ts';
import { ErrorPage } from './pages/error/route.tsx';
import { NotFoundPage } from './pages/not-found/route.tsx';
import { FirstLoading } from './ui/loading.tsx';
import { Shell } from './ui/shell/shell.tsx';

const learners = (path: string, words: readonly Section[], page: PageRoute['page']): PageRoute => ({
  path,
  access: 'learner',
  words,
  page,
});

/** Every page that exists, in the order of spec section 2. Header, menu and footer show what stands here. */
const PAGES: readonly PageRoute[] = [
  { path: '/', access: 'visitor', page: () => import('./pages/login/route.tsx') },
  { path: '/signup', access: 'visitor', words: ['signup'], page: () => import('./pages/signup/route.tsx') },
  {
    path: '/pricing',
    access: 'anyone',
    words: ['billing'],
    page: () => import('./pages/pricing/route.tsx'),
  },
  learners('/billing/start/:planId', ['billing'], () => import('./pages/billing/start/route.tsx')),
  learners('/billing/checkout/:token', ['billing'], () => import('./pages/billing/checkout/route.tsx')),
  learners('/billing/portal/:token', ['billing'], () => import('./pages/billing/portal/route.tsx')),
  {
    path: '/forgot-password',
    access: 'anyone',
    words: ['account'],
    page: () => import('./pages/forgot-password/route.tsx'),
  },
  {
    path: '/reset-password/:token',
    access: 'anyone',
    words: ['account'],
    page: () => import('./pages/reset-password/route.tsx'),
  },
  learners('/settings/account', ['account'], () => import('./pages/settings/account/route.tsx')),
  {
    path: '/legal/:slug',
    access: 'anyone',
    words: ['account'],
    page: () => import('./pages/legal/route.tsx'),
  },
  learners('/choose-language', ['signup'], () => import('./pages/choose-language/route.tsx')),
  {
    ...learners('/settings', ['settings'], () => import('./pages/settings/route.tsx')),
    // One chunk for all tabs, whose addresses would weigh on every page if they stood here.
    children: ['', '*'].map((path) => ({ path, page: () => import('./pages/settings/tab.tsx') })),
  },
  learners('/oet', ['oet'], () => import('./pages/oet/dashboard/route.tsx')),
  learners('/oet/progress', ['oet'], () => import('./pages/oet/progress/route.tsx')),
  learners('/oet/mock', ['oet'], () => import('./pages/oet/mock-exams/route.tsx')),
  learners('/oet/mock/:mockExamId', ['oet'], () => import('./pages/oet/mock-exam/route.tsx')),
  learners('/oet/:moduleType', ['oet'], () => import('./pages/oet/module/route.tsx')),
  // Before the addresses of tests, which 'new' would fit too.
  learners('/oet/:moduleType/test/new', ['oet'], () => import('./pages/oet/new-test/route.tsx')),
  learners(
    '/oet/reading/results/:progressId/:part',
    ['oet'],
    () => import('./pages/oet/reading/results/route.tsx'),
  ),
  learners('/levelchooser', ['levels'], () => import('./pages/level-chooser/route.tsx')),
  learners(
    '/level/:levelSlug/practice/vocabulary',
    ['practice'],
    () => import('./pages/vocabulary/route.tsx'),
  ),
  learners('/level/:levelSlug/practice/guided', ['practice'], () => import('./pages/guided/route.tsx')),
  learners('/level/:levelSlug/practice/complex', ['practice'], () => import('./pages/complex/route.tsx')),
  learners('/consultations/:conversationId?', [], () => import('./pages/consultations/route.tsx')),
  learners(
    '/oet/listening/test/:progressId',
    ['exam'],
    () => import('./pages/oet/listening/test/chooser/route.tsx'),
  ),
  learners(
    '/oet/listening/test/:progressId/:part',
    ['exam'],
    () => import('./pages/oet/listening/test/part/route.tsx'),
  ),
  learners(
    '/oet/listening/results/:progressId/:part',
    ['oet', 'exam'],
    () => import('./pages/oet/listening/results/route.tsx'),
  ),
  learners(
    '/oet/reading/test/:progressId',
    ['exam'],
    () => import('./pages/oet/reading/test/chooser/route.tsx'),
  ),
  learners(
    '/oet/reading/test/:progressId/:part',
    ['exam'],
    () => import('./pages/oet/reading/test/part/route.tsx'),
  ),
  learners('/oet/writing/test/:progressId', ['exam'], () => import('./pages/oet/writing/test/route.tsx')),
  learners(
    '/oet/writing/results/:progressId',
    ['oet'],
    () => import('./pages/oet/writing/results/route.tsx'),
  ),
  learners(
    '/oet/speaking/test/:progressId',
    ['exam', 'speaking'],
    () => import('./pages/oet/speaking/test/route.tsx'),
  ),
  learners(
    '/oet/speaking/results/:progressId',
    ['oet', 'practice', 'speaking'],
    () => import('./pages/oet/speaking/results/route.tsx'),
  ),
];

registerBelongings(async () => (await import('./features/kept-work/belongings.ts')).belongings);

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Inside the shell, whose header stands from the start, and both stay when a page fails.
        HydrateFallback: FirstLoading,
        ErrorBoundary: ErrorPage,
        children: [
          ...PAGES.map(toRoute),
          {
            path: '/level/:levelSlug/practice/:practiceId',
            middleware: [() => requireLearner('/levelchooser')],
            loader: () => redirect('/levelchooser'),
            Component: () => null,
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
