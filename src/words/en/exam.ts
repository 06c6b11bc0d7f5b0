import { player } from './player.ts';

/** What the pages of an exam share. */
export const exam = {
  ...player,

  'countdown.label': 'Time left',
  'countdown.left': '{minutes, plural, one {# minute left.} other {# minutes left.}}',
  'countdown.over': 'The time is over. You can still change and submit your work.',
} as const;
