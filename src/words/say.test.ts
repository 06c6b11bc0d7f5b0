import { describe, expect, expectTypeOf, it } from 'vitest';
import { compile } from './compile.ts';
import { type ParamNames, say } from './say.ts';

describe('say', () => {
  it('gives plain text back as it is, apostrophes and all', () => {
    expect(say('Skip to the content')).toBe('Skip to the content');
    expect(say("Don't")).toBe("Don't");
  });

  it('fills in parameters, which are text and never syntax', () => {
    expect(say('{completed} of {total}', { completed: 2, total: 15 })).toBe('2 of 15');
    expect(say('Error: {message}', { message: '{x} <b>' })).toBe('Error: {x} <b>');
  });

  it('chooses the plural of the language', () => {
    const seconds = '{n, plural, one {# second} other {# seconds}}';
    expect([0, 1, 2, 1200].map((n) => say(seconds, { n }))).toEqual([
      '0 seconds',
      '1 second',
      '2 seconds',
      '1,200 seconds',
    ]);
    const polish = '{n, plural, one {# próba} few {# próby} many {# prób} other {# próby}}';
    expect([1, 3, 5, 22].map((n) => say(polish, { n }, 'pl'))).toEqual([
      '1 próba',
      '3 próby',
      '5 prób',
      '22 próby',
    ]);
  });

  it('says a message that the build compiled as it says the written one', () => {
    const message = 'Wait {n, plural, one {# second} other {# seconds}}, {name}.';
    expect(say(compile(message), { n: 2, name: 'Ana' })).toBe(say(message, { n: 2, name: 'Ana' }));
  });

  it('refuses a malformed message', () => {
    expect(() => say('{n, plural, one {x}')).toThrow();
  });

  it('knows the parameters of a message by its type', () => {
    expectTypeOf<ParamNames<'Plain'>>().toEqualTypeOf<never>();
    expectTypeOf<ParamNames<'{a} of {b}'>>().toEqualTypeOf<'a' | 'b'>();
    expectTypeOf<ParamNames<'{n, plural, one {# try} other {# tries}} for {name}'>>().toEqualTypeOf<
      'n' | 'name'
    >();
  });
});
