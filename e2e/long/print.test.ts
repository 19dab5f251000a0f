import type { Locator, Page } from '@playwright/test';
import { courses } from '#test/content.ts';
import { content, facts, posts } from '#test/content.ts';
import { expect, test, type NewPage } from '../fixtures.ts';
import { openAsha } from '../scenes/inbox.ts';
import { waitForHydration } from '../scenes/scene.ts';
import { ananya, apply, createSignedInPerson, fillAdmission } from '../steps.ts';

/** A page in print media, opened in the dark scheme. */
async function openPrinted(newPage: NewPage, path: string): Promise<Page> {
  const { page } = await newPage({
    colorScheme: 'dark',
    viewport: { width: 794, height: 1123 },
  });
  await page.goto(path);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** Expects that a control prints in black, whole, and with a value. */
async function expectOnPaper(control: Locator, value?: string | RegExp): Promise<void> {
  await expect(control).toBeVisible();
  if (value !== undefined) await expect(control).toHaveValue(value);
  const shown = await control.evaluate((element) => {
    const { color, opacity } = getComputedStyle(element);
    const isCut =
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    return `${color} at ${opacity}${isCut ? ', cut off' : ''}`;
  });
  expect(shown).toBe('rgb(0, 0, 0) at 1');
}

for (const path of ['/', '/classes', '/curriculum', '/FaqPage', `/Blog/${posts[0]?.slug}`]) {
  test(`${path} prints in black on white, without header, footer and buttons`, async ({ newPage }) => {
    const page = await openPrinted(newPage, path);
    for (const role of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter((element) => element.checkVisibility() && element.closest('svg') === null)
        .map((element) => {
          const { color, backgroundColor, opacity, rotate } = getComputedStyle(element);
          return `${color} on ${backgroundColor} at ${opacity}, turned ${rotate}`;
        }),
    );
    expect([...new Set(styles)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0) at 1, turned none']);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}

test('all answers of the FAQ print, open or not', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/FaqPage');
  for (const { id } of content.document('faq').questions) {
    const answer = page.locator(`#${id}`);
    expect((await answer.boundingBox())?.height, id).toBeGreaterThan(20);
    await expect(answer).toBeVisible();
  }
});

test('the whole course list prints, with prices', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(courses.length);
  for (const { courseName, price, period } of courses) {
    const card = cards.filter({ hasText: courseName });
    expect(await card.innerText()).toContain(`${price}/- a ${period}`);
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(794);
  }
});

test('the curriculum prints without being scrolled into view', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/curriculum');
  for (const name of ['Junior Beginner', 'Junior Learner', 'Senior Seeker', 'Senior Expressors']) {
    const heading = page.getByRole('heading', { name: new RegExp(name) });
    await expect(heading.first()).toBeVisible();
  }
});

test('printed links show their URL', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/Blog');
  const link = page.locator('main a[href^="http"]').first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));
});

test('an admission form prints with what is filled in', async ({ newPage }) => {
  const { page } = await newPage({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } });
  await createSignedInPerson(page);
  await page.goto('/Formenroll');
  await fillAdmission(page);
  await page.emulateMedia({ media: 'print' });
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText('Full Name')).toBeVisible();
  await expectOnPaper(form.getByLabel('Full Name'), ananya.fullName);
  await expectOnPaper(form.getByLabel('Date of Birth'), ananya.dob);
  await expectOnPaper(form.getByLabel('Phone'), /\d/);
  const course = form.getByRole('radio', { name: ananya.course });
  await expect(course).toBeChecked();
  for (const choice of [
    course,
    form.getByRole('radio', { name: 'Male', exact: true }),
    form.getByRole('checkbox', { name: /the student/ }),
  ]) {
    await expectOnPaper(choice);
    const { x, width } = (await choice.boundingBox()) ?? { x: 0, width: 0 };
    const words = await choice.locator('xpath=..').locator('b, span').first().boundingBox();
    expect(x + width).toBeLessThanOrEqual(words?.x ?? 0);
  }
  // The drawn marks would all look chosen.
  await expect(form.locator('svg').filter({ visible: true })).toHaveCount(0);
  await expect(form.getByRole('button')).toHaveCount(0);
  await expect(form.getByText(/\d answered|Draft saved/).filter({ visible: true })).toHaveCount(0);
});

test('a message to the school prints with what is filled in', async ({ newPage }) => {
  const page = await openPrinted(newPage, '/contact');
  const form = page.getByRole('main').locator('form');
  const lines = Array.from({ length: 12 }, (_, n) => `Line ${n + 1}`).join('\n');
  await form.getByLabel('Message').fill(lines);
  await expectOnPaper(form.getByLabel('Message'), lines);
  await expect(form.getByRole('button')).toHaveCount(0);
});

for (const path of ['/login', '/SignUp', '/Forget']) {
  test(`${path} prints no form`, async ({ newPage }) => {
    const page = await openPrinted(newPage, path);
    await expect(page.getByRole('main').locator('form')).toBeHidden();
  });
}

test('an application prints alone, with the school’s address', async ({ newPage }) => {
  const { page } = await newPage({ colorScheme: 'dark' });
  await createSignedInPerson(page);
  await apply(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Show enrollment data' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
  await dialog.getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toContain('Ananya Nair');
  expect(text).toContain(`${facts.name}, ${facts.address.street}`);
  for (const hiddenText of ['Applications', 'Logout', 'Close', 'Home', content.document('navigation').quote])
    expect(text, hiddenText).not.toContain(hiddenText);
  const colour = await dialog.evaluate((sheet) => getComputedStyle(sheet.querySelector('td') ?? sheet).color);
  expect(colour).toBe('rgb(0, 0, 0)');
});

test('a conversation prints alone: on wide paper without the list, the column of the menu and the box for an answer', async ({
  newPage,
  sessions,
}) => {
  const { page } = await newPage({
    colorScheme: 'dark',
    viewport: { width: 1010, height: 680 },
    storageState: sessions.admin,
  });
  await openAsha(page);
  await page.goto('/office/inbox/asha');
  await page.getByText('sibling price').waitFor();
  const around = ['Answer', 'Conversations'].map((name) =>
    page.getByRole('region', { name, includeHidden: true }),
  );
  for (const part of around) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of around) await expect(part).toBeHidden();
  expect((await page.getByRole('heading', { name: 'Asha Rao', exact: true }).boundingBox())?.x).toBe(0);
});
