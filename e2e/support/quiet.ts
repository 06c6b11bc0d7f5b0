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

/** By how many pixels the page goes on below its footer. */
export function scrollPastEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return Math.max(0, Math.round(document.documentElement.scrollHeight - window.scrollY - footer));
  });
}

/**
 * Adds up from now on how much of a page jumps without anybody having touched it: Chromium's cumulative layout shift.
 * Answers how to read it.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenShifts: { sum: number } }).seenShifts.sum);
}
