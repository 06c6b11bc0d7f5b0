import { complex } from './complex.ts';
import { consent } from './consent.ts';
import { guided } from './guided.ts';
import { moves } from './moves.ts';
import { player } from './player.ts';
import { recorder } from './recorder.ts';
import { sounds } from './sounds.ts';
import { vocabulary } from './vocabulary.ts';

/** Practice pages, the recorder and the player. */
export const practice = {
  'practice.back': 'Back to Levels',
  'model.hear': 'Hear it',
  'model.say': 'Say it',
  'model.hide': 'Close',
  'model.sayTitle': 'Say it: {text}',
  ...consent,
  ...player,
  ...recorder,
  ...sounds,
  ...moves,
  ...vocabulary,
  ...guided,
  ...complex,
} as const;
