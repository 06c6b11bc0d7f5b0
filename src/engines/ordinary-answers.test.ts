import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CasePack } from '#content/schemas.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { readCases } from '#server/testing/course-cases.ts';
import { conversationHandlers } from './conversation.ts';

/** Sixty questions of an ordinary history, by language. */
function standardQuestions(language: LearningLanguage): string[] {
  const file = new URL('./patient/fixtures/standard-questions.txt', import.meta.url);
  const block = readFileSync(file, 'utf8')
    .split(/^# /m)
    .find((each) => each.startsWith(`${language}\n`))!;
  return block.split('\n').slice(1).filter(Boolean);
}

/** Of a hundred answers that show that a question was understood, at most so many may be 'I'm not sure'. */
const MOST_UNSURE = 5;

/** So many cases are kept ready by the engine, and a question's meaning for a while: both are made seldom. */
const AT_ONCE = 16;

/** Every question to every case. */
function* inTurn(questions: readonly string[], cases: readonly CasePack[]): Generator<[string, CasePack]> {
  for (let from = 0; from < cases.length; from += AT_ONCE) {
    const some = cases.slice(from, from + AT_ONCE);
    for (const question of questions) for (const each of some) yield [question, each];
  }
}

const { cases: all, talk } = await readCases();

describe('to an ordinary history', () => {
  it.each(LEARNING_LANGUAGES)(
    'in %s hardly any patient is not sure',
    async (language) => {
      const cases = all.filter((pack) => pack.language === language);
      const questions = standardQuestions(language);
      expect(questions).toHaveLength(60);
      const unsure: string[] = [];
      let understood = 0;
      for (const [content, { id, description, patientInfo, brief }] of inTurn(questions, cases)) {
        const played = { kind: 'case', language, description, patientInfo, brief } as Parameters<
          typeof conversationHandlers.reply
        >[0]['played'];
        const turns = [{ role: 'doctor', content } as const];
        const { lines } = await conversationHandlers.reply({ played, talk, seed: 1, turns, state: null });
        const unit = lines[0]!.unit;
        if (/^(talk\.not_understood|between)/.test(unit)) continue;
        understood++;
        if (unit.startsWith('talk.not_sure')) unsure.push(`${id}: ${content}`);
      }
      expect(understood).toBeGreaterThan(cases.length * questions.length * 0.8);
      expect((unsure.length / understood) * 100, unsure.join('\n')).toBeLessThan(MOST_UNSURE);
      // Sixty questions to each of some fifty patients take a while.
    },
    240_000,
  );
});
