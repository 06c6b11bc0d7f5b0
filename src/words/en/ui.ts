import { PRODUCT_NAME } from '../brand.ts';

/** The shell as visitors see it, and what every page needs. */
export const ui = {
  'app.name': PRODUCT_NAME,
  'app.title': `{page} · ${PRODUCT_NAME}`,
  'app.skip': 'Skip to the content',
  'app.home': `${PRODUCT_NAME}, start page`,
  'app.loading': 'Loading...',
  'app.late': `This is taking longer than usual: ${PRODUCT_NAME} may be starting again. We keep trying, and you can wait here.`,
  'app.retry': 'Try again',
  'app.unavailable': 'Not available, try again',
  'app.close': 'Close',
  'app.offline': 'You are offline. What you write is kept on this device.',
  'app.online': 'You are online again.',
  'toast.region': 'Messages, Alt+T',

  'header.nav': 'Main',
  'header.login': 'Log in',
  'header.signup': 'Sign up',

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
  'fault.retries': 'We keep trying: you can wait here.',
} as const;
