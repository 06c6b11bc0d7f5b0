import { type RouteObject, redirect } from 'react-router';
import { type PageRoute, toRoute } from './build-routes.tsx';
import { registerPages } from './lib/pages.ts';
import { requireLearner } from './lib/session/guards.ts';
import { registerBelongings } from './lib/session/session.ts';
import { ErrorPage } from './pages/error/route.tsx';
import { NotFoundPage } from './pages/not-found/route.tsx';
import { Loading } from './ui/loading.tsx';
import { Shell } from './ui/shell/shell.tsx';

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
  {
    path: '/billing/start/:planId',
    access: 'learner',
    words: ['billing'],
    page: () => import('./pages/billing/start/route.tsx'),
  },
  {
    path: '/billing/checkout/:token',
    access: 'learner',
    words: ['billing'],
    page: () => import('./pages/billing/checkout/route.tsx'),
  },
  {
    path: '/billing/portal/:token',
    access: 'learner',
    words: ['billing'],
    page: () => import('./pages/billing/portal/route.tsx'),
  },
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
  {
    path: '/settings/account',
    access: 'learner',
    words: ['account'],
    page: () => import('./pages/settings/account/route.tsx'),
  },
  {
    path: '/legal/:slug',
    access: 'anyone',
    words: ['account'],
    page: () => import('./pages/legal/route.tsx'),
  },
  {
    path: '/choose-language',
    access: 'learner',
    words: ['signup'],
    page: () => import('./pages/choose-language/route.tsx'),
  },
  {
    path: '/settings',
    access: 'learner',
    words: ['settings'],
    page: () => import('./pages/settings/route.tsx'),
    // One chunk for all tabs, whose addresses would weigh on every page if they stood here.
    children: ['', '*'].map((path) => ({ path, page: () => import('./pages/settings/tab.tsx') })),
  },
  { path: '/oet', access: 'learner', words: ['oet'], page: () => import('./pages/oet/dashboard/route.tsx') },
  {
    path: '/oet/progress',
    access: 'learner',
    words: ['oet'],
    page: () => import('./pages/oet/progress/route.tsx'),
  },
  {
    path: '/oet/mock',
    access: 'learner',
    words: ['oet'],
    page: () => import('./pages/oet/mock-exams/route.tsx'),
  },
  {
    path: '/oet/mock/:mockExamId',
    access: 'learner',
    words: ['oet'],
    page: () => import('./pages/oet/mock-exam/route.tsx'),
  },
  {
    path: '/oet/:moduleType',
    access: 'learner',
    words: ['oet'],
    page: () => import('./pages/oet/module/route.tsx'),
  },
  {
    // Before the addresses of tests, which 'new' would fit too.
    path: '/oet/:moduleType/test/new',
    access: 'learner',
    words: ['oet'],
    page: () => import('./pages/oet/new-test/route.tsx'),
  },
  {
    path: '/oet/reading/results/:progressId/:part',
    access: 'learner',
    words: ['oet'],
    page: () => import('./pages/oet/reading/results/route.tsx'),
  },
  {
    path: '/levelchooser',
    access: 'learner',
    words: ['levels'],
    page: () => import('./pages/level-chooser/route.tsx'),
  },
  {
    path: '/level/:levelSlug/practice/vocabulary',
    access: 'learner',
    words: ['practice'],
    page: () => import('./pages/vocabulary/route.tsx'),
  },
  {
    path: '/level/:levelSlug/practice/guided',
    access: 'learner',
    words: ['practice'],
    page: () => import('./pages/guided/route.tsx'),
  },
  {
    path: '/level/:levelSlug/practice/complex',
    access: 'learner',
    words: ['practice'],
    page: () => import('./pages/complex/route.tsx'),
  },
  {
    path: '/oet/listening/test/:progressId',
    access: 'learner',
    words: ['exam'],
    page: () => import('./pages/oet/listening/test/chooser/route.tsx'),
  },
  {
    path: '/oet/listening/test/:progressId/:part',
    access: 'learner',
    words: ['exam'],
    page: () => import('./pages/oet/listening/test/part/route.tsx'),
  },
  {
    path: '/oet/listening/results/:progressId/:part',
    access: 'learner',
    words: ['oet', 'exam'],
    page: () => import('./pages/oet/listening/results/route.tsx'),
  },
  {
    path: '/oet/reading/test/:progressId',
    access: 'learner',
    words: ['exam'],
    page: () => import('./pages/oet/reading/test/chooser/route.tsx'),
  },
  {
    path: '/oet/reading/test/:progressId/:part',
    access: 'learner',
    words: ['exam'],
    page: () => import('./pages/oet/reading/test/part/route.tsx'),
  },
  {
    path: '/oet/writing/test/:progressId',
    access: 'learner',
    words: ['exam'],
    page: () => import('./pages/oet/writing/test/route.tsx'),
  },
  {
    path: '/oet/writing/results/:progressId',
    access: 'learner',
    words: ['oet'],
    page: () => import('./pages/oet/writing/results/route.tsx'),
  },
  {
    path: '/oet/speaking/test/:progressId',
    access: 'learner',
    words: ['exam', 'speaking'],
    page: () => import('./pages/oet/speaking/test/route.tsx'),
  },
  {
    path: '/oet/speaking/results/:progressId',
    access: 'learner',
    words: ['oet', 'practice', 'speaking'],
    page: () => import('./pages/oet/speaking/results/route.tsx'),
  },
];

registerPages(PAGES.map(({ path }) => path));
registerBelongings(async () => (await import('./features/kept-work/belongings.ts')).belongings);

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Inside the shell, whose header stands from the start, and both stay when a page fails.
        HydrateFallback: Loading,
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
