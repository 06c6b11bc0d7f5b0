// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '#web/lib/cookies.ts';
import { loadWords } from '#web/lib/words/words.ts';
import { loader } from './route.tsx';

/** The network as the page sees it: an answer by operation. */
interface Answers {
  language?: string | null;
  levelType?: string | null;
  failure?: { message: string; code: string };
}

const available = {
  vocabularyItem: { id: 'v1', term: 'fever', definition: 'd', example: null, repeat: false },
  statistics: { completedCount: 0, totalCount: 15, remainingCount: 15, completionPercentage: 0 },
  attempts: 2,
  bestScore: 61.5,
};

function answer({ language = 'es', levelType = 'vocabulary', failure }: Answers): void {
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const { query } = JSON.parse(String(init.body)) as { query: string };
    if (query.includes('availableVocabularyItems')) {
      if (failure) {
        return Response.json({
          data: null,
          errors: [{ message: failure.message, extensions: { code: failure.code } }],
        });
      }
      return Response.json({ data: { availableVocabularyItems: available } });
    }
    if (query.includes('level(')) {
      const level = levelType && { slug: 'beginner-vocabulary', title: 'Beginner', levelType };
      return Response.json({ data: { level } });
    }
    return Response.json({ data: { me: { id: '1', language, languageToLearn: 'en' } } });
  });
}

const load = () =>
  loader({ params: { levelSlug: 'beginner-vocabulary' } } as unknown as Parameters<typeof loader>[0]);

async function redirectOf(loading: Promise<unknown>): Promise<string | null> {
  const thrown: unknown = await loading.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : null;
}

beforeEach(async () => {
  await loadWords('en');
  writeCookie('accessToken', 'token', 1);
});
afterEach(() => {
  removeCookie('accessToken');
  removeCookie('current_language');
  vi.unstubAllGlobals();
});

test('loads the next item with the attempts that the server kept', async () => {
  answer({});
  expect(await load()).toEqual({
    kind: 'loaded',
    levelSlug: 'beginner-vocabulary',
    native: 'es',
    learning: 'en',
    offer: available,
  });
});

test('leads to the choice of a language when neither the account nor the cookie has one', async () => {
  answer({ language: null });
  expect(await redirectOf(load())).toBe('/choose-language');
});

test('the cookie alone is enough', async () => {
  writeCookie('current_language', 'de', 1);
  answer({ language: null });
  expect(await load()).toMatchObject({ kind: 'loaded', native: 'de' });
});

test.each(['guided_case', null])('a level of type %s leads to the levels', async (levelType) => {
  answer({ levelType });
  expect(await redirectOf(load())).toBe('/levelchooser');
});

test('a failure is told on the page with its message', async () => {
  answer({ failure: { message: 'Internal server error', code: 'SRV_001' } });
  expect(await load()).toMatchObject({ kind: 'failed', message: 'Internal server error' });
});
