// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The script that stands in the page before the application. */
const SCRIPT = readFileSync('public/first-visit.js', 'utf8');

let served: boolean[];
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-late');
  document.head.innerHTML = '<link rel="stylesheet" href="/x.css"><link rel="modulepreload" href="/x.js">';
  document.body.innerHTML = '<div id="root"><p class="first-late">This is taking longer</p></div>';
  served = [];
  reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => {
    if (!served.shift()) throw new TypeError('fetch failed');
    return new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the browser runs it: in a window whose listeners are its own. */
function open(): EventTarget {
  const target = new EventTarget();
  new Function('addEventListener', SCRIPT)((type: string, listener: EventListener, capture?: boolean) => {
    document.addEventListener(type, listener, capture);
    target.addEventListener(type, listener);
  });
  return target;
}
const fail = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('error'));
const isLate = () => document.documentElement.hasAttribute('data-late');

it('says so at once where a part of the page does not come, and loads it anew once there is a server', async () => {
  served = [false, true];
  open();
  fail('link[rel="stylesheet"]');
  expect(isLate()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('waits longer before each further load, and goes on to say so', async () => {
  served = [true];
  sessionStorage.setItem('bedside.first-tries', '2');
  const page = open();
  expect(isLate()).toBe(true);
  page.dispatchEvent(new Event('bedside.start-failed'));
  await vi.advanceTimersByTimeAsync(7_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('bedside.first-tries')).toBe('3');
});

it('leaves alone what fails once the application is here', async () => {
  served = [true];
  open();
  document.body.innerHTML = '<div id="root"><main></main></div>';
  fail('link[rel="stylesheet"]');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isLate()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
