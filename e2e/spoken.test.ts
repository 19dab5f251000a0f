import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForThisFile } from './opening.ts';
import { comeAlive } from './scenes/scene.ts';

const opening = openForThisFile();

/**
 * Starts noting what a screen reader is told: what changes in a live region that stood before, and an alert as it comes
 * (a region that comes together with its words is not announced).
 */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = 'output, [role=status], [role=alert], [aria-live]';
    const standing = new Set(document.querySelectorAll(live));
    const spoken: string[] = ((window as { spoken?: string[] }).spoken = []);
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const isAlert = node instanceof Element && node.matches('[role=alert]');
          // Of a toast its message, without the button that dismisses it.
          const said = (node instanceof Element && node.querySelector('p')) || node;
          const words = said.textContent?.trim() ?? '';
          if (words !== '' && (isAlert || (region && standing.has(region)))) spoken.push(words);
        }
      }
      for (const region of document.querySelectorAll(live)) standing.add(region);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said, but for the word that a slow page is coming. */
const spokenOn = async (page: Page) => {
  const spoken = await page.evaluate(() => (window as { spoken?: string[] }).spoken ?? []);
  return spoken.filter((words) => words !== 'The page is on its way.');
};

test('each message of a form that fails twice and then succeeds is said once', async () => {
  const { page } = await opening.newPage();
  let tries = 0;
  await page.route('**/user/add-lead', (route) => {
    tries += 1;
    return tries > 2
      ? route.continue()
      : route.fulfill({ status: 500, json: { message: `The post is late (${tries}).` } });
  });
  await page.goto('/contact');
  await comeAlive(page);
  await page.getByLabel('Message').fill('Which class would you put him in?');
  await listen(page);
  const send = page.getByRole('button', { name: 'Send message' });
  const busy = 'Sending the message…';
  const expected: string[] = [];
  for (const message of ['The post is late (1).', 'The post is late (2).']) {
    await send.click();
    expected.push(busy, message);
    await expect.poll(() => spokenOn(page)).toEqual(expected);
    await page.getByRole('main').getByText(message).waitFor();
  }
  await send.click();
  await page.waitForURL((url) => url.pathname === '/');
  expected.push(busy, 'Thank you. Your message has reached us: we reply within 24 hours.');
  await expect.poll(() => spokenOn(page)).toEqual(expected);
});
