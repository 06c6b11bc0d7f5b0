import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { detailedParts, seenTurns } from './fit/labelled-clauses.ts';
import type { LabelledRolePlay } from './fit/labelled-role-plays.ts';

/**
 * Writes down what clinicians said in the labelled talks and role-plays, sentence by sentence: of such sentences the
 * recognition of English learns which words follow each other. Talks that lines are measured with are left out.
 */
const ROLE_PLAYS = fileURLToPath(new URL('fit/role-plays/', import.meta.url));
const SPOKEN = fileURLToPath(new URL('../src/engines/speech/recognition/spoken-en.txt', import.meta.url));
const SENTENCE = /[^.?!]+[.?!]+/g;
const LEAST_WORDS = 3;

const talks = (await detailedParts('content')).flatMap(({ id }) =>
  seenTurns(id).flatMap(({ parts }) => parts.map(({ say }) => say)),
);
const rolePlays = readdirSync(ROLE_PLAYS)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(`${ROLE_PLAYS}${name}`, 'utf8').trim().split('\n'))
  .flatMap((line) => (JSON.parse(line) as LabelledRolePlay).turns)
  .flatMap(([role, text]) => (role === 'doctor' ? [text] : []));
const sentences = [...talks, ...rolePlays]
  .flatMap((text) => text.match(SENTENCE) ?? [])
  .map((text) => text.trim())
  .filter((text) => text.split(' ').length >= LEAST_WORDS);
writeFileSync(SPOKEN, `${[...new Set(sentences)].join('\n')}\n`);
