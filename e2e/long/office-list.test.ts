import { statusNames } from '#contract/school/status-words.ts';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../checks/axe.ts';
import { outsideWindow } from '../checks/outside-window.ts';
import { openBrowser, openLargeFontBrowser } from '../browser.ts';
import { hasFocus } from '../keyboard.ts';
import { expect, test, type NewPage } from '../fixtures.ts';
import { createSiblings, siblings } from '../siblings.ts';
import { newPerson, signInByApi, type SignIn } from '../steps.ts';

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

const family = newPerson('Asha Iijima');

// All tests read the same family.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ school, browser }) => {
  await createSiblings(browser, school.url, family);
});

/** Opens the list as an admin and searches for the family. */
async function openList(page: Page, admin: SignIn) {
  await signInByApi(page, admin);
  await page.goto('/admin');
  await search(page, family.email);
  // The row may be in the complete list too; wait for the result of the search.
  await page.getByRole('status').getByText('1 to 1 of 1', { exact: true }).waitFor();
  await rowOf(page).waitFor();
}

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: family.email });
const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words);

test('each child has a line with the course, and the button of the applications names all children', async ({
  newPage,
  admin,
}) => {
  const { page } = await newPage(desk);
  await openList(page, admin);
  const lines = rowOf(page).getByRole('listitem');
  expect(await lines.allInnerTexts()).toEqual([
    `Kabir Verma, Senior Seeker\n${statusNames.new}`,
    `Ira Verma, Junior Beginner\n${statusNames.new}`,
  ]);
  const boxes = await Promise.all((await lines.all()).map((line) => line.boundingBox()));
  expect(boxes[0]!.y + boxes[0]!.height).toBeLessThanOrEqual(boxes[1]!.y);
  const button = rowOf(page).getByRole('button', { name: `Enrollment data of ${family.fullName}` });
  const name = await button.innerText();
  for (const { fullName, course } of siblings) expect(name).toContain(`${fullName}, ${course}`);
});

test('the admin’s own account has no delete button, and its row says You', async ({ newPage, admin }) => {
  const { page } = await newPage(desk);
  await openList(page, admin);
  await expect(rowOf(page).getByRole('button', { name: /Delete/ })).toHaveCount(1);
  await search(page, admin.email);
  const own = page.getByRole('row').filter({ hasText: admin.email });
  await own.getByRole('cell', { name: 'You', exact: true }).waitFor();
  await expect(own.getByRole('button', { name: /Delete/ })).toHaveCount(0);
});

/** The number of dark strokes from top to bottom, in the pixel column that has the most. */
async function mostStrokes(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const strokes = Array.from({ length: info.width }, (_, x) => {
    const isDark = Array.from({ length: info.height }, (__, y) => (data[y * info.width + x] ?? 255) < 140);
    return isDark.filter((dark, y) => dark && isDark[y - 1] !== true).length;
  });
  return Math.max(...strokes);
}

test('the letter i in a name keeps its dot', async ({ newPage, admin }) => {
  const { page } = await newPage(desk);
  await openList(page, admin);
  await page.evaluate(() => document.fonts.ready);
  const name = rowOf(page).getByText(family.fullName, { exact: true });
  // The second letter of ‘Iijima’ consists of a dot and a stem.
  const clip = await name.evaluate((element, at) => {
    const letter = document.createRange();
    letter.setStart(element.firstChild ?? element, at);
    letter.setEnd(element.firstChild ?? element, at + 1);
    const { x, y, width: w, height } = letter.getBoundingClientRect();
    return { x, y: y + scrollY, width: w, height };
  }, family.fullName.indexOf('ij'));
  const picture = await page.screenshot({ clip, fullPage: true });
  expect(await mostStrokes(picture)).toBe(2);
});

for (const [name, open, rule] of [
  ['the usual font size', openBrowser, ''],
  ['a font size of 200 % set in the browser', openLargeFontBrowser, ''],
  ['a font size of 200 % on the root element', openBrowser, 'html { font-size: 200% !important }'],
] as const) {
  test.describe(`with ${name}`, () => {
    for (const width of [320, 640, 1280]) {
      test(`nothing of the list is cut off at ${width} px`, async ({ school, admin }) => {
        const reader = await open();
        const page = await reader.newPage({
          ...desk,
          baseURL: school.url,
          serviceWorkers: 'block',
          viewport: { width, height: 800 },
        });
        await openList(page, admin);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }, rule);
        await search(page, '98260');
        await rowOf(page).getByText('Phone of').waitFor();
        expect(await outsideWindow(page)).toEqual([]);
        await rowOf(page).getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('alertdialog').waitFor();
        await reader.close();
      });
    }
  });
}

/** Opens the applications of the family. */
async function openApplications(page: Page): Promise<Locator> {
  await rowOf(page).getByRole('button', { name: 'Enrollment data' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
  await dialog.getByRole('table').waitFor();
  return dialog;
}

test.describe('the enrolment dialog', () => {
  const open = async (newPage: NewPage, admin: SignIn, viewport: BrowserContextOptions['viewport']) => {
    const { page } = await newPage({ ...desk, viewport: viewport ?? null });
    await openList(page, admin);
    const dialog = await openApplications(page);
    return { page, dialog, data: dialog.getByRole('region', { name: 'User Enrollment Data' }) };
  };

  for (const [width, height] of [
    [390, 600],
    [640, 400],
  ] as const) {
    test(`at ${width} × ${height} scrolls to its last line with the keyboard`, async ({ newPage, admin }) => {
      const { page, dialog, data } = await open(newPage, admin, { width, height });
      await data.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const last = dialog.getByRole('row').filter({ hasText: 'Relation' });
      const isInSight = () =>
        last.evaluate((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          const { x, width: w } = row.getBoundingClientRect();
          return row.contains(document.elementFromPoint(x + w / 2, (top + bottom) / 2));
        });
      expect(await isInSight()).toBe(false);
      for (let step = 0; step < 6 && !(await hasFocus(data)); step += 1) await page.keyboard.press('Tab');
      await expect(data).toBeFocused();
      await page.keyboard.press('End');
      await expect.poll(isInSight).toBe(true);
    });
  }

  test('is a stop of Tab only while it scrolls', async ({ newPage, admin }) => {
    const { page, dialog, data } = await open(newPage, admin, { width: 1280, height: 900 });
    await expect(data).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 500 });
    await data.waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await data.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
  });

  for (const [width, height] of [
    [640, 400],
    [844, 390],
    [1280, 400],
  ] as const) {
    test(`at ${width} × ${height} gives more than half of the height to the data`, async ({
      newPage,
      admin,
    }) => {
      const { page, dialog, data } = await open(newPage, admin, { width, height });
      const box = await data.boundingBox();
      expect(box?.height).toBeGreaterThan(height / 2);
      for (const close of await dialog.getByRole('button', { name: 'Close' }).all()) {
        const { y, height: tall } = (await close.boundingBox())!;
        expect(tall).toBeGreaterThanOrEqual(44);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + tall).toBeLessThanOrEqual(height);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });
  }
});
