import { describe, expect, it } from 'vitest';
import { areFormsOfOne } from './inflections.ts';
import { breathsOf, isDenied, isTakenBack, isUnsure, placesOf } from './said-phrases.ts';

const finds = (phrase: string, text: string) => placesOf(phrase, breathsOf(text)).length > 0;

describe('forms of a word', () => {
  it.each([
    ['take', 'taking'],
    ['stop', 'stopped'],
    ['worry', 'worries'],
    ['foot', 'feet'],
    ['recover', 'recovered'],
    ['hide', 'hiding'],
    ['test', 'tests'],
  ])('are one: %s, %s', (a, b) => {
    expect(areFormsOfOne(a, b)).toBe(true);
    expect(areFormsOfOne(b, a)).toBe(true);
  });

  it.each([
    ['car', 'care'],
    ['bed', 'be'],
    ['even', 'evening'],
    ['number', 'numb'],
    ['her', 'here'],
    ['thing', 'thin'],
    ['new', 'now'],
  ])('are two: %s, %s', (a, b) => {
    expect(areFormsOfOne(a, b)).toBe(false);
  });
});

describe('a phrase', () => {
  it.each([
    ['blood test', "I'll do some blood tests."],
    ["won't fall out", 'It will not fall out.'],
    ['your choice', "It's always been her choice."],
    ['go home', 'You can really go straight away, or just go home.'],
    ['x-ray', 'We will take an X-ray today.'],
    ['keep an eye', "We'll keep a close watch, and keep an eye on it."],
  ])('is found whole, in any form: %s', (phrase, text) => {
    expect(finds(phrase, text)).toBe(true);
  });

  it.each([
    ['rest', 'That is interesting.'],
    ['go home', 'If you go, home is where you should be.'],
    ['early', 'That is nearly done.'],
    ['car', 'We take good care of you.'],
  ])('is not found in pieces or across a pause: %s', (phrase, text) => {
    expect(finds(phrase, text)).toBe(false);
  });
});

describe('what is not said to be so', () => {
  const place = (phrase: string, text: string) => placesOf(phrase, breathsOf(text))[0]!;

  it.each([
    ['not cancer', "I can't promise that it is not cancer."],
    ['safe', "I don't know if it's safe."],
    ['recover', "I'm not really sure that he'll recover."],
    ['benign', 'It is too early to say that it is benign.'],
  ])('is unsure: %s', (phrase, text) => {
    expect(isUnsure(place(phrase, text))).toBe(true);
  });

  it.each([
    ['most people recover', "I can't promise anything, but most people recover."],
    ["can't promise", "I can't promise you that."],
    ['harmless', 'I am sure that it is harmless.'],
  ])('is not unsure: %s', (phrase, text) => {
    expect(isUnsure(place(phrase, text))).toBe(false);
  });

  it('is denied by a not that is about it', () => {
    expect(isDenied(place('safe', 'That is not safe.'))).toBe(true);
    expect(isDenied(place('go home', "You can't go home today."))).toBe(true);
    expect(isDenied(place('safe', 'It is not only safe.'))).toBe(false);
    expect(isDenied(place('bone', 'She should not move because of the bone.'))).toBe(false);
  });

  it('is taken back by any not before it', () => {
    expect(isTakenBack(place('silly', "I don't think you're silly."))).toBe(true);
    expect(isTakenBack(place("don't be silly", "Don't be silly."))).toBe(false);
  });
});
