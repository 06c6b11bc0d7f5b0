import type { Page } from '@playwright/test';

/** What a page should not do while it is shown. */
export interface Noise {
  readonly errors: string[];
  /** Addresses of other hosts that it asked. */
  readonly foreign: string[];
}

/** Listens from now on for errors in the console, exceptions, failed requests and requests to other hosts. */
export function listenFor(page: Page, origin: string): Noise {
  const noise: Noise = { errors: [], foreign: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') noise.errors.push(message.text());
  });
  page.on('pageerror', (error) => noise.errors.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:|^wss?:/.test(url) && !url.startsWith(origin)) noise.foreign.push(url);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.errors.push(`${response.status()} ${response.url()}`);
  });
  return noise;
}

/** By how many pixels the page can be moved sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
