/** What costs credits, and what is said when they run out. */
export const credits = {
  'credits.amount': '{n, plural, one {# credit} other {# credits}}',
  'credits.costs': 'Costs {n, plural, one {# credit} other {# credits}}.',
  'credits.have': 'You have {n, plural, one {# credit} other {# credits}}.',
  'credits.free': 'This test costs no credits.',
  'credits.emptyTitle': 'You have no credits left.',
  'credits.tooFewTitle':
    'This costs {cost, plural, one {# credit} other {# credits}}, and you have {n, plural, one {# credit} other {# credits}}.',
  'credits.endedTitle': 'Your trial or plan has ended.',
  'credits.stillFree':
    'Still free: reading and hearing the course, its translations, exams that you have begun, and all your results.',
  'credits.plans': 'See the plans',
  'credits.few': '{n, plural, one {# credit is left.} other {# credits are left.}}',
  'credits.trialEnding': 'Your trial ends in {n, plural, one {# day} other {# days}}.',
  'credits.planEnding': 'Your plan ends in {n, plural, one {# day} other {# days}}.',
} as const;
