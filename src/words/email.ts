import { email } from './en/email.ts';
import { say } from './say.ts';

/** What a mail says, but for whom it is to. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** n: for how many minutes the link is good. */
export function passwordResetMail(params: {
  readonly name: string;
  readonly link: string;
  readonly n: number;
}): MailText {
  return {
    subject: say(email['email.passwordReset.subject']),
    text: say(email['email.passwordReset.text'], params),
  };
}
