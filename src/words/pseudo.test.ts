import { describe, expect, it } from 'vitest';
import { core } from './en/core.ts';
import { exam } from './en/exam.ts';
import { oet } from './en/oet.ts';
import { practice } from './en/practice.ts';
import { pseudo } from './pseudo.ts';
import { say } from './say.ts';

describe('pseudo-language', () => {
  it('changes every letter that a person wrote and none that a parameter brings', () => {
    const said = say(pseudo('Hello {name}, {n, plural, one {# second} other {# seconds}}'), {
      name: 'Ana',
      n: 3,
    });
    expect(said).toContain('Ana');
    expect(said.replace('Ana', '')).not.toMatch(/[A-Za-z]/);
    expect(said).toContain('3');
  });

  it('is longer than English, as translations are', () => {
    expect(String(pseudo('Create your account')).length).toBeGreaterThan('Create your account'.length * 1.2);
  });

  it('says every message of the product', () => {
    for (const message of Object.values({ ...core, ...exam, ...oet, ...practice })) {
      const names = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 1]);
      expect(say(pseudo(message), Object.fromEntries(names))).not.toMatch(/[A-Za-z]{2}/);
    }
  });
});
