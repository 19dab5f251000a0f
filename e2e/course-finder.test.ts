import type { Page } from '@playwright/test';
import { birthDateMessages } from '#contract/school/birth-date-messages.ts';
import { schoolFacts } from '#contract/site/school-facts.ts';
import { courseFinderAnswers as answers, courseFinderWords as words } from '#app/admission/words.ts';
import { content } from '#test/content.ts';
import { expect, longUnless, test } from './fixtures.ts';

const courses = content.courses();

/** A birth date this many and a half years ago, so that the age does not change around today. */
function birthDateAtAge(years: number): string {
  const day = new Date();
  return new Date(Date.UTC(day.getFullYear() - years, day.getMonth() - 6, 1)).toISOString().slice(0, 10);
}

async function findCourse(page: Page, birthday: string): Promise<void> {
  await page.getByLabel(words.birthday).fill(birthday);
  await page.getByRole('button', { name: words.measure }).click();
}

/** The text of an answer for an age. */
const answerFor = (sentence: string, age: number, names: string) =>
  sentence.replace('{age}', String(age)).replace('{courses}', names);

const waitForAnswer = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

const enrolLinks = (page: Page) => page.getByRole('listitem').getByRole('link', { name: /^Enroll Now in / });

for (const path of ['/', '/classes', '/curriculum']) {
  test.describe(`the course finder on ${path}`, () => {
    test(
      'a birth date gives the course with price, days and a link to its form',
      longUnless(path === '/'),
      async ({ newPage }) => {
        const { page, problems, thirdParties } = await newPage();
        const otherRequests: string[] = [];
        await page.goto(path);
        page.on('request', (request) => {
          if (request.method() !== 'GET') otherRequests.push(request.url());
        });
        await page.getByRole('heading', { name: words.title.text }).waitFor();
        await findCourse(page, birthDateAtAge(10));
        await waitForAnswer(page, answerFor(answers.child, 10, 'Junior Learner'));
        const courseItem = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name: 'Enroll Now in Junior Learner' }) });
        const text = (await courseItem.last().textContent()) ?? '';
        expect(text).toContain(
          `Rs. ${courses.find(({ courseName }) => courseName === 'Junior Learner')?.price}/-`,
        );
        expect(text).toMatch(/Saturday.*Sunday/);
        await courseItem.last().getByRole('link', { name: 'Enroll Now in Junior Learner' }).click();
        // The form redirects a visitor to the login page and remembers the course.
        await page.waitForURL('**/login');
        expect(await page.evaluate(() => sessionStorage.getItem('waiting-application'))).toBe(
          '/Formenroll?course=junior-learner',
        );
        expect(otherRequests).toEqual([]);
        expect(thirdParties).toEqual([]);
        expect(problems).toEqual([]);
      },
    );
  });
}

test('at 12 it shows both courses, and 16 or older needs no date', { tag: '@long' }, async ({ page }) => {
  await page.goto('/curriculum');
  await findCourse(page, birthDateAtAge(12));
  await waitForAnswer(page, answerFor(answers.childOfTwo, 12, 'Junior Learner or Senior Seeker'));
  for (const name of ['Junior Learner', 'Senior Seeker'])
    await enrolLinks(page)
      .and(page.getByRole('link', { name: `Enroll Now in ${name}` }))
      .waitFor();

  await page.getByRole('button', { name: words.grownUp.replace('{from}', '16') }).click();
  await waitForAnswer(page, answerFor(answers.grownUp.replace('{from}', '16'), 16, 'Sr. Expressors'));
});

test(
  'a child under 4 gets the day of the fourth birthday and a contact, and no course',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/curriculum');
    const birthday = birthDateAtAge(2);
    await findCourse(page, birthday);
    const day = await page.evaluate((date) => {
      const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
      const fourthBirthday = new Date(year + 4, month - 1, dayOfMonth);
      return fourthBirthday.toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
    }, birthday);
    await waitForAnswer(page, answers.tooYoung.replaceAll('{from}', '4').replace('{day}', day));
    await expect(enrolLinks(page)).toHaveCount(0);
    const finder = page.getByRole('main');
    const chat = finder.getByRole('link', { name: words.askOnWhatsApp });
    await expect(chat).toHaveAttribute('href', schoolFacts(content.document('school')).whatsApp.href);
    await finder.getByRole('link', { name: words.ask }).click();
    await page.waitForURL('**/contact');
  },
);

test('a missing or future birth date is an error beside the field, and no date is stored', async ({
  page,
}) => {
  await page.goto('/curriculum');
  await page.getByRole('button', { name: words.measure }).click();
  await page.getByText(birthDateMessages.missing).waitFor();
  await findCourse(page, `${new Date().getFullYear() + 1}-01-01`);
  await page.getByText(birthDateMessages.notPast).waitFor();
  const field = page.getByLabel(words.birthday);
  await expect(field).toBeFocused();

  await findCourse(page, birthDateAtAge(10));
  await waitForAnswer(page, answerFor(answers.child, 10, 'Junior Learner'));
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storage).not.toContain(birthDateAtAge(10));
});

test('links and structured data name courses by slug', async ({ school }) => {
  const slugs = courses.map(({ slug }) => slug);
  for (const path of ['/', '/classes', '/curriculum', '/painting']) {
    const html = await (await fetch(school.url + path)).text();
    const parameters = [...html.matchAll(/[?&;]course=([^"&#]*)/g)].map(([, course]) => course);
    expect(parameters.length).toBeGreaterThan(0);
    for (const parameter of parameters) expect(slugs, path).toContain(parameter);
  }
});

test('without JavaScript the course finder lists every course with its ages', async ({ newPage }) => {
  const { page } = await newPage({ javaScriptEnabled: false });
  await page.goto('/curriculum');
  await page.getByRole('heading', { name: words.title.text }).waitFor();
  const courseList = page.getByRole('list').filter({ hasText: words.anyAge });
  const text = (await courseList.last().textContent()) ?? '';
  for (const { courseName, ageLabel, price, period } of courses) {
    expect(text).toContain(courseName);
    expect(text).toContain(ageLabel ?? words.anyAge);
    expect(text).toContain(`${price}/- a ${period}`);
  }
  await expect(page.getByLabel(words.birthday)).toBeHidden();
});

test(
  'a window of 320 px does not scroll sideways, before or after the answer',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await newPage({
      viewport: { width: 320, height: 700 },
    });
    await page.goto('/');
    await findCourse(page, birthDateAtAge(12));
    await enrolLinks(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
