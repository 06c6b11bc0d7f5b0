import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** More than any page has of controls, so that a page that is gone through twice is left. */
const MOST_PRESSES = 60;

/**
 * Moves the focus to a control as somebody without a mouse does. Waits until the control is there first:
 * Tab goes through a page in the time that its last part needs to appear.
 */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${control}`);
}
