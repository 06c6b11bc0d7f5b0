import type { Message } from './compile.ts';
import type { account } from './en/account.ts';
import type { billing } from './en/billing.ts';
import type { core } from './en/core.ts';
import type { exam } from './en/exam.ts';
import type { learner } from './en/learner.ts';
import type { levels } from './en/levels.ts';
import type { oet } from './en/oet.ts';
import type { practice } from './en/practice.ts';
import type { review } from './en/review.ts';
import type { settings } from './en/settings.ts';
import type { signup } from './en/signup.ts';
import type { speaking } from './en/speaking.ts';
import type { ParamNames } from './say.ts';

/**
 * English is complete; its keys are the keys of every language, its messages name the parameters. Sections are
 * fetched by the pages that need them, `core` by all, `learner` by those of learners.
 */
export interface EnglishSections {
  readonly billing: typeof billing;
  readonly account: typeof account;
  readonly core: typeof core;
  readonly exam: typeof exam;
  readonly learner: typeof learner;
  readonly levels: typeof levels;
  readonly oet: typeof oet;
  readonly practice: typeof practice;
  readonly review: typeof review;
  readonly settings: typeof settings;
  readonly signup: typeof signup;
  readonly speaking: typeof speaking;
}
export type Section = keyof EnglishSections;
export type English = EnglishSections['billing'] &
  EnglishSections['core'] &
  EnglishSections['account'] &
  EnglishSections['exam'] &
  EnglishSections['learner'] &
  EnglishSections['levels'] &
  EnglishSections['oet'] &
  EnglishSections['practice'] &
  EnglishSections['review'] &
  EnglishSections['settings'] &
  EnglishSections['signup'] &
  EnglishSections['speaking'];
export type WordKey = keyof English;
/** The keys of messages without parameters, for lists of texts. */
export type PlainKey = {
  [Key in WordKey]: [ParamNames<English[Key]>] extends [never] ? Key : never;
}[WordKey];
export type Catalogue = Readonly<Partial<Record<WordKey, Message>>>;
