import type { Locator, Page } from '@playwright/test';
import { content } from '#test/content.ts';
import { expect, test, type NewPage } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';

const { notice } = content.document('school');
const { courses, statistics } = content.document('home');
const [students] = statistics.items;

/** Opens a page under reduced motion and records the animations that run anyway. */
async function openWithReducedMotion(newPage: NewPage, path: string, width = 1280): Promise<Page> {
  const { page } = await newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  // Recorded at their start, so that short animations are not missed.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of ['animationstart', 'transitionstart'] as const) {
      document.addEventListener(
        type,
        ({ target }) => {
          for (const animation of (target as Element).getAnimations({ subtree: true })) {
            const { duration, iterations } = animation.effect?.getTiming() ?? {};
            if (Number(duration) > 1 || iterations === Number.POSITIVE_INFINITY) {
              seen.push(`${(target as Element).className}: ${Number(duration)} ms`);
            }
          }
        },
        true,
      );
    }
  });
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

/** The animations that ran since the page opened, and those that still run. */
const seenAnimations = (page: Page) =>
  page.evaluate(() => [
    ...(window as unknown as { seen: string[] }).seen,
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => `still: ${(effect as KeyframeEffect).target?.className}`),
  ]);

/** Whether an element and its ancestors are opaque and not transformed. */
const isOpaqueAndStill = (locator: Locator) =>
  locator.evaluate((element) => {
    for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
      const { opacity, transform } = getComputedStyle(ancestor);
      if (opacity !== '1' || transform !== 'none') return false;
    }
    return true;
  });

test.describe('under reduced motion', () => {
  test('the notice is still and complete, and has no pause button', async ({ newPage }) => {
    const page = await openWithReducedMotion(newPage, '/');
    const bar = page.getByRole('complementary', { name: notice.label });
    const text = bar.getByText(notice.text).first();
    expect(await text.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await expect(bar.getByRole('button')).toHaveCount(0);
    expect(await seenAnimations(page)).toEqual([]);
  });

  test('the statistics show their final numbers at once', async ({ newPage }) => {
    const page = await openWithReducedMotion(newPage, '/');
    const numbers = page.locator('[data-counting]');
    // Text that content-visibility skips has no innerText until it is scrolled into view.
    await expect
      .poll(async () => {
        await numbers.scrollIntoViewIfNeeded();
        return numbers.innerText();
      })
      .toContain(`${students?.to}${students?.suffix}`);
    await expect(numbers).toHaveAttribute('data-counting', 'false');
  });

  test('the blocks of the curriculum do not slide in', async ({ newPage }) => {
    const page = await openWithReducedMotion(newPage, '/curriculum');
    const last = page.getByRole('heading', { name: /Senior Expressors/ });
    expect(await isOpaqueAndStill(last)).toBe(true);
    await last.scrollIntoViewIfNeeded();
    expect(await seenAnimations(page)).toEqual([]);
  });

  test('the carousel steps within one frame', async ({ newPage }) => {
    const page = await openWithReducedMotion(newPage, '/');
    const section = page.getByRole('group', { name: courses.title.text });
    // The carousel starts when it is near the viewport.
    await section.scrollIntoViewIfNeeded();
    await section.locator('[data-live=true]').waitFor();
    const [before, after, end] = await section.evaluate(async (root) => {
      const left = () => root.querySelector('article')?.getBoundingClientRect().left ?? 0;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const positions = [left()];
      root.querySelector<HTMLElement>('button[aria-disabled=false]')?.click();
      await frame();
      await frame();
      positions.push(left());
      for (let count = 0; count < 60; count += 1) await frame();
      return [...positions, left()];
    });
    expect(after).toBeLessThan(before ?? 0);
    expect(after).toBe(end);
  });

  test('menus and questions open and close without animation', async ({ newPage }) => {
    const phone = await openWithReducedMotion(newPage, '/about', 390);
    await phone.getByRole('button', { name: 'Menu' }).click();
    await phone.getByRole('banner').getByRole('link', { name: 'Contact' }).waitFor();
    await phone.keyboard.press('Escape');
    await phone.locator('main details summary').first().click();
    expect(await seenAnimations(phone)).toEqual([]);

    const desktop = await openWithReducedMotion(newPage, '/about');
    await desktop.getByRole('button', { name: 'Art Workshops' }).click();
    await desktop.getByRole('link', { name: 'Workshop Tutorial' }).first().hover();
    expect(await seenAnimations(desktop)).toEqual([]);
  });

  test('a link with a fragment jumps without smooth scrolling', async ({ newPage }) => {
    const page = await openWithReducedMotion(newPage, '/about');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/Classes#studentGallery');
    await expect
      .poll(() =>
        page
          .locator('#studentGallery')
          .evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 120),
      )
      .toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});
