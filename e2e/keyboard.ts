import { expect, type Locator, type Page } from '@playwright/test';

/** More stops of Tab than any page has. */
const maxStops = 150;

/** Whether an element itself has the focus. */
export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/**
 * Presses Tab (or Shift+Tab) until the target has the focus.
 * @throws when the target is not reached
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let step = 0; step < maxStops; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached with ${key}`);
}

/** Moves the focus to the target with Tab and presses a key. */
export async function tabAndPress(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a field with Tab and types into it. */
export async function tabAndType(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Waits until the new page's heading has the focus: a key pressed earlier goes to the old page. */
export async function arrive(page: Page, heading: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect.poll(async () => (await title.count()) === 1 && (await hasFocus(title))).toBe(true);
}

/** Whether the focus is inside an element. */
export function isFocusIn(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}

/** Whether assistive technology hears that a button's menu is open: the browser says so of a button with `popovertarget`. */
export async function isExpanded(page: Page, button: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === button);
  return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
