import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, parseLegalText } from '#content/legal-text.ts';
import { LEGAL_SLUGS } from '#domain/legal.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { htmlOf } from './html.ts';
import { getLegalContent } from './legal.service.ts';

const LEGAL =
  'query legalContent($slug: String!) { legalContent(slug: $slug) { title content lastUpdated } }';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const legal = async (slug: string) => (await server.call(LEGAL, { slug })).data.legalContent;

describe('a legal page', () => {
  it.each(LEGAL_SLUGS)('%s is there for visitors, with title, text and date', async (slug) => {
    const { title, content, lastUpdated } = await legal(slug);
    expect(title).toMatch(/ and |policy$/);
    expect(content).toMatch(/<h2>.+<\/h2>/);
    expect(content.length).toBeGreaterThan(1500);
    expect(content).not.toMatch(/\{\{|undefined|<script/);
    expect(new Date(lastUpdated).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it.each(['', 'nothing', '../operator', 'terms-conditions.md', '__proto__'])(
    'that is none is null: %j',
    async (slug) => expect(await legal(slug)).toBeNull(),
  );

  it('says what is true of this installation', async () => {
    const { settings } = server.deps;
    const provider = { capability: 'transcriber', name: 'whisper', host: 'ai.example' } as const;
    const other = { ...settings, contactEmail: 'help@bedside.example', providers: [provider] };
    const own = await getLegalContent(settings, 'privacy-policy');
    expect(own!.content).toContain('On this installation there is no provider');
    expect(own!.content).not.toContain('mailto:');
    const theirs = await getLegalContent(other, 'privacy-policy');
    expect(theirs!.content).toContain(
      '<li>recordings of your voice, to write down what you say: to ai.example</li>',
    );
    expect(theirs!.content).toContain('<a href="mailto:help@bedside.example">help@bedside.example</a>');
    expect(theirs!.content).not.toContain('there is no provider');
  });
});

describe('the HTML of a legal page', () => {
  it.each([
    ['<script>alert(1)</script>', /script|alert/],
    ['<img src=x onerror=alert(1)>', /img|onerror/],
    ['[a](javascript:alert(1))', /javascript/],
    ['<a href="data:text/html,x">a</a>', /data:/],
    ['<p style="color: red" onclick="x()" class="y">a</p>', /style|onclick|class/],
    ['<iframe src="https://x.example"></iframe>', /iframe/],
    ['<form action="/graphql"><input name="a"></form>', /form|input/],
  ])('has nothing of %s', async (markdown, evil) => {
    expect(await htmlOf(markdown)).not.toMatch(evil);
  });

  it('has headings, lists and links', async () => {
    expect(await htmlOf('## A\n\n- **b** [c](/pricing)\n')).toBe(
      '<h2>A</h2>\n<ul>\n<li><strong>b</strong> <a href="/pricing">c</a></li>\n</ul>\n',
    );
  });
});

describe('a legal text', () => {
  it('begins with title and date', () => {
    expect(parseLegalText('---\ntitle: A\nupdated: 2026-01-31\n---\n\nText')).toEqual({
      title: 'A',
      updated: new Date('2026-01-31T00:00:00Z'),
      markdown: '\nText',
    });
  });

  it.each(['Text', '---\ntitle: A\n---\nText', '---\ntitle: A\nupdated: soon\n---\nText'])(
    'is not %j',
    (file) => expect(() => parseLegalText(file)).toThrow(),
  );

  it('mentions only what is known', () => {
    expect(fillIn('a {{b}} c', { b: '1' })).toBe('a 1 c');
    expect(() => fillIn('{{b}}', {})).toThrow(/\{\{b\}\}/);
  });
});
