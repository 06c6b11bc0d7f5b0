import { expect, it } from 'vitest';
import { sentencesIn } from './sentences-in.ts';

it.each([
  ["I'm Dr. Keller. What brings you here?", ["I'm Dr. Keller.", 'What brings you here?']],
  ['Guten Tag, Fr. Brandt. Ich bin Dr. Keller.', ['Guten Tag, Fr. Brandt.', 'Ich bin Dr. Keller.']],
  ['Haben Sie Beschwerden, z. B. nachts? Seit wann?', ['Haben Sie Beschwerden, z. B. nachts?', 'Seit wann?']],
  ['Buenos días, Sra. Ruiz. ¿Qué le pasa?', ['Buenos días, Sra. Ruiz.', '¿Qué le pasa?']],
  ["Bonjour, M. Dupont. Qu'est-ce qui vous amène ?", ['Bonjour, M. Dupont.', "Qu'est-ce qui vous amène ?"]],
  ['“Is it bad?” she said.\nYes; very.', ['“Is it bad?”', 'she said.', 'Yes;', 'very.']],
  ['  ', []],
])('tells the sentences of a text: %s', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});
