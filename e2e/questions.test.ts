import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faq, feesRule, missedClassesRule } from '#content/faq.ts';
import { openForThisFile } from './fixtures.ts';
import { waitUntilAlive } from './scenes/scene.ts';

const opening = openForThisFile();
const desk = { viewport: { width: 1280, height: 900 } };

/** The questions that stand open, by their heading. */
const openOnes = (page: Page) =>
  page.locator('main details[open] summary').getByRole('heading').allInnerTexts();

const refunds = faq.find(({ id }) => id === 'refunds') ?? faq[0];
const online = faq.find(({ id }) => id === 'online') ?? faq[0];

describe('the questions of /FaqPage', () => {
  test('an address that names one opens it and gives it the focus', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await opening.newPage({ javaScriptEnabled });
      await page.goto('/FaqPage#refunds');
      await expect.poll(() => openOnes(page)).toEqual([refunds?.question]);
      await expect
        .poll(() => page.locator('#refunds').evaluate((answer) => answer.getBoundingClientRect().top))
        .toBeLessThan(800);
      if (javaScriptEnabled)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toContain(refunds?.question);
      await page.context().close();
    }
  });

  test('each stands there once with its short answer, and opens', async () => {
    const { page } = await opening.newPage(desk);
    await page.goto('/FaqPage');
    await waitUntilAlive(page);
    const summaries = page.locator('main details summary');
    expect(await summaries.count()).toBe(faq.length);
    for (const [at, { question, inShort }] of faq.entries()) {
      expect(await summaries.nth(at).innerText()).toContain(inShort);
      expect(await page.getByRole('main').getByText(question, { exact: true }).count()).toBe(1);
      await summaries.nth(at).click();
      await expect.poll(() => openOnes(page)).toEqual([question]);
    }
  });

  test('the refunds answer says which fee is refunded and what happens to missed classes', async () => {
    const { page } = await opening.newPage({ javaScriptEnabled: false });
    await page.goto('/FaqPage#refunds');
    const answer = await page.locator('#refunds').innerText();
    expect(answer).toContain(feesRule);
    expect(answer).toContain(missedClassesRule);
  });

  test('the link of an answer copies its address and says so, and the answer stays open', async () => {
    const { page } = await opening.newPage({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto('/FaqPage');
    await waitUntilAlive(page);
    await page.getByText(online?.question ?? '').click();
    await page.getByRole('link', { name: 'Link to this answer' }).click();
    await page.getByText('Link copied.').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${opening.school.url}/FaqPage#online`,
    );
    expect(await openOnes(page)).toEqual([online?.question]);
  });
});

describe('the questions of /about', () => {
  async function openAbout(options: BrowserContextOptions) {
    const { page } = await opening.newPage(options);
    await page.goto('/about');
    await waitUntilAlive(page);
    const first = page.locator('main details').first();
    return {
      page,
      summary: first.locator('summary'),
      isOpen: () => first.evaluate((item) => (item as HTMLDetailsElement).open),
    };
  }

  /** Moves the mouse over the first item and away, and lets the wait before closing pass. */
  async function passOver(page: Page) {
    await page.locator('main details').first().locator('summary').hover();
    await page.mouse.move(2, 2);
    await page.clock.runFor(2_000);
  }

  test('one is open at a time and closes when the mouse leaves it', async () => {
    const { page } = await opening.newPage(desk);
    await page.goto('/about');
    await waitUntilAlive(page);
    const questions = page.locator('main details');
    expect(await questions.count()).toBe(3);
    const isOpen = (index: number) =>
      questions.nth(index).evaluate((item) => (item as HTMLDetailsElement).open);
    await questions.nth(0).locator('summary').click();
    await expect.poll(() => isOpen(0)).toBe(true);
    await questions.nth(1).locator('summary').click();
    await expect.poll(() => isOpen(0)).toBe(false);
    await expect.poll(() => isOpen(1)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(2, 2);
    await expect.poll(() => isOpen(1)).toBe(false);
  });

  test('what the keyboard opened stays open when a mouse passes', async () => {
    const { page, summary, isOpen } = await openAbout(desk);
    await page.clock.install();
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await passOver(page);
    expect(await isOpen()).toBe(true);
    await page.locator('main details').first().locator('summary').click();
    await page.locator('main details').first().locator('summary').click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await passOver(page);
    await expect.poll(isOpen).toBe(false);
  });

  test('what a finger opened stays open', async () => {
    const { page, summary, isOpen } = await openAbout({ ...desk, hasTouch: true });
    await page.clock.install();
    await summary.tap();
    await expect.poll(isOpen).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await passOver(page);
    expect(await isOpen()).toBe(true);
  });

  test('under reduced motion an item is open or closed at once, never half', async () => {
    const { page, summary } = await openAbout({ ...desk, reducedMotion: 'reduce' });
    const height = () =>
      page
        .locator('main details')
        .first()
        .evaluate((item) => item.getBoundingClientRect().height);
    const closed = await height();
    await summary.click();
    const opened = await height();
    expect(opened).toBeGreaterThan(closed + 40);
    await summary.click();
    await expect.poll(height).toBe(closed);
  });

  test('opens without script, one at a time', async () => {
    const { page } = await opening.newPage({ javaScriptEnabled: false });
    await page.goto('/about');
    const items = page.locator('main details');
    await items.nth(0).locator('summary').click();
    await items.nth(2).locator('summary').click();
    expect(await openOnes(page)).toEqual(['How do I enrol?']);
  });
});
