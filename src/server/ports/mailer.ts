export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends e-mail to learners. */
export interface Mailer {
  /** Resolves once a server has taken it. Rejects when none did. */
  send(mail: Mail): Promise<void>;
}
