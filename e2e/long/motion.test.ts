import type { Page } from '@playwright/test';
import { content } from '#test/content.ts';
import { expect, test, type NewPage } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';

/** Waits until an element is outside the window. Its own observer was notified before this one. */
const unseen = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== false) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

const { notice } = content.document('school');
const { statistics } = content.document('home');
const finalNumbers = statistics.items.map(({ to, suffix }) => `${to}${suffix}`);

const desk = { viewport: { width: 1280, height: 900 } };

test.describe('the statistics', () => {
  async function openHome(newPage: NewPage, prepare: (page: Page) => Promise<unknown> = async () => {}) {
    const { page } = await newPage(desk);
    await prepare(page);
    await page.goto('/');
    await waitForHydration(page);
    const heading = page.getByRole('heading', { name: statistics.title });
    const section = page.locator('section', { has: heading });
    const isCounting = async () =>
      (await section.locator('[data-counting]').getAttribute('data-counting')) === 'true';
    return { page, heading, section, isCounting };
  }

  test('count up each time they scroll into view, and screen readers hear only the final numbers', async ({
    newPage,
  }) => {
    const { page, heading, section, isCounting } = await openHome(newPage);
    for (let time = 0; time < 2; time += 1) {
      await heading.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForFunction(() => /\b1[0-2]\d\+/.test(document.body.innerText));
      await expect.poll(isCounting).toBe(false);
      for (const number of finalNumbers) expect(await section.innerText()).toContain(number);
      await page.evaluate(() => scrollTo(0, 0));
      await section.evaluate(unseen);
    }
  });

  test('start when 20 % is visible and take 2.5 seconds', async ({ newPage }) => {
    const { page, heading, section, isCounting } = await openHome(newPage, (each) => each.clock.install());
    // Scrolling renders the parts that content-visibility has skipped.
    await heading.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 0));
    await section.evaluate(unseen);
    await expect.poll(isCounting).toBe(false);
    await page.clock.pauseAt(Date.now() + 60_000);

    /** Scrolls until this share of the section is visible. The section's own observer was notified before this one. */
    const show = (share: number) =>
      section.evaluate(
        (sign, part) =>
          new Promise<void>((resolve) => {
            const scroll = () => {
              const { top, height } = sign.getBoundingClientRect();
              scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: 'instant' });
            };
            const observer = new IntersectionObserver(
              ([entry]) => {
                observer.disconnect();
                if (Math.abs((entry?.intersectionRatio ?? 0) - part) <= 0.02) return resolve();
                // A picture that loaded late has moved the section.
                scroll();
                observer.observe(sign);
              },
              { threshold: [0, part] },
            );
            scroll();
            observer.observe(sign);
          }),
        share,
      );
    await show(0.17);
    expect(await isCounting()).toBe(false);
    await show(0.23);
    await expect.poll(isCounting).toBe(true);
    await page.clock.runFor(2_400);
    expect(await isCounting()).toBe(true);
    expect(await section.innerText()).toMatch(/1[23]\d\+/);
    await page.clock.runFor(200);
    expect(await isCounting()).toBe(false);
    expect(await section.innerText()).toContain(finalNumbers[0]);
  });
});

test('the notice moves until it is paused, by its button or by the pointer', async ({ newPage }) => {
  const { page } = await newPage(desk);
  await page.goto('/');
  await waitForHydration(page);
  const bar = page.getByRole('complementary', { name: notice.label });
  const words = bar.getByText(notice.text).first();
  const state = () => words.evaluate((text) => text.getAnimations()[0]?.playState);
  expect(await state()).toBe('running');
  // The text moves, so the pointer goes to the middle of the bar.
  const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(state).toBe('paused');
  await page.mouse.move(600, 600);
  await expect.poll(state).toBe('running');
  await bar.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(600, 600);
  await expect.poll(state).toBeUndefined();
  await bar.getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(600, 600);
  await expect.poll(state).toBe('running');
});

test('the paused notice is readable as a whole on a phone', async ({ newPage }) => {
  const { page } = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await waitForHydration(page);
  const bar = page.getByRole('complementary', { name: notice.label });
  const words = bar.getByText(notice.text).first();
  const isWhole = async () => {
    const text = (await words.boundingBox())!;
    const window = (await words.locator('..').boundingBox())!;
    return (
      text.x >= window.x && text.x + text.width <= window.x + window.width && text.height <= window.height
    );
  };
  expect(await isWhole()).toBe(false);
  await bar.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(isWhole).toBe(true);
});

test('a curriculum block slides in from 100 px left in 0.5 seconds', async ({ newPage }) => {
  const { page } = await newPage({
    viewport: { width: 1280, height: 700 },
  });
  await page.goto('/curriculum');
  await waitForHydration(page);
  const last = page.getByRole('heading', { name: /Senior Expressors/ });
  await page.waitForFunction(() => document.querySelectorAll('main h2').length >= 4);
  const whereHidden = () =>
    last.evaluate((heading) => {
      for (let at: Element | null = heading; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.opacity === '0') return style.transform;
      }
      return 'nowhere';
    });
  await expect.poll(whereHidden).toContain('-100');
  const arrives = last.evaluate(
    (heading) =>
      new Promise<unknown[]>((resolve) => {
        const block = heading.closest('section');
        block?.addEventListener('transitionrun', () =>
          resolve(block.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
        );
      }),
  );
  await last.scrollIntoViewIfNeeded();
  expect(new Set(await arrives)).toEqual(new Set([500]));
  await expect
    .poll(() => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().left)))
    .toBeGreaterThan(0);
});

test('a toast closes after 5 seconds, but not under the pointer', async ({ newPage }) => {
  const { page } = await newPage(desk);
  await page.goto('/Formenroll');
  const toast = page.getByText('Login First!').first();
  await toast.waitFor();
  // Its timer is the animation of a line.
  const clock = () =>
    page.evaluate(() => {
      const [line] = document.getAnimations().filter(({ effect }) => effect?.getTiming().duration === 5_000);
      return line?.playState;
    });
  expect(await clock()).toBe('running');
  await toast.hover();
  await expect.poll(clock).toBe('paused');
  await page.mouse.move(5, 5);
  await expect.poll(clock).toBe('running');
  await toast.waitFor({ state: 'detached' });
});
