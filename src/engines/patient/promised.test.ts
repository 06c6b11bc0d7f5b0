import { expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const belly = caseOf('en-surgery-belly-pain');
const OPENS = 'Hello Megan, what brings you in?';
const ASKS = 'Could you be pregnant?';

it.each([
  "We'll keep everything in theatre free of latex.",
  "You'll get nothing to eat or drink until the scan.",
])('a promise of silence opens what was held back, whatever was told before it: %s', async (told) => {
  const promised = `Whatever you tell me stays between us and the team. ${ASKS}`;
  expect(await lastUnits(belly, OPENS, told, promised)).toEqual([
    'reaction.confidentiality',
    expect.stringMatching(/^fact\.pregnancy\.(?:short|full)$/),
  ]);
});

it('does so in one breath with what is told', async () => {
  const promised = `We'll keep all latex away from you. And I won't tell your parents anything, I promise. ${ASKS}`;
  expect((await lastUnits(belly, OPENS, promised)).join()).toMatch(/fact\.pregnancy\.(?:short|full)/);
});

it('is one that nothing unwanted is written down', async () => {
  const pack = caseOf('en-womens-quiet-scan');
  const asked = 'Have you been pregnant before?';
  const promised =
    "You can tell me as much or as little as you want. I won't write down anything you don't want.";
  const units = await lastUnits(pack, 'Hello, what brings you in today?', asked, promised);
  expect(units).toEqual(['fact.earlier-loss.full']);
});
