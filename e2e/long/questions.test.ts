import type { BrowserContextOptions, Page } from '@playwright/test';
import { content } from '#test/content.ts';
import { expect, test, type NewPage } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';

const desk = { viewport: { width: 1280, height: 900 } };

/** The headings of the open questions. */
const openOnes = (page: Page) =>
  page.locator('main details[open] summary').getByRole('heading').allInnerTexts();

const { questions: faq } = content.document('faq');
const { questions: aboutQuestions } = content.document('about');
const { rules } = content.document('school');
const refunds = faq.find(({ id }) => id === 'refunds') ?? faq[0];
const online = faq.find(({ id }) => id === 'online') ?? faq[0];

test.describe('the questions of /FaqPage', () => {
  test('a URL fragment opens its question and focuses it', async ({ newPage }) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await newPage({ javaScriptEnabled });
      await page.goto('/FaqPage#refunds');
      await expect.poll(() => openOnes(page)).toEqual([refunds?.question]);
      await expect
        .poll(() => page.locator('#refunds').evaluate((answer) => answer.getBoundingClientRect().top))
        .toBeLessThan(800);
      if (javaScriptEnabled)
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toContain(refunds?.question);
      await page.close();
    }
  });

  test('each is listed once with its short answer, and opens', async ({ newPage }) => {
    const { page } = await newPage(desk);
    await page.goto('/FaqPage');
    await waitForHydration(page);
    const summaries = page.locator('main details summary');
    await expect(summaries).toHaveCount(faq.length);
    for (const [at, { question, inShort }] of faq.entries()) {
      expect(await summaries.nth(at).innerText()).toContain(inShort);
      await expect(page.getByRole('main').getByText(question, { exact: true })).toHaveCount(1);
      await summaries.nth(at).click();
      await expect.poll(() => openOnes(page)).toEqual([question]);
    }
  });

  test('the refunds answer contains the rules for fees and missed classes', async ({ newPage }) => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto('/FaqPage#refunds');
    const answer = page.locator('#refunds');
    await expect(answer).toContainText(rules.fees, { useInnerText: true });
    await expect(answer).toContainText(rules.missedClasses, { useInnerText: true });
  });

  test('the link of an answer copies its URL and says so, and the answer stays open', async ({
    newPage,
    school,
  }) => {
    const { page } = await newPage({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto('/FaqPage');
    await waitForHydration(page);
    await page.getByText(online?.question ?? '').click();
    await page.getByRole('link', { name: 'Link to this answer' }).click();
    await page.getByText('Link copied.').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${school.url}/FaqPage#online`);
    expect(await openOnes(page)).toEqual([online?.question]);
  });
});

test.describe('the questions of /about', () => {
  async function openAbout(newPage: NewPage, options: BrowserContextOptions) {
    const { page } = await newPage(options);
    await page.goto('/about');
    await waitForHydration(page);
    const first = page.locator('main details').first();
    return {
      page,
      summary: first.locator('summary'),
      isOpen: () => first.evaluate((item) => (item as HTMLDetailsElement).open),
    };
  }

  /** Moves the mouse over the first item and away, and lets the delay before closing pass. */
  async function passOver(page: Page) {
    await page.locator('main details').first().locator('summary').hover();
    await page.mouse.move(2, 2);
    await page.clock.runFor(2_000);
  }

  test('one is open at a time and closes when the mouse leaves it', async ({ newPage }) => {
    const { page } = await newPage(desk);
    await page.goto('/about');
    await waitForHydration(page);
    const questions = page.locator('main details');
    await expect(questions).toHaveCount(3);
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

  test('a question opened with the keyboard stays open when the mouse passes', async ({ newPage }) => {
    const { page, summary, isOpen } = await openAbout(newPage, desk);
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

  test('a question opened by touch stays open', async ({ newPage }) => {
    const { page, summary, isOpen } = await openAbout(newPage, { ...desk, hasTouch: true });
    await page.clock.install();
    await summary.tap();
    await expect.poll(isOpen).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await passOver(page);
    expect(await isOpen()).toBe(true);
  });

  test('under reduced motion a question opens and closes without animation', async ({ newPage }) => {
    const { page, summary } = await openAbout(newPage, { ...desk, reducedMotion: 'reduce' });
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

  test('they open without JavaScript, one at a time', async ({ newPage }) => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto('/about');
    const items = page.locator('main details');
    await items.nth(0).locator('summary').click();
    await items.nth(2).locator('summary').click();
    expect(await openOnes(page)).toEqual([aboutQuestions[2]?.question]);
  });
});
