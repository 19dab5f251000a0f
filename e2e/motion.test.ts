import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';

const opening = openForThisFile();

/** Waits until the page's own script has taken over. */
const settled = 'Object.keys(document.querySelector("main")).some((key) => key.startsWith("__react"))';

describe('the mobile menu', () => {
  async function openMenu() {
    const opened = await openPage(opening.browser, opening.school.url);
    await opened.page.clock.install();
    await opened.page.goto('/about');
    await opened.page.waitForFunction(settled);
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
    await page.waitForFunction(settled);
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Our Courses...' }) });
    const slides = section.getByRole('group', { name: 'Our Courses...' }).getByRole('listitem');
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
  });

  test('steps on and back with its buttons, which rest at the ends', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, {
      viewport: { width: 1280, height: 900 },
    });
    await page.goto('/');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Our Courses...' }) });
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
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Our Courses...' }),
    });
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
  await page.waitForFunction(settled);
  const heading = page.getByRole('heading', { name: 'Trusted by Hundreds Students and Parents' });
  const section = page.locator('section', { has: heading });
  const shown = () => section.innerText();
  for (let time = 0; time < 2; time += 1) {
    await heading.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => /\b1[0-2]\d\+/.test(document.body.innerText));
    await expect.poll(shown, { timeout: 10_000 }).toContain('136+');
    await page.evaluate(() => scrollTo(0, 0));
  }
  expect(await shown()).toContain('18+');
  expect(await shown()).toContain('3+');
});

test('under reduced motion nothing moves by itself', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, { reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForFunction(settled);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const running = await page.evaluate(
    () => document.getAnimations().filter((a) => a.playState === 'running').length,
  );
  expect(running).toBe(0);
  expect(await page.getByRole('main').innerText()).toContain('136+');
});

test('a curriculum block comes from 100 px left in half a second', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 700 },
  });
  await page.goto('/curriculum');
  await page.waitForFunction(settled);
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
  await last.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const heading = [...document.querySelectorAll('main h2')].at(-1);
    for (let at: Element | null | undefined = heading; at; at = at.parentElement) {
      const moving = at.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (moving.some((animation) => animation.effect?.getTiming().duration === 500)) return true;
    }
    return false;
  });
  await expect
    .poll(() => last.evaluate((heading) => Math.round(heading.getBoundingClientRect().left)))
    .toBeGreaterThan(0);
});

test('one question of About is open at a time and closes when the mouse leaves it', async () => {
  const { page } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
  await page.goto('/about');
  await page.waitForFunction(settled);
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
  await page.waitForFunction(settled);
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
  await page.waitForFunction(settled);
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect.poll(() => strangers.some((url) => url.includes('openstreetmap.org'))).toBe(true);
});
