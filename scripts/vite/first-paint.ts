import type { Plugin } from 'vite';
import { readOperatorFile } from '../../src/content/read-operator-file.ts';
import { PRODUCT_NAME } from '../../src/words/brand.ts';
import { signup } from '../../src/words/en/signup.ts';
import { say } from '../../src/words/say.ts';

const PAGE = 'index.html';
const END_OF_HEADER = /<div class="first-paint">.*?<\/div>/;
/** What stands in the place of a first screen that is not known yet. */
const WAIT = /\n *<p class="first-wait">.*?<\/p>/;
const OPERATOR_FILE = 'content/operator.yaml';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A copy of the page whose root already says what its first screen will say. Throws where the page has no header. */
export function withFirstPaint(
  page: string,
  { name, title, intro }: Record<'name' | 'title' | 'intro', string>,
) {
  if (!END_OF_HEADER.test(page)) throw new Error(`${PAGE} has no first paint`);
  const text = `<main class="first-screen"><h1>${escaped(title)}</h1><p>${escaped(intro)}</p></main>`;
  return page
    .replace(/<title>.*?<\/title>/, `<title>${escaped(name)} · ${PRODUCT_NAME}</title>`)
    .replace(WAIT, '')
    .replace('</head>', '  <link rel="stylesheet" href="/first-screen.css" />\n  </head>')
    .replace(END_OF_HEADER, (header) => `${header}\n      ${text}`);
}

/**
 * Writes `signup.html`, which the server sends for the first step of the sign-up: on a slow line somebody new reads
 * what it is about while the script is on its way.
 */
export function firstPaint(): Plugin {
  return {
    name: 'bedside-first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') return;
      const { trial } = readOperatorFile(process.env.OPERATOR_FILE || OPERATOR_FILE);
      const source = withFirstPaint(String(page.source), {
        name: signup['signup.page'],
        title: signup['signup.title1'],
        intro: say(signup['signup.intro1'], { days: trial.days }),
      });
      this.emitFile({ type: 'asset', fileName: 'signup.html', source });
    },
  };
}
