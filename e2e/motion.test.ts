import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';
import { waitUntilAlive } from './scenes/scene.ts';

const opening = openForThisFile();

/** Waits until the page's own script has taken over. */
describe('the mobile menu', () => {
  async function openMenu() {
    const opened = await openPage(opening.browser, opening.school.url);
    await opened.page.clock.install();
    await opened.page.goto('/about');
    await waitUntilAlive(opened.page);
    await opened.page.clock.pauseAt(Date.now() + 60_000);
    const menu = opened.page.getByRole('banner').getByRole('link', { name: 'Contact' });
    await opened.page.getByRole('button', { name: 'Menu' }).click();
    await menu.waitFor();
    return { ...opened, menu };
  }

  test('closes itself 3 seconds after the toggle was clicked', async () => {
    const { page, menu } = await openMenu();
    await page.mouse.move(5, 840);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(2_900);
    expect(await menu.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await menu.waitFor({ state: 'hidden' });
  });

  test('stays open while the focus is inside, and Escape closes it', async () => {
    const { page, menu } = await openMenu();
    await menu.focus();
    await page.clock.runFor(4_000);
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });

  test('stays open while the pointer is inside', async () => {
    const { page, menu } = await openMenu();
    await menu.hover();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(4_000);
    expect(await menu.isVisible()).toBe(true);
  });

  test('closes when a page was chosen, and the page starts at its top', async () => {
    const { page, menu } = await openMenu();
    await page.evaluate(() => scrollTo(0, 600));
    await menu.click();
    await page.waitForURL('**/contact');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('the course carousel', () => {
  const carousel = (page: Page) => page.getByRole('group', { name: 'Our Courses...' });

  test.each([
    [390, 1],
    [600, 2],
    [750, 3],
    [1100, 4],
  ])('at %i px shows %i slides, 50 px apart', async (width, count) => {
    const { page } = await openPage(opening.browser, opening.school.url, {
      viewport: { width, height: 900 },
    });
    await page.goto('/');
    await waitUntilAlive(page);
    const section = carousel(page);
    const slides = section.getByRole('listitem');
    expect(await slides.count()).toBe(6);
    await expect.poll(() => section.getByRole('article').first().isVisible()).toBe(true);
    const seen = await slides.evaluateAll(
      (all, windowWidth) =>
        all.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left + Number.parseFloat(getComputedStyle(slide).paddingLeft) >= 0 && right <= windowWidth;
        }).length,
      width,
    );
    expect(seen).toBe(count);
    expect(await slides.nth(1).evaluate((slide) => getComputedStyle(slide).paddingLeft)).toBe('50px');
    // One press, one course.
    const lefts = () =>
      section
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    const [first = 0] = await lefts();
    await section.getByRole('button', { name: /next/i }).click();
    await expect.poll(async () => Math.abs(((await lefts())[1] ?? 0) - first)).toBeLessThan(5);
  });

  test('steps on and back with its buttons, which rest at the ends', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, {
      viewport: { width: 1280, height: 900 },
    });
    await page.goto('/');
    const section = carousel(page);
    const next = section.getByRole('button', { name: /next/i });
    const previous = section.getByRole('button', { name: /previous/i });
    const left = () =>
      section
        .getByRole('article')
        .first()
        .evaluate((card) => Math.round(card.getBoundingClientRect().left));
    const start = await left();
    await next.click();
    await expect.poll(left).toBeLessThan(start);
    await previous.click();
    await expect.poll(left).toBe(start);
    await expect.poll(() => previous.isDisabled()).toBe(true);
  });

  test('moves on a press that came before the script', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, {
      viewport: { width: 1280, height: 900 },
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const section = carousel(page);
    const left = () =>
      section
        .getByRole('article')
        .first()
        .evaluate((card) => Math.round(card.getBoundingClientRect().left));
    const start = await left();
    await section.getByRole('button', { name: /next/i }).click();
    release();
    await expect.poll(left).toBeLessThan(start);
  });
});

test('the statistics count up each time they come into view, and a reader hears the end only', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
  await page.goto('/');
  await waitUntilAlive(page);
  const heading = page.getByRole('heading', { name: 'Trusted by Hundreds Students and Parents' });
  const section = page.locator('section', { has: heading });
  const shown = () => section.innerText();
  for (let time = 0; time < 2; time += 1) {
    await heading.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => /\b1[0-2]\d\+/.test(document.body.innerText));
    await expect.poll(shown, { timeout: 10_000 }).toContain('136+');
    expect(await shown()).toContain('18+');
    expect(await shown()).toContain('3+');
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('the statistics begin when a fifth of them is seen, and take two and a half seconds', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
  await page.clock.install();
  await page.goto('/');
  await waitUntilAlive(page);
  const heading = page.getByRole('heading', { name: 'Trusted by Hundreds Students and Parents' });
  const section = page.locator('section', { has: heading });
  const isCounting = () =>
    section
      .locator('[data-counting]')
      .getAttribute('data-counting')
      .then((value) => value === 'true');
  // Pages lay themselves out as they are scrolled through.
  await heading.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isCounting).toBe(false);
  await page.clock.pauseAt(Date.now() + 60_000);

  /** Scrolls until this share of the section is in the window; its own observer has heard of it then. */
  const show = (share: number) =>
    section.evaluate(
      (sign, part) =>
        new Promise<void>((resolve) => {
          const { top, height } = sign.getBoundingClientRect();
          scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: 'instant' });
          const observer = new IntersectionObserver(
            ([entry]) => {
              if (Math.abs((entry?.intersectionRatio ?? 0) - part) > 0.02) return;
              observer.disconnect();
              resolve();
            },
            { threshold: [0, part] },
          );
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
  expect(await section.innerText()).toContain('136+');
});

test('the notice goes by until it is paused, by its button or by the pointer', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
  await page.goto('/');
  await waitUntilAlive(page);
  const notice = page.getByRole('complementary', { name: 'Please note' });
  const words = notice.getByText('Only teacher absences').first();
  const state = () => words.evaluate((text) => text.getAnimations()[0]?.playState);
  expect(await state()).toBe('running');
  // The words never rest, so the pointer goes to where they pass.
  const { x, y, width, height } = (await notice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(state).toBe('paused');
  await page.mouse.move(600, 600);
  await expect.poll(state).toBe('running');
  await notice.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(600, 600);
  await expect.poll(state).toBe('paused');
  await notice.getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(600, 600);
  await expect.poll(state).toBe('running');
});

test('a curriculum block comes from 100 px left in half a second', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 700 },
  });
  await page.goto('/curriculum');
  await waitUntilAlive(page);
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
      new Promise<boolean>((resolve) => {
        const block = heading.closest('section');
        block?.addEventListener('transitionrun', () =>
          resolve(block.getAnimations().every(({ effect }) => effect?.getTiming().duration === 500)),
        );
      }),
  );
  await last.scrollIntoViewIfNeeded();
  expect(await arrives).toBe(true);
  await expect
    .poll(() => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().left)))
    .toBeGreaterThan(0);
});

test('one question of About is open at a time and closes when the mouse leaves it', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
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

test('a link at a page’s foot leads to the next page’s top', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  await page.goto('/about');
  await waitUntilAlive(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await page.waitForURL('**/Reviews');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the gallery of the students is scrolled to smoothly', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
  await page.goto('/Classes');
  await waitUntilAlive(page);
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    addEventListener('scroll', () => places.add(Math.round(scrollY)));
  });
  // The page is its own longest way: from its foot up to the gallery.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  const top = () =>
    page.locator('#studentGallery').evaluate((section) => Math.abs(section.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(120);
  // The foot, the goal, and more than a few places between them.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { places: Set<number> }).places.size))
    .toBeGreaterThan(5);
});

test('a link with an anchor leads to its section', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  await page.goto('/classes#studentGallery');
  await expect
    .poll(() =>
      page
        .locator('#studentGallery')
        .evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 120),
    )
    .toBe(true);
});

test('a toast goes after 5 seconds, but not while the pointer rests on it', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
  await page.clock.install();
  await page.goto('/Formenroll');
  const toast = page.getByText('Login First!').first();
  await toast.waitFor();
  await toast.hover();
  await page.clock.runFor(6_000);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await toast.waitFor({ state: 'hidden' });
});

test('the film loads after a click, with captions, and can be sought', async () => {
  const { page, strangers } = await openPage(opening.browser, opening.school.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|webm)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/tutorial');
  await waitUntilAlive(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /play/i }).first().click();
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState))
    .toBeGreaterThan(0);
  expect(await page.locator('video track[kind=captions]').count()).toBe(1);
  expect(await page.locator('figure:has(video) img').getAttribute('loading')).toBe('lazy');
  const part = await fetch(`${opening.school.url}/film/tutorial.mp4`, {
    headers: { range: 'bytes=100-199' },
  });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  expect(strangers).toEqual([]);
});

test('the map asks its host only after a click', async () => {
  const { page, strangers } = await openPage(opening.browser, opening.school.url);
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.goto('/contact');
  await waitUntilAlive(page);
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect.poll(() => strangers.some((url) => url.includes('openstreetmap.org'))).toBe(true);
});
