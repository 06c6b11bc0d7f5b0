import { beforeAll, describe, expect, it } from 'vitest';
import type { CasePack } from '#content/schemas.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { Brief } from '#domain/practice/complex/brief.ts';
import { modelSentence } from '#domain/practice/complex/model-sentences.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { readCases } from '#server/testing/course-cases.ts';
import { conversationHandlers } from '../conversation.ts';

let cases: CasePack[];
let talk: PatientTalk;

beforeAll(async () => {
  ({ cases, talk } = await readCases());
});

const of = (language: LearningLanguage) => cases.filter((pack) => pack.language === language);

function review({ language, brief, keyPoints }: CasePack, ...said: string[]) {
  const turns = said.map((content, index) => ({ number: index + 1, role: 'doctor' as const, content }));
  return conversationHandlers.review({ language, brief: { ...brief, keyPoints } as Brief, turns });
}

const metIn = ({ keyPoints }: Awaited<ReturnType<typeof review>>) =>
  keyPoints.filter(({ shown }) => shown !== null).map(({ id }) => id);

describe.each(LEARNING_LANGUAGES)('in %s', (language) => {
  it('the model of every key point makes it, does no harm and makes few others', async () => {
    const failures: string[] = [];
    let others = 0;
    let all = 0;
    for (const pack of of(language)) {
      for (const { id, model } of pack.keyPoints ?? []) {
        const found = await review(pack, model);
        const met = metIn(found);
        if (!met.includes(id)) failures.push(`${pack.id}, ${id}: ${model}`);
        for (const { kind, shown } of found.harms) failures.push(`${pack.id}, ${kind}: ${shown.quote}`);
        others += met.filter((each) => each !== id).length;
        all += (pack.keyPoints?.length ?? 1) - 1;
      }
    }
    expect(failures).toEqual([]);
    expect(others / all).toBeLessThan(0.06);
  }, 60_000);

  it('the questions of a history make no key point', async () => {
    const failures: string[] = [];
    for (const pack of of(language)) {
      const asked = pack.brief.essential.flatMap((topic) => modelSentence(language, topic, talk.names) ?? []);
      const met = metIn(await review(pack, ...asked));
      if (met.length > 0) failures.push(`${pack.id}: ${met}`);
    }
    expect(failures).toEqual([]);
  }, 60_000);
});

it('every case has key points', () => {
  expect(cases.filter(({ keyPoints }) => !keyPoints).map(({ id }) => id)).toEqual([]);
});
