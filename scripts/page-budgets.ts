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
  { page: '/', chunks: ['src/web/pages/login/route.tsx'], js: 124_300, css: 5_500 },
  { page: '/signup', chunks: ['src/web/pages/signup/route.tsx', SIGNUP_WORDS], js: 140_700, css: 6_000 },
  {
    page: '/pricing',
    chunks: ['src/web/pages/pricing/route.tsx', 'visit', 'src/words/en/billing.ts'],
    js: 139_200,
    css: 5_000,
  },
  {
    page: '/billing/start/:planId',
    chunks: ['src/web/pages/billing/start/route.tsx', ...LEARNER, 'src/words/en/billing.ts'],
    js: 140_100,
    css: 5_000,
  },
  {
    page: '/billing/checkout/:token',
    chunks: ['src/web/pages/billing/checkout/route.tsx', ...LEARNER, 'src/words/en/billing.ts'],
    js: 146_200,
    css: 5_500,
  },
  {
    page: '/billing/portal/:token',
    chunks: ['src/web/pages/billing/portal/route.tsx', ...LEARNER, 'src/words/en/billing.ts'],
    js: 146_400,
    css: 5_500,
  },
  {
    page: '/choose-language',
    chunks: ['src/web/pages/choose-language/route.tsx', SIGNUP_WORDS, ...LEARNER],
    js: 143_400,
    css: 6_000,
  },
  {
    page: '/levelchooser',
    chunks: ['src/web/pages/level-chooser/route.tsx', 'src/words/en/levels.ts', ...LEARNER],
    js: 140_400,
    css: 6_000,
  },
  {
    page: '/forgot-password',
    chunks: ['src/web/pages/forgot-password/route.tsx', ACCOUNT_WORDS, 'visit'],
    js: 132_900,
    css: 4_500,
  },
  {
    page: '/reset-password/:token',
    chunks: ['src/web/pages/reset-password/route.tsx', ACCOUNT_WORDS, 'visit'],
    js: 133_500,
    css: 4_500,
  },
  {
    page: '/settings/account',
    chunks: ['src/web/pages/settings/account/route.tsx', ACCOUNT_WORDS, ...LEARNER],
    js: 147_200,
    css: 6_000,
  },
  {
    page: '/legal/:slug',
    chunks: ['src/web/pages/legal/route.tsx', ACCOUNT_WORDS, 'visit'],
    js: 136_000,
    css: 4_500,
  },
  { page: '/settings', chunks: SETTINGS, js: 151_299, css: 6_500 },
  { page: '/oet', chunks: ['src/web/pages/oet/dashboard/route.tsx', ...OET], js: 155_000, css: 6_500 },
  {
    page: '/oet/progress',
    chunks: ['src/web/pages/oet/progress/route.tsx', ...OET],
    js: 167_700,
    css: 7_500,
  },
  {
    page: '/oet/mock',
    chunks: ['src/web/pages/oet/mock-exams/route.tsx', ...OET],
    js: 152_500,
    css: 5_500,
  },
  {
    page: '/oet/mock/:mockExamId',
    chunks: ['src/web/pages/oet/mock-exam/route.tsx', ...OET],
    js: 156_400,
    css: 6_000,
  },
  {
    page: '/oet/:moduleType',
    chunks: ['src/web/pages/oet/module/route.tsx', ...OET],
    js: 162_200,
    css: 7_100,
  },
  {
    page: '/oet/:moduleType/test/new',
    chunks: ['src/web/pages/oet/new-test/route.tsx', ...OET],
    js: 152_299,
    css: 5_000,
  },
  {
    page: '/oet/reading/results/:progressId/:part',
    chunks: ['src/web/pages/oet/reading/results/route.tsx', ...OET],
    js: 168_500,
    css: 7_500,
  },
  {
    page: '/oet/listening/test/:progressId',
    chunks: ['src/web/pages/oet/listening/test/chooser/route.tsx', ...EXAM],
    js: 148_200,
    css: 5_500,
  },
  {
    page: '/oet/listening/test/:progressId/:part',
    chunks: ['src/web/pages/oet/listening/test/part/route.tsx', ...EXAM],
    js: 178_900,
    css: 9_200,
  },
  {
    page: '/oet/listening/results/:progressId/:part',
    chunks: ['src/web/pages/oet/listening/results/route.tsx', ...OET, 'src/words/en/exam.ts'],
    js: 175_600,
    css: 7_500,
  },
  {
    page: '/oet/reading/test/:progressId',
    chunks: ['src/web/pages/oet/reading/test/chooser/route.tsx', ...EXAM],
    js: 148_299,
    css: 5_500,
  },
  {
    page: '/oet/reading/test/:progressId/:part',
    chunks: ['src/web/pages/oet/reading/test/part/route.tsx', ...EXAM],
    js: 174_200,
    css: 8_500,
  },
  {
    page: '/level/:levelSlug/practice/vocabulary',
    chunks: ['src/web/pages/vocabulary/route.tsx', ...PRACTICE],
    js: 174_100,
    css: 9_500,
  },
  {
    page: '/level/:levelSlug/practice/guided',
    chunks: ['src/web/pages/guided/route.tsx', ...PRACTICE],
    js: 176_100,
    css: 10_000,
  },
  {
    page: '/level/:levelSlug/practice/complex',
    chunks: ['src/web/pages/complex/route.tsx', ...PRACTICE],
    js: 175_900,
    css: 10_000,
  },
  {
    page: '/oet/writing/test/:progressId',
    chunks: ['src/web/pages/oet/writing/test/route.tsx', ...EXAM],
    js: 175_700,
    css: 8_000,
  },
  {
    page: '/oet/writing/results/:progressId',
    chunks: ['src/web/pages/oet/writing/results/route.tsx', ...OET],
    js: 171_299,
    css: 8_500,
  },
  {
    page: '/oet/speaking/test/:progressId',
    chunks: ['src/web/pages/oet/speaking/test/route.tsx', ...EXAM, ...SPEAKING],
    js: 198_200,
    css: 11_000,
  },
  {
    page: '/oet/speaking/results/:progressId',
    chunks: ['src/web/pages/oet/speaking/results/route.tsx', ...PRACTICE, ...SPEAKING, 'src/words/en/oet.ts'],
    js: 201_800,
    css: 11_700,
  },
];
