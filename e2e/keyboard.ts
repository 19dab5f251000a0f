import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has stops. */
const manySteps = 150;

/** Whether an element itself has the focus. */
export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/**
 * Goes on with Tab (or back with Shift+Tab) until the target has the focus, as somebody without a mouse does.
 * @throws when the whole page was gone through
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let step = 0; step < manySteps; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached with ${key}`);
}

/** Goes to the target and presses a key there. */
export async function tabAndPress(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it. */
export async function tabAndType(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Waits until the new page's heading has taken the focus; a key pressed before would be lost with the old page. */
export async function arrive(page: Page, heading: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect.poll(async () => (await title.count()) === 1 && (await hasFocus(title))).toBe(true);
}

/** Whether the focus is inside an element. */
export function isFocusIn(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}
