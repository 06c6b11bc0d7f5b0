/** What a page may make the browser load. `chunks`: its route, and what is fetched beside it. */
export interface PageBudget {
  readonly page: string;
  readonly chunks: readonly string[];
  /** Bytes, gzipped. */
  readonly js: number;
  readonly css: number;
}

/** What a learner's page brings with it, and a practice besides. `visit` is a chunk that several pages share. */
const LEARNER = ['src/web/ui/shell/learner-links.tsx', 'src/words/en/learner.ts', 'visit'];
const PRACTICE = [...LEARNER, 'src/words/en/practice.ts'];
const SIGNUP_WORDS = 'src/words/en/signup.ts';
const ACCOUNT_WORDS = 'src/words/en/account.ts';
const OET = [...LEARNER, 'src/words/en/oet.ts'];
const SPEAKING = ['src/words/en/speaking.ts'];
const EXAM = [...LEARNER, 'src/words/en/exam.ts'];

const SETTINGS = [
  ...LEARNER,
  'src/web/pages/settings/route.tsx',
  'src/web/pages/settings/tab.tsx',
  'src/words/en/settings.ts',
];

export const BUDGETS: readonly PageBudget[] = [
  { page: '/', chunks: ['src/web/pages/login/route.tsx'], js: 123_000, css: 5_500 },
  { page: '/signup', chunks: ['src/web/pages/signup/route.tsx', SIGNUP_WORDS], js: 139_400, css: 6_000 },
  {
    page: '/pricing',
    chunks: ['src/web/pages/pricing/route.tsx', 'visit', 'src/words/en/billing.ts'],
    js: 138_000,
    css: 5_000,
  },
  {
    page: '/billing/start/:planId',
    chunks: ['src/web/pages/billing/start/route.tsx', ...LEARNER, 'src/words/en/billing.ts'],
    js: 138_700,
    css: 5_000,
  },
  {
    page: '/billing/checkout/:token',
    chunks: ['src/web/pages/billing/checkout/route.tsx', ...LEARNER, 'src/words/en/billing.ts'],
    js: 144_900,
    css: 5_500,
  },
  {
    page: '/billing/portal/:token',
    chunks: ['src/web/pages/billing/portal/route.tsx', ...LEARNER, 'src/words/en/billing.ts'],
    js: 145_000,
    css: 5_500,
  },
  {
    page: '/choose-language',
    chunks: ['src/web/pages/choose-language/route.tsx', SIGNUP_WORDS, ...LEARNER],
    js: 142_100,
    css: 6_000,
  },
  {
    page: '/levelchooser',
    chunks: ['src/web/pages/level-chooser/route.tsx', 'src/words/en/levels.ts', ...LEARNER],
    js: 139_100,
    css: 6_000,
  },
  {
    page: '/forgot-password',
    chunks: ['src/web/pages/forgot-password/route.tsx', ACCOUNT_WORDS, 'visit'],
    js: 132_000,
    css: 4_500,
  },
  {
    page: '/reset-password/:token',
    chunks: ['src/web/pages/reset-password/route.tsx', ACCOUNT_WORDS, 'visit'],
    js: 132_100,
    css: 4_500,
  },
  {
    page: '/settings/account',
    chunks: ['src/web/pages/settings/account/route.tsx', ACCOUNT_WORDS, ...LEARNER],
    js: 145_900,
    css: 6_000,
  },
  {
    page: '/legal/:slug',
    chunks: ['src/web/pages/legal/route.tsx', ACCOUNT_WORDS, 'visit'],
    js: 134_700,
    css: 4_500,
  },
  { page: '/settings', chunks: SETTINGS, js: 149_900, css: 6_500 },
  { page: '/oet', chunks: ['src/web/pages/oet/dashboard/route.tsx', ...OET], js: 153_700, css: 6_500 },
  {
    page: '/oet/progress',
    chunks: ['src/web/pages/oet/progress/route.tsx', ...OET],
    js: 166_400,
    css: 7_500,
  },
  {
    page: '/oet/mock',
    chunks: ['src/web/pages/oet/mock-exams/route.tsx', ...OET],
    js: 151_100,
    css: 5_500,
  },
  {
    page: '/oet/mock/:mockExamId',
    chunks: ['src/web/pages/oet/mock-exam/route.tsx', ...OET],
    js: 155_100,
    css: 6_000,
  },
  {
    page: '/oet/:moduleType',
    chunks: ['src/web/pages/oet/module/route.tsx', ...OET],
    js: 161_000,
    css: 7_100,
  },
  {
    page: '/oet/:moduleType/test/new',
    chunks: ['src/web/pages/oet/new-test/route.tsx', ...OET],
    js: 151_000,
    css: 5_000,
  },
  {
    page: '/oet/reading/results/:progressId/:part',
    chunks: ['src/web/pages/oet/reading/results/route.tsx', ...OET],
    js: 167_200,
    css: 7_500,
  },
  {
    page: '/oet/listening/test/:progressId',
    chunks: ['src/web/pages/oet/listening/test/chooser/route.tsx', ...EXAM],
    js: 146_800,
    css: 5_500,
  },
  {
    page: '/oet/listening/test/:progressId/:part',
    chunks: ['src/web/pages/oet/listening/test/part/route.tsx', ...EXAM],
    js: 177_200,
    css: 9_100,
  },
  {
    page: '/oet/listening/results/:progressId/:part',
    chunks: ['src/web/pages/oet/listening/results/route.tsx', ...OET, 'src/words/en/exam.ts'],
    js: 174_200,
    css: 7_500,
  },
  {
    page: '/oet/reading/test/:progressId',
    chunks: ['src/web/pages/oet/reading/test/chooser/route.tsx', ...EXAM],
    js: 146_900,
    css: 5_500,
  },
  {
    page: '/oet/reading/test/:progressId/:part',
    chunks: ['src/web/pages/oet/reading/test/part/route.tsx', ...EXAM],
    js: 172_800,
    css: 8_500,
  },
  {
    page: '/level/:levelSlug/practice/vocabulary',
    chunks: ['src/web/pages/vocabulary/route.tsx', ...PRACTICE],
    js: 172_800,
    css: 9_500,
  },
  {
    page: '/level/:levelSlug/practice/guided',
    chunks: ['src/web/pages/guided/route.tsx', ...PRACTICE],
    js: 174_800,
    css: 10_000,
  },
  {
    page: '/level/:levelSlug/practice/complex',
    chunks: ['src/web/pages/complex/route.tsx', ...PRACTICE],
    js: 175_500,
    css: 10_000,
  },
  {
    page: '/oet/writing/test/:progressId',
    chunks: ['src/web/pages/oet/writing/test/route.tsx', ...EXAM],
    js: 174_200,
    css: 8_000,
  },
  {
    page: '/oet/writing/results/:progressId',
    chunks: ['src/web/pages/oet/writing/results/route.tsx', ...OET],
    js: 170_000,
    css: 8_500,
  },
  {
    page: '/oet/speaking/test/:progressId',
    chunks: ['src/web/pages/oet/speaking/test/route.tsx', ...EXAM, ...SPEAKING],
    js: 196_600,
    css: 11_000,
  },
  {
    page: '/oet/speaking/results/:progressId',
    chunks: ['src/web/pages/oet/speaking/results/route.tsx', ...PRACTICE, ...SPEAKING, 'src/words/en/oet.ts'],
    js: 200_300,
    css: 11_500,
  },
];
