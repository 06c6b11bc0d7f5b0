import { expect, it } from 'vitest';
import { rolePlayPack } from '#server/testing/role-play-pack.ts';
import { likelyInRolePlay, ownSentences } from './likely.ts';
import type { SpeakingKey } from './role-play.ts';

const { partner, brief, candidate, explanation, terms } = rolePlayPack;
const key: SpeakingKey = { partner, brief, tasks: candidate.tasks, explanation, terms };
const likely = likelyInRolePlay({ key, profession: 'nursing', name: 'Ana Maria Silva' });

it('greets by both names, and says who she is', () => {
  expect(likely).toContain('My name is Ana.');
  expect(likely).toContain("Hello, my name is Ana Maria Silva, I'm the nurse.");
  expect(likely).toContain('Good morning, Mrs Stone.');
  expect(likely).toContain("Good afternoon, Mrs Stone. My name is Ana and I'm the nurse.");
});

it('has what a good candidate would say, each once', () => {
  expect(likely).toEqual(expect.arrayContaining(ownSentences(key)));
  expect(new Set(likely).size).toBe(likely.length);
});
