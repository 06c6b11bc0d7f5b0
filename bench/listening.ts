import type { Page } from '@playwright/test';
import { call, type Learner } from '../e2e/support/api.ts';
import { createAttempt, startPart } from '../e2e/support/exam.ts';
import { partAddress } from '../e2e/support/listening.ts';
import type { Row } from './speech.ts';
import { median } from './statistics.ts';

const PLAYED = 7;
const ASK_AGAIN_MS = 2_000;
/** Longer than a job takes that makes the recordings of a test after the server's start. */
const RECORDINGS_LIMIT_MS = 300_000;

const SECTION = `query listeningTestSection($progressId: ID!, $part: String!) {
  listeningTestSection(part: $part, progressId: $progressId) { extracts { audioUrl } }
}`;

interface Section {
  readonly listeningTestSection: { readonly extracts: readonly { readonly audioUrl: string | null }[] };
}

/** Whether Part A of an attempt can be heard. */
async function isMade(url: string, { token }: Learner, progressId: string): Promise<boolean> {
  const named = { progressId, part: 'A' };
  const { listeningTestSection } = await call<Section>(url, SECTION, named, token.access);
  return listeningTestSection.extracts.every(({ audioUrl }) => audioUrl !== null);
}

async function waitUntilMade(url: string, learner: Learner, progressId: string): Promise<void> {
  const end = performance.now() + RECORDINGS_LIMIT_MS;
  while (!(await isMade(url, learner, progressId))) {
    if (performance.now() > end) throw new Error('The recordings were not made in time.');
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** From the next click until a recording has been heard to begin, in milliseconds of the page. */
async function watchFirstSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), { capture: true });
    HTMLMediaElement.prototype.play = function watch() {
      const isHeard = () => this.src.includes('/media/') && !this.paused && this.currentTime > began;
      const began = this.currentTime;
      const look = () => {
        if (isHeard()) Object.assign(window, { firstSoundMs: performance.now() - clicked });
        else if (this.src.includes('/media/')) requestAnimationFrame(look);
      };
      look();
      return play.call(this);
    };
  });
}

/** From the click on Play to the first sound of a recording that the browser has never asked for. */
export async function benchFirstSound(page: Page, url: string, learner: Learner): Promise<Row> {
  const progressId = await createAttempt(url, learner, 'listening');
  await waitUntilMade(url, learner, progressId);
  await startPart(url, learner, { progressId, part: 'A' });
  await watchFirstSound(page);
  const times: number[] = [];
  for (let time = 0; time < PLAYED; time++) {
    // Each time under a new link.
    await page.goto(partAddress(progressId));
    await page.getByRole('button', { name: /^Play: / }).click();
    const heard = await page.waitForFunction(() => (window as { firstSoundMs?: number }).firstSoundMs);
    times.push((await heard.jsonValue()) ?? Number.NaN);
  }
  await page.context().close();
  return {
    name: 'from the click to the first sound of a recording, median',
    value: median(times),
    unit: 'ms',
  };
}
