import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { studentGallery } from '#content/classes.ts';
import { instructorArt, rooms } from '#content/galleries.ts';
import { viewingWords } from '#content/viewing.ts';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';
import { waitUntilAlive } from './scenes/scene.ts';
import { doubleTap, moveFingers, straight } from './touch.ts';

const opening = openForThisFile();

const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const quiet = { reducedMotion: 'reduce' } as const;

const works = rooms.find(({ path }) => path === '/painting')?.works ?? [];
const [first, second, third] = works as [Work, Work, Work];
const last = works.at(-1) as Work;
type Work = (typeof works)[number];

const galleries = [
  ...rooms.map(({ path, works }) => ({ path, works })),
  { path: instructorArt.path, works: instructorArt.sections.flatMap((section) => section.works) },
  { path: '/classes', works: studentGallery },
];

/** Opens an address in a fresh browser and waits until the page's own script has taken over. */
async function visit(address: string, options: BrowserContextOptions = {}) {
  const { page, problems } = await openPage(opening.browser, opening.school.url, {
    ...desk,
    ...quiet,
    ...options,
  });
  await page.goto(address);
  await waitUntilAlive(page);
  return { page, problems, dialog: page.getByRole('dialog') };
}

const tileOf = (page: Page, { title }: Work) =>
  page.getByRole('link', { name: `${viewingWords.look}: ${title}`, exact: true });
const named = (page: Page, { title }: Work) => page.getByRole('dialog', { name: title, exact: true });
const workInAddress = (page: Page) => new URL(page.url()).searchParams.get('work');
const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name });

/** How large the picture is drawn against its place in the dialog. */
const scaleOf = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector<HTMLElement>('[data-large-work]');
    return picture === null ? 0 : picture.getBoundingClientRect().width / picture.offsetWidth;
  });
/** Where the large picture is seen. */
const boxOf = async (page: Page) => {
  const box = await page.locator('[data-large-work]').boundingBox();
  if (box === null) throw new Error('no work is seen large');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
};

/** Opens the room with one work large, as somebody who was sent its address. */
async function visitWork(work: Work, options: BrowserContextOptions = {}) {
  const visited = await visit(`/painting?work=${work.name}`, options);
  await named(visited.page, work).waitFor();
  return visited;
}

describe.each(galleries)('$path', ({ path, works }) => {
  test('each work says that it opens large, and each has an address', async () => {
    const { page, problems } = await visit(path, phone);
    for (const work of works) expect(await tileOf(page, work).count(), work.title).toBe(1);
    const last = works.at(-1) as Work;
    await tileOf(page, last).click();
    const dialog = named(page, last);
    await dialog.waitFor();
    expect(workInAddress(page)).toBe(last.name);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await dialog.getByText(last.medium).isVisible()).toBe(true);
    expect(await dialog.getByText(last.description).isVisible()).toBe(true);
    expect(await dialog.getByRole('img', { name: last.alt }).isVisible()).toBe(true);
    expect(await dialog.getByText(`${works.length} of ${works.length}`, { exact: true }).isVisible()).toBe(
      true,
    );
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe('opening and closing', () => {
  test('the dialog is named after the work and described by its place in the room', async () => {
    const { page } = await visit('/painting');
    await tileOf(page, second).click();
    const dialog = named(page, second);
    await dialog.waitFor();
    const description = await dialog.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${description}"]`).textContent()).toBe(`2 of ${works.length}`);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count(), 'the page behind is hidden').toBe(0);
  });

  test('an address with a work opens it at once', async () => {
    const { page } = await visitWork(third, phone);
    expect(workInAddress(page)).toBe(third.name);
  });

  test.each(['nobody-painted-this', 'mosaic-tiger', ''])(
    '?work=%s, which does not hang here, opens nothing',
    async (name) => {
      const { page, problems, dialog } = await visit(`/painting?work=${name}`);
      await tileOf(page, first).waitFor();
      // What would open it has been fetched and run when another work opens.
      await tileOf(page, second).click();
      await named(page, second).waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(workInAddress(page)).toBe(name);
      expect(problems).toEqual([]);
    },
  );

  test('back closes it, forward opens it again', async () => {
    const { page, dialog } = await visit('/painting', phone);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(workInAddress(page)).toBeNull();
    await page.goForward();
    await named(page, first).waitFor();
  });

  test('looking at many works and closing leaves one step back to the page before', async () => {
    const { page, dialog } = await visit('/classes');
    await page.goto('/painting');
    await waitUntilAlive(page);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    for (const work of [second, third]) {
      await button(dialog, 'Next').click();
      await named(page, work).waitFor();
      expect(workInAddress(page)).toBe(work.name);
    }
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => workInAddress(page)).toBeNull();
    await page.goBack();
    await page.waitForURL('**/classes');
  });

  test('somebody who came with the address closes to the room, and goes back to where they came from', async () => {
    const { page, dialog } = await visit('/about');
    await page.goto(`/painting?work=${second.name}`);
    await named(page, second).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${opening.school.url}/painting`);
    await page.goBack();
    await page.waitForURL('**/about');
  });

  test('a reload keeps the work open, and closing it still leads back', async () => {
    const { page, dialog } = await visit('/painting');
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await page.reload();
    await named(page, first).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${opening.school.url}/painting`);
  });

  test('a double click opens once and closes once', async () => {
    const { page, dialog } = await visit('/classes');
    await page.goto('/painting');
    await waitUntilAlive(page);
    await tileOf(page, first).dblclick();
    await named(page, first).waitFor();
    await dialog.evaluate((element) => {
      const close = [...element.querySelectorAll('button')].find((each) =>
        each.textContent?.includes('Close'),
      );
      close?.click();
      close?.click();
    });
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${opening.school.url}/painting`);
    await page.goBack();
    await page.waitForURL('**/classes');
  });

  test('the focus returns to the tile of the work last seen, which is brought into view', async () => {
    const { page, dialog } = await visit('/painting', phone);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await page.keyboard.press('End');
    await named(page, last).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.work))
      .toBe(last.name);
    const box = await tileOf(page, last).boundingBox();
    expect(box?.y).toBeGreaterThan(-200);
    expect(box?.y).toBeLessThan(844);
  });

  test('the page behind stays where it was', async () => {
    const { page, dialog } = await visit('/painting');
    await tileOf(page, third).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await tileOf(page, third).click();
    await named(page, third).waitFor();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  test('a press on the dark beside the work closes it', async () => {
    const { page, dialog } = await visitWork(first);
    await page.mouse.click(30, 300);
    await dialog.waitFor({ state: 'detached' });
  });

  test('opening, going on and closing ask the server for no page data', async () => {
    const { page, dialog } = await visit('/painting');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    await button(dialog, 'Next').click();
    await named(page, second).waitFor();
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  });
});

describe('keys', () => {
  test('without a pointer: Tab to a work, Enter, round the controls, Escape, and Tab goes on from there', async () => {
    const { page, dialog } = await visit('/painting');
    await tileOf(page, first).focus();
    expect(await tileOf(page, first).evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    await named(page, first).waitFor();
    const seen = new Set<string>();
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      // At its ends the focus is handed round in a moment of its own.
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      seen.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['Close', 'Next', 'Previous', 'Share', 'Zoom']),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.work))
      .toBe(second.name);
  });

  test('arrows go from work to work and round, Home and End to the ends; the address follows', async () => {
    const { page } = await visitWork(first);
    const length = await page.evaluate(() => history.length);
    for (const [key, work] of [
      ['ArrowRight', second],
      ['ArrowRight', third],
      ['ArrowLeft', second],
      ['End', last],
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await named(page, work).waitFor();
      await expect.poll(() => workInAddress(page)).toBe(work.name);
    }
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('each step is said once: the title and the place', async () => {
    const { page, dialog } = await visitWork(first);
    const said = dialog.getByRole('status');
    expect(await said.textContent()).toBe('');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => said.textContent()).toBe(`${second.title}, 2 of ${works.length}`);
  });

  test('+ comes closer, the arrows then move the picture, 0 shows it whole; a key with Control is left alone', async () => {
    const { page } = await visitWork(first);
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.25, 1);
    const before = await boxOf(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(before.x - 20);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await boxOf(page)).y).toBeLessThan(before.y - 20);
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5, 1);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
    expect(workInAddress(page)).toBe(first.name);
  });
});

describe('hands', () => {
  test('a swipe to the left shows the next work, to the right the one before', async () => {
    const { page } = await visitWork(first, phone);
    const { middle } = await boxOf(page);
    await moveFingers(page, straight({ x: 320, y: middle.y }, { x: 90, y: middle.y + 12 }));
    await named(page, second).waitFor();
    await moveFingers(page, straight({ x: 90, y: middle.y }, { x: 320, y: middle.y - 9 }));
    await named(page, first).waitFor();
  });

  test('a swipe down closes it, a short one does not', async () => {
    const { page, dialog } = await visitWork(first, phone);
    const { middle } = await boxOf(page);
    await moveFingers(page, straight(middle, { x: middle.x, y: middle.y + 22 }));
    expect(await dialog.isVisible()).toBe(true);
    await moveFingers(page, straight(middle, { x: middle.x + 8, y: middle.y + 260 }));
    await dialog.waitFor({ state: 'detached' });
  });

  test('a double tap comes closer to that point, a drag then moves the picture, another double tap shows it whole', async () => {
    const { page } = await visitWork(first, phone);
    const { x, y, middle } = await boxOf(page);
    const corner = { x: x + 60, y: y + 60 };
    await doubleTap(page, corner);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1);
    const before = await boxOf(page);
    await moveFingers(page, straight(middle, { x: middle.x - 120, y: middle.y }));
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(before.x - 80);
    expect(workInAddress(page), 'a drag of a zoomed picture is no swipe').toBe(first.name);
    await doubleTap(page, middle);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
  });

  test('two fingers apart come closer, together go back, and end no further out than whole', async () => {
    const { page, dialog } = await visitWork(first, phone);
    const { middle } = await boxOf(page);
    const aside = (by: number) => ({ x: middle.x + by, y: middle.y });
    await moveFingers(page, straight(aside(-30), aside(-90)), straight(aside(30), aside(90)));
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 0);
    await moveFingers(page, straight(aside(-150), aside(-20)), straight(aside(150), aside(20)));
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
    expect(await dialog.isVisible()).toBe(true);
    expect(workInAddress(page)).toBe(first.name);
  });

  test('a double click with a mouse comes closer; a drag at full view is no swipe', async () => {
    const { page } = await visitWork(first);
    const { middle } = await boxOf(page);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 300, middle.y, { steps: 5 });
    await page.mouse.up();
    expect(workInAddress(page)).toBe(first.name);
    await page.mouse.dblclick(middle.x, middle.y);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1);
  });

  test('two fingers on a trackpad, a wheel with Control, come closer and do not zoom the page', async () => {
    const { page } = await visitWork(first);
    const { middle } = await boxOf(page);
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -60);
    await page.keyboard.up('Control');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(Math.exp(0.6), 1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('the zoom button says whether the picture is close; a larger file is fetched, and the next work is whole', async () => {
    const { page, dialog } = await visitWork(first, { ...phone, deviceScaleFactor: 1 });
    const file = () =>
      page.evaluate(() => document.querySelector<HTMLImageElement>('[data-large-work] img')?.currentSrc);
    const widthOf = (address = '') => Number(/-(\d+)-[0-9a-f]+\.\w+$/.exec(address)?.[1]);
    await expect.poll(async () => widthOf(await file())).toBeGreaterThan(0);
    const whole = widthOf(await file());
    const zoom = button(dialog, 'Zoom');
    expect(await zoom.getAttribute('aria-pressed')).toBe('false');
    await zoom.click();
    await expect.poll(() => zoom.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(async () => widthOf(await file())).toBeGreaterThan(whole);
    await button(dialog, 'Next').click();
    await named(page, second).waitFor();
    await expect.poll(() => zoom.getAttribute('aria-pressed')).toBe('false');
    expect(await scaleOf(page)).toBeCloseTo(1, 2);
  });
});

describe('sharing', () => {
  test('copies the work’s own address where the device has no way of its own, and says so', async () => {
    const { page, dialog } = await visitWork(second, { permissions: ['clipboard-read', 'clipboard-write'] });
    await button(dialog, 'Share').click();
    await page.getByText(viewingWords.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${opening.school.url}/painting?work=${second.name}`,
    );
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await dialog.isVisible()).toBe(true);
  });

  test('hands title and address to the device where it can, and says nothing when that is put away', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, { ...phone, ...quiet });
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(Navigator.prototype, {
        share: async (data: unknown) => {
          shared.push(data);
          throw new DOMException('put away', 'AbortError');
        },
      });
    });
    await page.goto(`/painting?work=${second.name}`);
    await button(named(page, second), 'Share').click();
    await expect
      .poll(() => page.evaluate('shared'))
      .toEqual([{ title: second.title, url: `${opening.school.url}/painting?work=${second.name}` }]);
    expect(await page.getByText(viewingWords.copied).count()).toBe(0);
    expect(await page.getByText(viewingWords.notCopied).count()).toBe(0);
  });
});

describe('what it costs', () => {
  const isDialogScript = (url: string) => /\/assets\/lightbox-[^/]+\.js$/.test(url);

  test('its script comes at the visitor’s first move, not with the page', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, { ...desk, ...quiet });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/painting', { waitUntil: 'networkidle' });
    await waitUntilAlive(page);
    expect(asked.filter(isDialogScript)).toEqual([]);
    await page.mouse.move(200, 200);
    await expect.poll(() => asked.filter(isDialogScript).length).toBe(1);
  });

  test('both neighbours are fetched while one work is looked at', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, { ...desk, ...quiet });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const sixth = works[5] as Work;
    await page.goto(`/painting?work=${sixth.name}`);
    await named(page, sixth).waitFor();
    for (const neighbour of [works[4] as Work, works[6] as Work]) {
      await expect.poll(() => asked.some((url) => url.includes(`/${neighbour.name}-`))).toBe(true);
    }
  });

  test('a press before the page’s script has come is kept and done then', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, { ...phone, ...quiet });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/painting', { waitUntil: 'domcontentloaded' });
    await tileOf(page, first).click();
    release();
    await named(page, first).waitFor();
    expect(new URL(page.url()).pathname).toBe('/painting');
  });

  test('when the dialog’s script cannot be had, the link leads to the larger picture', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, { ...desk, ...quiet });
    await page.route(isDialogScriptUrl, (route) => route.abort());
    await page.goto('/painting');
    await waitUntilAlive(page);
    await tileOf(page, first).click();
    await page.waitForURL(/\/pictures\/.+\.webp$/);
  });
  const isDialogScriptUrl = /\/assets\/lightbox-[^/]+\.js$/;
});

describe('without script', () => {
  test('the link leads to the larger picture', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, {
      ...phone,
      javaScriptEnabled: false,
    });
    await page.goto('/painting');
    await tileOf(page, second).click();
    await page.waitForURL(new RegExp(`/pictures/${second.name}-1280-.+\\.webp$`));
    const answer = await page.request.get(page.url());
    expect(answer.headers()['content-type']).toBe('image/webp');
  });

  test('with it, a press meant for a new tab still gets the picture there', async () => {
    const { page, dialog } = await visit('/painting');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      tileOf(page, first).click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL(/\/pictures\/.+\.webp$/);
    expect(await dialog.count()).toBe(0);
  });
});

describe('how it moves', () => {
  /** Counts view transitions and what they name. */
  const count = (page: Page) =>
    page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const { startViewTransition } = document;
      document.startViewTransition = function start(update) {
        const before = [...document.querySelectorAll<HTMLElement>('img')];
        seen.push(before.filter((image) => image.style.viewTransitionName !== '').length.toString());
        return startViewTransition.call(document, update);
      };
    });
  const leftNamed = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('*')].filter(
          (element) => getComputedStyle(element).viewTransitionName === 'work',
        ).length,
    );

  test.each(['/painting', '/InstructorArtPage'])(
    'on %s the tile’s picture becomes the large one and back, and only meanwhile has a name',
    async (path) => {
      const { page } = await openPage(opening.browser, opening.school.url, desk);
      await count(page);
      await page.goto(path);
      await waitUntilAlive(page);
      const tile = page.getByRole('link', { name: viewingWords.look }).first();
      await tile.scrollIntoViewIfNeeded();
      await tile.click();
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => leftNamed(page)).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate('seen')).toEqual(['1', '1']);
      await expect.poll(() => leftNamed(page)).toBe(0);
    },
  );

  test('not at all for visitors who asked for less motion', async () => {
    const { page } = await openPage(opening.browser, opening.school.url, { ...desk, ...quiet });
    await count(page);
    await page.goto('/painting');
    await waitUntilAlive(page);
    await tileOf(page, first).click();
    await named(page, first).waitFor();
    expect(
      await page.locator('[data-large-work]').evaluate((picture) => getComputedStyle(picture).animationName),
    ).toBe('none');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('seen')).toEqual([]);
  });
});

describe.each([
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
])('at %i by %i', (width, height) => {
  test('the whole work and every control are in the window, large enough for a thumb', async () => {
    for (const work of [second, works.find(({ picture }) => picture.height > picture.width) ?? third]) {
      const { page, dialog } = await visitWork(work, { viewport: { width, height } });
      for (const name of ['Close', 'Zoom', 'Share', 'Previous', 'Next']) {
        const box = await button(dialog, name).boundingBox();
        if (box === null) throw new Error(`${name} is not drawn`);
        expect(box.height, name).toBeGreaterThanOrEqual(44);
        expect(box.width, name).toBeGreaterThanOrEqual(44);
        expect(box.x, name).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, name).toBeLessThanOrEqual(width);
        expect(box.y, name).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      }
      const picture = await boxOf(page);
      expect(picture.y + picture.height).toBeLessThanOrEqual(height);
      expect(picture.x).toBeGreaterThanOrEqual(0);
      expect(picture.x + picture.width).toBeLessThanOrEqual(width);
      expect(picture.width / picture.height).toBeCloseTo(work.picture.width / work.picture.height, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.context().close();
    }
  });
});
