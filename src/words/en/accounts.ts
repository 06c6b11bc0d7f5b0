import { PRODUCT_NAME } from '../brand.ts';

/** Login, and what several forms say. */
export const accounts = {
  'login.page': 'Log in',
  'login.title': 'Welcome back',
  'login.intro': 'Log in to go on where you left off.',
  'login.notSubmitted': 'What you were submitting was not submitted: log in, and submit it again.',
  'login.kept':
    'What you wrote or recorded in a test or a conversation is kept on this device. Log in with the same account, and you are back where you were.',
  'login.email': 'Email',
  'login.password': 'Password',
  'login.submit': 'Login',
  'login.failed': 'Login failed. Please check your credentials.',
  'login.success': `Login successful! Welcome to ${PRODUCT_NAME}.`,
  'login.forgot': 'Forgot your password?',
  'login.noAccount': 'No account yet?',
  'login.signup': 'Sign up',

  'password.show': 'Show password',
  'password.hide': 'Hide password',

  'panel.label': `About ${PRODUCT_NAME}`,
  'panel.rating': '{rating}/5 from {count} professionals',
  'panel.testimonials': 'What professionals say',
  'panel.choose': 'Show voice {n} of {total}',
  'panel.signature': '{role}, {city}',

  'signup.required': 'Please fill in all required fields',

  'learning.en': 'English',
  'learning.es': 'Spanish',
  'learning.fr': 'French',
  'learning.de': 'German',
  'learning.pt': 'Portuguese',
} as const;
