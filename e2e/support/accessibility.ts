import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from './quiet.ts';

/** The findings of axe by WCAG 2.2 AA and its best practices, from moderate ones on, a line each. */
export async function findings(page: Page): Promise<string[]> {
  // A colour in the middle of a transition is nobody's choice.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  // Its other mode puts the findings of frames together in one more page each time; no page here has frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
}

/** Checks a page as it is, and once more in the other scheme, in which it stays: one way there for both. */
export async function inBothSchemes(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  const shown = page.locator('html');
  const other = (await shown.getAttribute('data-scheme')) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect(shown).toHaveAttribute('data-scheme', other);
  await check();
}

/** Nothing for axe to find, and nothing to scroll sideways for. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}
