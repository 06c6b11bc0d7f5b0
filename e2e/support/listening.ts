import { expect, type Page, type Route } from '@playwright/test';

export const partAddress = (progressId: string) => `/oet/listening/test/${progressId}/A`;
export const resultAddress = (progressId: string) => `/oet/listening/results/${progressId}/A`;

interface Watched {
  played?: HTMLAudioElement & { captureStream(): MediaStream };
  analyser?: AnalyserNode;
}

/** Keeps hold of what the page plays: its element stands in no document. Before the page is opened. */
export async function keepPlayed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function keep() {
      Object.assign(window, { played: this });
      return play.call(this);
    };
  });
}

/** Seconds into the recording that plays; 0 where none does. */
export function position(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { played } = window as Watched;
    return played?.src.includes('/media/') && !played.paused ? played.currentTime : 0;
  });
}

/** Seconds into the recording that played last, whether or not it still does. */
export function lastPosition(page: Page): Promise<number> {
  return page.evaluate(() => (window as Watched).played?.currentTime ?? 0);
}

/** The highest sample, 0 to 1, of a moment of what the page gives out. */
export function loudness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const watched = window as Watched;
    if (!watched.played) return 0;
    if (!watched.analyser) {
      const context = new AudioContext();
      watched.analyser = context.createAnalyser();
      context.createMediaStreamSource(watched.played.captureStream()).connect(watched.analyser);
    }
    const samples = new Float32Array(watched.analyser.fftSize);
    watched.analyser.getFloatTimeDomainData(samples);
    return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  });
}

/** Opens Part A, starts its clock, and waits until something is heard. */
export async function startListening(page: Page, progressId: string): Promise<void> {
  await page.goto(partAddress(progressId));
  await page.getByRole('button', { name: 'Start Part A' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(() => position(page)).toBeGreaterThan(1);
}

/** Seconds since a start half an hour before the end, as the clock of the page shows it. */
export async function elapsed(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '') ?? [];
  return 30 * 60 - Number(minutes) * 60 - Number(seconds);
}

/**
 * Lets only so many bytes of each recording come, and nothing after them nor anything of the API, until it is mended:
 * a browser takes a whole recording ahead, so that a network that is cut later is not noticed at all.
 */
export async function cutAfter(page: Page, bytes: number): Promise<{ mend(): Promise<void> }> {
  const media = async (route: Route) => {
    const start = Number(/bytes=(\d+)/.exec((await route.request().allHeaders()).range ?? '')?.[1] ?? 0);
    if (start >= bytes) return route.abort('internetdisconnected');
    const range = `bytes=${start}-${bytes - 1}`;
    const response = await route.fetch({ headers: { ...(await route.request().allHeaders()), range } });
    await route.fulfill({ response });
  };
  await page.route('**/media/**', media);
  return {
    async mend() {
      // A request that is being answered is let finish, or its route would be handled twice.
      await page.unrouteAll({ behavior: 'wait' });
      await page.context().setOffline(false);
    },
  };
}
