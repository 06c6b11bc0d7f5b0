import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/mailer.ts';

export interface SmtpConfig {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. Without it TLS is used where it is offered. */
  readonly url: string;
  /** What stands in From. */
  readonly from: string;
}

/** Nobody waits for a mail, but a connection that hangs must end. */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands mails to an SMTP server, each over a connection of its own: they are few. */
export function smtpMailer({ url, from }: SmtpConfig): Mailer {
  const transport = createTransport({ url, ...TIMES_MS });
  return {
    send: async ({ to, subject, text }) => {
      // As an address object, so that no address can name several or a header of its own.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}
