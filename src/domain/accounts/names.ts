export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/** The first word and the rest; a single word is a first name. */
export function splitFullName(fullName: string): NameParts {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** A username to start from: the email's local part, 3 to 30 characters of a-z, 0-9, dot, dash, underscore. */
export function usernameFrom(email: string): string {
  const local = email.split('@')[0] ?? '';
  const plain = local
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 30);
  return plain.length >= 3 ? plain : `learner-${plain}`.replace(/-$/, '');
}
