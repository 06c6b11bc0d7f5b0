import { expect, it } from 'vitest';
import { rolePlayPack } from '#server/testing/role-play-pack.ts';
import { greetingsInRolePlay, likelyInRolePlay, ownSentences } from './likely.ts';
import type { SpeakingKey } from './role-play.ts';

const { partner, brief, candidate, explanation, terms } = rolePlayPack;
const key: SpeakingKey = { partner, brief, tasks: candidate.tasks, explanation, terms };

it('greets by both names, and says who she is', () => {
  const greetings = greetingsInRolePlay({ key, profession: 'nursing', name: 'Ana Maria Silva' });
  expect(greetings).toEqual(
    expect.arrayContaining([
      'My name is Ana.',
      "I'm Ana Maria Silva, the nurse.",
      'Good morning, Mrs Stone.',
      "My name is Ana and I'm one of the nurses.",
    ]),
  );
});

it('has what a good candidate would say, each once', () => {
  const likely = likelyInRolePlay(key);
  expect(likely).toEqual(expect.arrayContaining(ownSentences(key)));
  expect(new Set(likely).size).toBe(likely.length);
});
