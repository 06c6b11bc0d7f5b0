import { describe, expect, it } from 'vitest';
import { splitFullName, usernameFrom } from './names.ts';
import { passwordProblem } from './password.ts';

describe('a password', () => {
  const isCommon = (password: string) => password === 'password1';

  it.each([
    ['1234567', 'password_length'],
    ['12345678', null],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'password_length'],
    ['PassWord1', 'password_common'],
    ['🩺'.repeat(8), null],
    ['🩺'.repeat(7), 'password_length'],
  ])('%s is %s', (password, problem) => {
    expect(passwordProblem(password, isCommon)).toBe(problem);
  });
});

describe('names', () => {
  it.each([
    ['Ana Maria Silva', 'Ana', 'Maria Silva'],
    ['  Ana   Silva ', 'Ana', 'Silva'],
    ['Suharto', 'Suharto', ''],
  ])('of %s', (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName });
  });

  it.each([
    ['Ana.Silva@example.org', 'ana.silva'],
    ['josé+test@example.org', 'josetest'],
    ['a@example.org', 'learner-a'],
    ['李@example.org', 'learner'],
    [`${'x'.repeat(64)}@example.org`, 'x'.repeat(30)],
  ])('make a username of %s', (email, username) => {
    expect(usernameFrom(email)).toBe(username);
  });
});
