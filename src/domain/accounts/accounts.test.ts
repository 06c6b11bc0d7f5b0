import { describe, expect, it } from 'vitest';
import { splitFullName, usernameFrom } from './names.ts';
import { passwordProblem } from './password.ts';

describe('a password', () => {
  const isCommon = (password: string) => password === 'password1';
  const owner = { fullName: 'Ana María Silva', email: 'ana.silva84@clinica.example' };
  const varied = (length: number) => [...'x7 kq!'.repeat(length)].slice(0, length - 1).join('');
  const emoji = ['🩺', '🐢', '🍏', '🚲', '🎻', '🌋', '🧊', '🪁'];

  it.each([
    ['a8!kd03', 'password_length'],
    ['a8!kd03x', null],
    [`${varied(128)}z`, null],
    [`${varied(129)}z`, 'password_length'],
    ['PassWord1', 'password_common'],
    [emoji.join(''), null],
    [emoji.slice(1).join(''), 'password_length'],
  ])('%s is %s', (password, problem) => {
    expect(passwordProblem(password, owner, isCommon)).toBe(problem);
  });

  it.each([
    'aaaaaaaa',
    'AAAAAAAAAAAAAAAA',
    '🩺🩺🩺🩺🩺🩺🩺🩺',
    'abababab',
    'xq7xq7xq',
    '12345678',
    '1234567890',
    '98765432',
    'abcdefgh',
    '1234abcd',
    'aaaa1111',
    '11223344',
    'qwertyui',
    'Qwertz123',
    'abc123xyz',
    'asdfghjkl',
  ])('of repeated or neighbouring characters is refused: %s', (password) => {
    expect(passwordProblem(password, owner, isCommon)).toBe('password_simple');
  });

  it.each([
    'anamaria',
    'AnaMaríaSilva',
    'ana-maria-silva!',
    'silva1984',
    'Ana.Silva84',
    'ana.silva84@clinica.example',
    'silvaana99',
  ])("that is little more than its owner's name or address is refused: %s", (password) => {
    expect(passwordProblem(password, owner, isCommon)).toBe('password_personal');
  });

  it.each([
    'correct horse battery',
    'bananas at breakfast',
    'silva likes trams',
    'horsehorse tram',
    '1984-Kd'.padEnd(9, 'w'),
  ])('of unrelated words or characters is taken: %s', (password) => {
    expect(passwordProblem(password, owner, isCommon)).toBeNull();
  });

  it('is not measured by a name that is too short to be one', () => {
    expect(passwordProblem('lixotadbf', { fullName: 'Li Xo', email: 'l@x.example' }, isCommon)).toBeNull();
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
