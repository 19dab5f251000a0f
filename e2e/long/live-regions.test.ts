import type { Page } from '@playwright/test';
import { birthDateMessages } from '#contract/school/birth-date-messages.ts';
import { courseFinderAnswers, courseFinderWords } from '#app/admission/words.ts';
import { homeWords } from '#app/home/words.ts';
import { content } from '#test/content.ts';
import { expect, test } from '../fixtures.ts';
import { hydrate } from '../scenes/scene.ts';

/**
 * Starts recording what screen readers announce: changes in live regions that existed before, and new alerts. A new region is
 * not announced with its first text.
 */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = 'output, [role=status], [role=alert], [aria-live]';
    const knownRegions = new Set(document.querySelectorAll(live));
    const spoken: string[] = ((window as { spoken?: string[] }).spoken = []);
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const isAlert = node instanceof Element && node.matches('[role=alert]');
          // The message of a toast without its button.
          const messageNode = (node instanceof Element && node.querySelector('p')) || node;
          const words = messageNode.textContent?.trim() ?? '';
          if (words !== '' && (isAlert || (region && knownRegions.has(region)))) spoken.push(words);
        }
      }
      for (const region of document.querySelectorAll(live)) knownRegions.add(region);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** The announcements, without that of a slow page. */
const announcementsOn = async (page: Page) => {
  const spoken = await page.evaluate(() => (window as { spoken?: string[] }).spoken ?? []);
  return spoken.filter((words) => words !== 'The page is on its way.');
};

test('each message of a form that fails twice and then succeeds is announced once', async ({ page }) => {
  let requests = 0;
  await page.route('**/user/add-lead', (route) => {
    requests += 1;
    return requests > 2
      ? route.continue()
      : route.fulfill({ status: 500, json: { message: `The post is late (${requests}).` } });
  });
  await page.goto('/contact');
  await hydrate(page);
  await page.getByLabel('Message').fill('Which class would you put him in?');
  await recordAnnouncements(page);
  const send = page.getByRole('button', { name: 'Send message' });
  const sendingMessage = 'Sending the message…';
  const expected: string[] = [];
  for (const message of ['The post is late (1).', 'The post is late (2).']) {
    await send.click();
    expected.push(sendingMessage, message);
    await expect.poll(() => announcementsOn(page)).toEqual(expected);
    await page.getByRole('main').getByText(message).waitFor();
  }
  await send.click();
  await page.waitForURL((url) => url.pathname === '/');
  expected.push(sendingMessage, 'Thank you. Your message has reached us: we reply within 24 hours.');
  await expect.poll(() => announcementsOn(page)).toEqual(expected);
});

test('the error of a missing birth date and then the course are announced once each', async ({ page }) => {
  await page.goto('/curriculum');
  await hydrate(page);
  await recordAnnouncements(page);
  const show = page.getByRole('button', { name: courseFinderWords.measure });
  await show.click();
  // Screen readers announce the focused part of the date field without the error of the whole field.
  const expected: string[] = [birthDateMessages.missing];
  await expect.poll(() => announcementsOn(page)).toEqual(expected);
  await page.getByRole('button', { name: courseFinderWords.grownUp.replace('{from}', '16') }).click();
  expected.push(courseFinderAnswers.grownUp.replace('{from}', '16').replace('{courses}', 'Sr. Expressors'));
  await expect.poll(() => announcementsOn(page)).toEqual(expected);
});

for (const [width, announcements] of [
  [1280, ['Courses 2 to 5 of 6', 'Courses 3 to 6 of 6']],
  [
    390,
    [
      'Junior Learner, 2 of 6',
      'Senior Seeker, 3 of 6',
      'Sr. Expressors, 4 of 6',
      'Special classes, 5 of 6',
      'Premium Classes, 6 of 6',
    ],
  ],
] as const) {
  test(`at ${width} px a step of the carousel announces the new courses, and the focus stays at the end`, async ({
    newPage,
  }) => {
    const { page } = await newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto('/');
    await hydrate(page);
    const carousel = page.getByRole('group', { name: content.document('home').courses.title.text });
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('[data-live=true]').waitFor();
    await recordAnnouncements(page);
    const next = carousel.getByRole('button', { name: homeWords.next });
    for (const [index] of announcements.entries()) {
      await next.press('Enter');
      await expect.poll(() => announcementsOn(page)).toEqual(announcements.slice(0, index + 1));
    }
    // At the end nothing is announced, and the focus stays on the button.
    await expect(next).toBeDisabled();
    await next.press('Enter');
    await expect(next).toBeFocused();
    expect(await announcementsOn(page)).toEqual(announcements);
  });
}

test('a slow page is announced, and then its heading has the focus', async ({ newPage }) => {
  const { page } = await newPage({
    viewport: { width: 1280, height: 900 },
  });
  await page.goto('/');
  await hydrate(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/login.data*', async (route) => {
    await released;
    await route.continue();
  });
  const loadingMessage = page.locator('[aria-live=polite]', { hasText: 'The page is on its way.' });
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await loadingMessage.waitFor({ state: 'attached' });
  release();
  await loadingMessage.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign in');
});
