import { PRODUCT_NAME } from '../brand.ts';

/** Mails to learners: plain text, lines of a paragraph unbroken. */
export const email = {
  'email.passwordReset.subject': `Your new ${PRODUCT_NAME} password`,
  'email.passwordReset.text': `Hello {name},

somebody, most likely you, asked for a new password for your ${PRODUCT_NAME} account. Choose it here:

{link}

The link works once, for {n} minutes. All your devices are logged out then.

If it was not you, there is nothing to do: your password stays as it is.

${PRODUCT_NAME}
`,
} as const;
