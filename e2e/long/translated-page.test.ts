import type { Page } from '@playwright/test';
import { courseFinderAnswers, courseFinderWords } from '#app/admission/words.ts';
import { homeWords } from '#app/home/words.ts';
import { errorWords } from '#app/layout/error-words.ts';
import { priceText } from '#contract/site/course.ts';
import { content } from '#test/content.ts';
import { expect, test } from '../fixtures.ts';
import { hydrate } from '../scenes/scene.ts';
import { scenes } from '../scenes.ts';
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
} from '../steps.ts';
import { showOriginal, translate, waitForTranslation } from '../translator.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };
const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' as const };

const errorPage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: errorWords.title.text, exact: true });

/** Messages of the browser about replies that a scene asks for. */
const isReply = (problem: string) => problem.startsWith('Failed to load resource');

/** The course for an age as the visitor reads it, such as '4-8'. */
function courseOf(age: string) {
  const course = content.courses().find(({ ageMin, ageMax }) => `${ageMin}-${ageMax}` === age);
  if (course === undefined) throw new Error(`there is no course for ${age}`);
  return course;
}

const chooseAge = (page: Page, age: string) =>
  page.getByRole('main').getByRole('link', { name: age }).click();

/** Expects the course in the place of the price list, with its name, age and price once each. */
async function expectCourseOf(page: Page, age: string): Promise<void> {
  const course = courseOf(age);
  const slip = page.locator('main div:has(> h2)', { hasText: homeWords.allCourses });
  await expect(slip.getByRole('heading', { level: 2 })).toHaveText(course.courseName);
  await expect(slip.getByText(priceText(course), { exact: true })).toHaveCount(1);
  await expect(slip).toContainText(`${age} Yrs`);
}

test.describe('on a page that the browser translates', () => {
  for (const scene of scenes) {
    if (scene.name === 'page-error') continue;
    test(`${scene.name} opens`, async ({ newPage, sessions }) => {
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

  test('home shows the course of the chosen age, steps through the courses and finds one', async ({
    newPage,
  }) => {
    const { page, problems } = await newPage(phone);
    await translate(page, 'after hydration');
    await page.goto('/');
    await hydrate(page);
    await waitForTranslation(page);
    for (const age of ['12-15', '4-8', '9-12']) {
      await chooseAge(page, age);
      await expectCourseOf(page, age);
    }

    const carousel = page.getByRole('group', { name: content.document('home').courses.title.text });
    const [first, second] = [carousel.getByRole('article').nth(0), carousel.getByRole('article').nth(1)];
    await first.scrollIntoViewIfNeeded();
    await expect(second).not.toBeInViewport();
    await carousel.getByRole('button', { name: homeWords.next }).click();
    await expect(second).toBeInViewport({ ratio: 0.5 });
    await expect(first).not.toBeInViewport();

    const years = new Date().getFullYear() - 10;
    await page.getByLabel(courseFinderWords.birthday).fill(`${years}-01-01`);
    await page.getByRole('button', { name: courseFinderWords.measure }).click();
    const answer = courseFinderAnswers.child
      .replace('{age}', '10')
      .replace('{courses}', courseOf('9-12').courseName);
    await expect(page.getByRole('status').filter({ hasText: answer })).toHaveText(answer);

    const link = page.getByRole('banner').getByRole('link', { name: 'Contact' });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(link).toBeVisible();
    await menu.click();
    await expect(link).toBeHidden();
    expect(problems).toEqual([]);
  });

  for (const manner of ['replaces texts', 'moves texts'] as const) {
    test(`‘Show original’ of a translator that ${manner} shows each text once, also when it changes`, async ({
      newPage,
    }) => {
      const { page, problems } = await newPage(phone);
      await page.goto('/');
      await hydrate(page);
      const textOf = () => page.getByRole('main').evaluate((main) => main.textContent);
      await chooseAge(page, '12-15');
      const plain = await textOf();

      await translate(page, 'after hydration', manner);
      await page.reload();
      await hydrate(page);
      await waitForTranslation(page);
      await chooseAge(page, '12-15');
      await page
        .locator('main h2 font', { hasText: courseOf('12-15').courseName })
        .first()
        .waitFor();
      await showOriginal(page);
      await expect(page.locator('font')).toHaveCount(0);
      await expect.poll(textOf).toBe(plain);
      await chooseAge(page, '4-8');
      await expectCourseOf(page, '4-8');
      await chooseAge(page, '12-15');
      await expectCourseOf(page, '12-15');
      await expect.poll(textOf).toBe(plain);
      expect(problems).toEqual([]);
    });

    test(`the rows below a deleted user move up when the translator ${manner}`, async ({
      newPage,
      admin,
    }) => {
      const { page: other } = await newPage();
      const surname = `Rao${Date.now().toString(36).replaceAll(/\d/g, '')}`;
      const people = [];
      for (const name of ['Asha', 'Bina', 'Chitra']) {
        people.push(await createSignedInPerson(other, `${name} ${surname}`));
        await other.context().clearCookies();
      }
      const { page, problems } = await newPage(desk);
      await translate(page, 'after hydration', manner);
      await signInByApi(page, admin);
      await page.goto('/admin');
      await page.getByRole('searchbox').fill(surname);
      const status = page.getByRole('status');
      await status.getByText('1 to 3 of 3', { exact: true }).waitFor();
      const rows = page.getByRole('row').filter({ hasText: surname });
      const before = await rows.allTextContents();
      await page.getByRole('button', { name: `Delete Bina ${surname}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
      await status.getByText('1 to 2 of 2', { exact: true }).waitFor();
      await expect(rows).toHaveText([before[0] ?? '', (before[2] ?? '').replace(/^3/, '2')]);
      await page.getByRole('searchbox').fill(people[2]?.email ?? '');
      await status.getByText('1 to 1 of 1', { exact: true }).waitFor();
      await expect(rows).toHaveText(before.filter((text) => text.includes('Chitra')));
      expect(problems).toEqual([]);
    });
  }

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
