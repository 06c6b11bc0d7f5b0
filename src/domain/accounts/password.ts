/** Lengths in characters (code points). NIST SP 800-63B asks for at least 8 and at least 64 allowed. */
const PASSWORD_LENGTH = { min: 8, max: 128 };

/** A password must jump this often from a character to one that does not lie next to it. */
const MIN_JUMPS = 3;

/** So many letters and digits must stand in a password besides its owner's name and address. */
const MIN_OF_ITS_OWN = 5;

export type PasswordProblem = 'password_length' | 'password_simple' | 'password_personal' | 'password_common';

/** Who a password is for. */
export interface PasswordOwner {
  readonly fullName: string;
  readonly email: string;
}

/**
 * What is wrong with a new password, or null. `isCommon` gets it in lower case. Repeated and neighbouring characters
 * and what is known of the owner are what NIST SP 800-63B has refused besides common passwords.
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordProblem | null {
  const lower = password.toLowerCase();
  const characters = [...lower];
  if (characters.length < PASSWORD_LENGTH.min || characters.length > PASSWORD_LENGTH.max) {
    return 'password_length';
  }
  if (isRepeated(characters) || jumpsIn(characters) < MIN_JUMPS) return 'password_simple';
  if (isPersonal(lower, owner)) return 'password_personal';
  return isCommon(lower) ? 'password_common' : null;
}

/** Whether it is something shorter than a password over and over: `aaaaaaaa`, `abcabcab`. */
function isRepeated(characters: readonly string[]): boolean {
  const longest = Math.min(PASSWORD_LENGTH.min - 1, Math.floor(characters.length / 2));
  for (let unit = 1; unit <= longest; unit++) {
    if (characters.every((character, at) => at < unit || character === characters[at - unit])) return true;
  }
  return false;
}

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm'];

/** How often a character is neither the one before it nor its neighbour in the alphabet, the digits or a row of keys. */
function jumpsIn(characters: readonly string[]): number {
  return characters.filter((character, at) => {
    const before = characters[at - 1];
    return before !== undefined && !areNeighbours(before, character);
  }).length;
}

function areNeighbours(before: string, after: string): boolean {
  if (Math.abs(after.codePointAt(0)! - before.codePointAt(0)!) <= 1) return true;
  // The digits go on after the nine.
  if (`${before}${after}` === '90' || `${before}${after}` === '09') return true;
  return KEY_ROWS.some((row) => row.includes(`${before}${after}`) || row.includes(`${after}${before}`));
}

/** Whether it is little more than the owner's name or address. */
function isPersonal(password: string, { fullName, email }: PasswordOwner): boolean {
  const [local = '', domain = ''] = email.split('@');
  const known = [
    email,
    local,
    domain.split('.')[0] ?? '',
    fullName,
    ...fullName.split(/\s+/),
    ...local.split(/[._-]/),
  ]
    .map(plain)
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length);
  const all = plain(password);
  const left = known.reduce((rest, part) => rest.replaceAll(part, ''), all);
  return left !== all && left.length < MIN_OF_ITS_OWN;
}

/** Letters and digits alone, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
