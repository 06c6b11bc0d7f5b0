import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** Headers and text, as they came. */
  readonly raw: string;
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How many of the next mails are refused for now. */
  refuses: number;
  close(): Promise<void>;
}

/** Mails go over the wire in lines of at most 76 characters. */
function decoded(body: string): string {
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function textOf(raw: string): string {
  const end = raw.indexOf('\r\n\r\n');
  const body = raw.slice(end + 4);
  return /quoted-printable/i.test(raw.slice(0, end)) ? decoded(body) : body;
}

/** An SMTP server on this machine that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const state = { refuses: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refuses > 0) {
          state.refuses--;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw, text: textOf(raw) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
