import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parsePack } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import { greetingsInConsultation, likelyInConsultation } from './likely.ts';

function greetingsIn(path: string, learner: string) {
  const file = new URL(`../../../../content/${path}`, import.meta.url);
  const pack = parsePack({ path, text: readFileSync(file, 'utf8') }) as CasePack;
  const { brief, language, content } = pack;
  return greetingsInConsultation({ brief, language, content, learner });
}

it("greets by the learner's and the patient's name and says the profession", () => {
  const greetings = greetingsIn('cases/en/en-allied-missing-consonants.yaml', 'Amara Eze');
  expect(greetings).toEqual(
    expect.arrayContaining([
      'Good morning, Mr Quispe.',
      'Hello, Ernesto.',
      'My name is Amara Eze.',
      "I'm Amara, the audiologist.",
      "I'm Doctor Eze.",
    ]),
  );
});

it('greets the child or the animal as well as who brought it', () => {
  const greetings = greetingsIn('cases/en/en-vet-itchy-ear.yaml', 'Claire Moreau');
  expect(greetings).toEqual(expect.arrayContaining(['Hello, Biscuit.', 'Hello, Mr Balogun.']));
});

it('greets with the title that the task tells, which others sound like', () => {
  const greetings = greetingsIn('cases/en/en-nursing-five-days.yaml', 'Amara Eze').join(' ');
  expect(greetings).toContain('Good morning, Miss Marlowe.');
  expect(greetings).not.toMatch(/\b(?:Ms|Mrs) Marlowe/);
});

it.each([
  ['es', 'Buenos días, '],
  ['fr', 'Bonjour, '],
  ['de', 'Guten Tag, '],
  ['pt', 'Bom dia, '],
])('greets in %s', (language, hello) => {
  const [name] = readdirSync(new URL(`../../../../content/cases/${language}`, import.meta.url));
  const greetings = greetingsIn(`cases/${language}/${name}`, 'Amara Eze');
  expect(greetings.some((text) => text.startsWith(hello))).toBe(true);
  expect(greetings.some((text) => text.includes('Amara Eze'))).toBe(true);
});

it('tells nothing else of what the patient says', () => {
  const greetings = greetingsIn('cases/en/en-allied-missing-consonants.yaml', 'Amara Eze');
  expect(greetings.join(' ')).not.toMatch(/choir|singing/);
});

it("has the case's own explanations, ways of asking and words", () => {
  const file = new URL('../../../../content/cases/en/en-allied-bread-hands.yaml', import.meta.url);
  const pack = parsePack({ path: 'cases/en/en-allied-bread-hands.yaml', text: readFileSync(file, 'utf8') });
  const { brief, keyPoints } = pack as CasePack;
  const likely = likelyInConsultation({ ...brief, keyPoints });
  expect(likely[0]).toMatch(/^Slide both palms under the tray/);
  expect(likely).toEqual(expect.arrayContaining(['Morning stiffness?', brief.worry.words[0]]));
});
