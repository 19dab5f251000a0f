import type { Page } from '@playwright/test';
import { courseFinderWords } from '#app/admission/words.ts';
import { errorWords } from '#app/layout/error-words.ts';
import { content } from '#test/content.ts';
import { expect, longUnless, test } from './fixtures.ts';
import { hydrate } from './scenes/scene.ts';
import { scenes } from './scenes.ts';
import {
  apply,
  arriveHome,
  createPerson,
  createSignedInPerson,
  expectToast,
  logOut,
  newPerson,
  signIn,
  signInByApi,
} from './steps.ts';
import { translate, waitForTranslation } from './translator.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

const errorPage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: errorWords.title.text, exact: true });

/** Messages of the browser about replies that a scene asks for. */
const isReply = (problem: string) => problem.startsWith('Failed to load resource');

test.describe('on a page that the browser translates', () => {
  for (const scene of scenes) {
    if (scene.name === 'page-error') continue;
    // The other scenes only open a page.
    test(`${scene.name} opens`, longUnless(scene.steps !== undefined), async ({ newPage, sessions }) => {
      const screen = scene.from === undefined ? phone : desk;
      const { page, problems } = await newPage({
        ...screen,
        storageState: sessions[scene.viewer ?? 'visitor'],
      });
      await translate(page, 'after hydration');
      await scene.before?.(page);
      await page.goto(scene.path);
      await hydrate(page);
      await waitForTranslation(page);
      await scene.settled?.(page);
      await scene.steps?.(page);
      await expect(errorPage(page)).toHaveCount(0);
      expect(problems.filter((problem) => !isReply(problem))).toEqual([]);
    });
  }

  for (const manner of ['replaces texts', 'moves texts'] as const) {
    test(`that ${manner}, a parent signs in, changes the name, applies and logs out`, async ({ newPage }) => {
      const { page, problems } = await newPage(phone);
      await translate(page, 'after hydration', manner);
      const person = await createPerson(page);
      await signIn(page, person);
      await page.goto('/profile');
      await page.getByLabel('Full Name').fill('Lakshmi Menon');
      await page.getByRole('button', { name: 'Save name' }).click();
      await page.getByRole('heading', { level: 1, name: 'Lakshmi Menon' }).waitFor();
      await apply(page);
      await logOut(page);
      expect(problems).toEqual([]);
    });
  }

  test('the pages follow each other without a reload', async ({ newPage }) => {
    const { page, problems } = await newPage(desk);
    await translate(page, 'after hydration');
    await page.goto('/');
    for (const label of ['About', 'Contact', 'Classes', 'Reviews']) {
      await page
        .getByRole('banner')
        .or(page.getByRole('contentinfo'))
        .getByRole('link', { name: label })
        .first()
        .click();
      await page.waitForURL(new RegExp(label, 'i'));
    }
    await expect(errorPage(page)).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('home shows the price of the chosen age and steps through its courses', async ({ newPage }) => {
    const { page, problems } = await newPage(phone);
    await translate(page, 'after hydration');
    await page.goto('/');
    const slip = page.locator('main a[href*="course="]');
    for (const age of ['12-15', '4-8', '9-12']) {
      await page.getByRole('main').getByRole('link', { name: age }).click();
      const course = content.courses().find(({ ageMin, ageMax }) => `${ageMin}-${ageMax}` === age);
      await slip.filter({ hasText: /./ }).first().waitFor();
      await page
        .getByRole('main')
        .getByText(new RegExp(`${course?.courseName}`))
        .first()
        .waitFor();
    }
    await page.getByRole('button', { name: /next/i }).first().click();
    await page.getByRole('button', { name: courseFinderWords.measure }).click();
    expect(problems).toEqual([]);
  });

  test('the office finds a user, deletes it, and the numbers follow', async ({ newPage, admin }) => {
    const { page: other } = await newPage();
    const person = await createSignedInPerson(other, 'Meera Kulkarni');
    const { page, problems } = await newPage(desk);
    await translate(page, 'after hydration');
    await signInByApi(page, admin);
    await page.goto('/admin');
    await page.getByRole('searchbox').fill(person.email);
    const status = page.getByRole('status');
    await status.getByText('1 to 1 of 1', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete Meera Kulkarni' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
    await page.getByRole('searchbox').fill(admin.email);
    await status.getByText('1 to 1 of 1', { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  test('a changed text is the one that is shown', async ({ newPage }) => {
    const { page } = await newPage(phone);
    await translate(page, 'after hydration');
    await page.route('**/user/auth-user', () => {});
    await page.goto('/login');
    await page.getByLabel('Email').fill(newPerson().email);
    await page.getByLabel('Password', { exact: true }).fill('marigold seven');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByText('Signing in…')).toHaveCount(1);
  });
});

for (const manner of ['replaces texts', 'moves texts'] as const) {
  test(`a page that is translated before it hydrates, which ${manner}, signs a parent in`, async ({
    newPage,
  }) => {
    const { page, problems } = await newPage(phone);
    await translate(page, 'before hydration', manner);
    const person = await createPerson(page);
    await signIn(page, person);
    await arriveHome(page);
    expect(problems).toEqual([]);
  });
}

test('a message from a translated page arrives', async ({ newPage }) => {
  const { page, problems } = await newPage(phone);
  await translate(page, 'after hydration');
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Rekha Iyer');
  await page.getByLabel('Message').fill('Which class would you put a shy six-year-old in?');
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await arriveHome(page);
  await expectToast(page, /Thank you/);
  expect(problems).toEqual([]);
});
