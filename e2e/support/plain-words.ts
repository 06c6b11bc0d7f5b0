import type { Page } from '@playwright/test';

/**
 * The texts and names on a page in plain Latin letters that do not come from the catalogue of words, which a
 * pseudo-language writes with accents. Content says its own language, so elements with another `lang` are left out;
 * `data` comes from elsewhere: the server's answers, names of languages.
 */
export function plainWords(page: Page, data: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const language = document.documentElement.lang;
    const ofInterface = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === language;
    const found = new Set<string>();
    const withoutData = (text: string) => known.reduce((rest, word) => rest.replaceAll(word, ''), text);
    const look = (text: string | null, element: Element | null) => {
      const trimmed = text?.trim().replace(/\s+/g, ' ') ?? '';
      if (/[a-zA-Z]{3}/.test(withoutData(trimmed)) && ofInterface(element)) found.add(trimmed);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) look(node.textContent, node.parentElement);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
        look(element.getAttribute(name), element);
      }
    }
    look(document.title, document.documentElement);
    return [...found];
  }, longestFirst(data));
}

/** Single letters and empty texts would take everything away. */
function longestFirst(data: readonly string[]): string[] {
  return [...new Set(data)].filter((text) => text.length > 2).sort((a, b) => b.length - a.length);
}

/** Every text in the answers of the API since now. */
export function collectData(page: Page): string[] {
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string') texts.push(value.trim().replace(/\s+/g, ' '));
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) collect(await response.json().catch(() => null));
  });
  return texts;
}
