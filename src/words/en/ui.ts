import { PRODUCT_NAME } from '../brand.ts';

/** The shell, and what every page needs. */
export const ui = {
  'app.name': PRODUCT_NAME,
  'app.title': `{page} · ${PRODUCT_NAME}`,
  'app.skip': 'Skip to the content',
  'app.home': `${PRODUCT_NAME}, start page`,
  'app.loading': 'Loading...',
  'app.retry': 'Try again',
  'app.unavailable': 'Not available, try again',
  'app.close': 'Close',
  'app.offline': 'You are offline. What you write is kept on this device.',
  'app.online': 'You are online again.',
  'toast.region': 'Messages, Alt+T',

  'header.nav': 'Main',
  'header.oet': 'OET Exam',
  'header.login': 'Log in',
  'header.signup': 'Sign up',
  'header.language': 'Your language: {language}. Change it',
  'header.chooseLanguage': 'Choose your language',
  'header.menu': 'Your account',
  'header.settings': 'Settings',
  'header.credits': 'Your credits',
  'header.trial': 'Trial: {n, plural, one {# day} other {# days}} left',
  'header.noPlan': 'No plan is running',
  'credits.amount': '{n, plural, one {# credit} other {# credits}}',
  'header.logout': 'Logout',
  'header.loggingOut': 'Logging out...',
  'logout.unsentTitle': 'Log out and lose unsent work?',
  'logout.unsentText':
    '{n, plural, one {# piece of your work is} other {# pieces of your work are}} on this device only and could not be sent. Logging out deletes it here.',
  'leave.stay': 'Stay here',
  'leave.go': 'Leave',
  'logout.stay': 'Stay logged in',
  'logout.anyway': 'Log out anyway',

  'scheme.label': 'Appearance',
  'scheme.auto': 'As the system',
  'scheme.light': 'Light',
  'scheme.dark': 'Dark',

  'footer.nav': 'About',
  'footer.terms': 'Terms and conditions',
  'footer.privacy': 'Privacy policy',
  'footer.refund': 'Refund policy',
  'footer.cookie': 'Cookie policy',
  'footer.pricing': 'Pricing',
  'footer.note': 'Medical language practice for health professionals.',

  'notFound.title': 'Page not found',
  'notFound.text': 'There is no page at this address. It may have moved, or the link may be incomplete.',
  'notFound.home': 'Go to the start page',

  'fault.title': 'Something went wrong',
  'fault.text': 'Your finished work is kept. Try again, or go back to the start page.',
  'fault.updatedTitle': 'There is a new version',
  'fault.updatedText':
    'This page was changed on the server since you opened it. Load it again to go on; what you have written is kept.',
  'fault.reload': 'Load it again',
  'fault.offlineTitle': 'No connection',
  'fault.offlineText': `${PRODUCT_NAME} cannot be reached right now. You are still logged in, and your finished work is kept.`,
} as const;
