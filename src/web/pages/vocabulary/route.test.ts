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
  config?: boolean;
}

const available = {
  vocabularyItem: { id: 'v1', term: 'fever', definition: 'd', example: null, repeat: false },
  statistics: { completedCount: 0, totalCount: 15, remainingCount: 15, completionPercentage: 0 },
  attempts: 2,
  bestScore: 61.5,
};

function answer({ language = 'es', levelType = 'vocabulary', failure, config = true }: Answers): void {
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) => {
    if (url === '/config.json') return config ? Response.json({}) : new Response('', { status: 502 });
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
  loader({
    params: { levelSlug: 'beginner-vocabulary' },
    request: new Request('http://localhost/'),
  } as unknown as Parameters<typeof loader>[0]);

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
  const { offer, ...loaded } = await load();
  expect(loaded).toMatchObject({ levelSlug: 'beginner-vocabulary', native: 'es', learning: 'en' });
  expect(await offer).toEqual(available);
});

test('leads to the choice of a language when neither the account nor the cookie has one', async () => {
  answer({ language: null });
  expect(await redirectOf(load())).toBe('/choose-language');
});

test('the cookie alone is enough', async () => {
  writeCookie('current_language', 'de', 1);
  answer({ language: null });
  expect(await load()).toMatchObject({ native: 'de' });
});

test.each(['guided_case', null])('a level of type %s leads to the levels', async (levelType) => {
  answer({ levelType });
  expect(await redirectOf(load())).toBe('/levelchooser');
});

test('a failure of the first item is told where it is awaited', async () => {
  answer({ failure: { message: 'Internal server error', code: 'SRV_001' } });
  const { offer } = await load();
  await expect(offer).rejects.toMatchObject({ message: 'Internal server error' });
});

test('nobody is let in before it is known where the work goes, and it is asked again', async () => {
  vi.resetModules();
  const fresh = await import('./route.tsx');
  await (await import('#web/lib/words/words.ts')).loadWords('en');
  const enter = () =>
    fresh.loader({
      params: { levelSlug: 'beginner-vocabulary' },
      request: new Request('http://localhost/'),
    } as unknown as Parameters<typeof loader>[0]);
  answer({ config: false });
  await expect(enter()).rejects.toMatchObject({ code: 'NET_001' });
  answer({});
  expect(await enter()).toMatchObject({ native: 'es' });
});
