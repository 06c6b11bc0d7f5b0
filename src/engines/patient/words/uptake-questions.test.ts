import { describe, expect, it } from 'vitest';
import { PART_SIGNS, withoutCheckLead } from './uptake-questions.ts';

const partsOf = (text: string) => [
  ...new Set(PART_SIGNS.flatMap(([part, isSign]) => (isSign(text, 'en') ? [part] : []))),
];

describe('what a question asks of what was explained', () => {
  it.each([
    ['When would you ring us?', 'help'],
    ['What would you do if it came back tonight?', 'help'],
    ["What won't you take any more?", 'avoid'],
    ['What will you do about the insulin this week?', 'do'],
    ['How would you explain it to your wife?', 'is'],
    ['What could get in the way of that?', 'hard'],
    ['Would you be willing to stop it?', 'agree'],
    ['What happens next?', 'next'],
  ] as const)('%s', (text, part) => {
    expect(partsOf(text)).toContain(part);
  });
});

describe('a check that leads in to a question', () => {
  it.each([
    ['Just so I know I was clear, what will you do tonight?', 'what will you do tonight?'],
    ["I've said a lot, so to see whether I've been clear: when would you ring?", 'when would you ring?'],
    ['What will you do if it is clear?', 'What will you do if it is clear?'],
  ])('is left out: %s', (text, asked) => {
    expect(withoutCheckLead('en', text)).toBe(asked);
  });
});
