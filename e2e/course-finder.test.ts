import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { birthDateMessages } from '#contract/admission.ts';
import { courseFinderAnswers as answers, courseFinderWords as words } from '#content/course-finder.ts';
import { courses } from '#content/courses.ts';
import { school } from '#content/school.ts';
import { hasFocus } from './keyboard.ts';
import { openForThisFile } from './fixtures.ts';

const opening = openForThisFile();

/** A birth date this many years and half a year ago: far from any birthday. */
function born(years: number): string {
  const day = new Date();
  return new Date(Date.UTC(day.getFullYear() - years, day.getMonth() - 6, 1)).toISOString().slice(0, 10);
}

async function ask(page: Page, birthday: string): Promise<void> {
  await page.getByLabel('Date of birth').fill(birthday);
  await page.getByRole('button', { name: 'Show the course' }).click();
}

/** An answer for an age, without what only the calendar knows. */
const answerFor = (sentence: string, age: number, names: string) =>
  sentence.replace('{age}', String(age)).replace('{courses}', names);

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

const enrolLinks = (page: Page) => page.getByRole('listitem').getByRole('link', { name: /^Enroll Now in / });

describe.each(['/', '/classes', '/curriculum'])('Which course fits? on %s', (path) => {
  test('a birth date gives the course with price, days and the way into its form', async () => {
    const { page, problems, strangers } = await opening.newPage();
    const asked: string[] = [];
    await page.goto(path);
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(request.url());
    });
    await page.getByRole('heading', { name: 'Which course fits?' }).waitFor();
    await ask(page, born(10));
    await said(page, answerFor(answers.child, 10, 'Junior Learner'));
    const mark = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Enroll Now in Junior Learner' }) });
    const shown = (await mark.last().textContent()) ?? '';
    expect(shown).toContain('Rs. 3000/-');
    expect(shown).toMatch(/Saturday.*Sunday/);
    await mark.last().getByRole('link', { name: 'Enroll Now in Junior Learner' }).click();
    // A visitor is sent on to the login page; the form waits with the course.
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.getItem('waiting-application'))).toBe(
      '/Formenroll?course=Junior+Learner',
    );
    expect(asked).toEqual([]);
    expect(strangers).toEqual([]);
    expect(problems).toEqual([]);
  });
});

test('at 12 both courses are shown, and 16 needs no date', async () => {
  const { page } = await opening.newPage();
  await page.goto('/curriculum');
  await ask(page, born(12));
  await said(page, answerFor(answers.childOfTwo, 12, 'Junior Learner or Senior Seeker'));
  for (const name of ['Junior Learner', 'Senior Seeker'])
    await enrolLinks(page)
      .and(page.getByRole('link', { name: `Enroll Now in ${name}` }))
      .waitFor();

  await page.getByRole('button', { name: words.grownUp }).click();
  await said(page, answerFor(answers.grownUp, 16, 'Sr. Expressors'));
});

test('a child under 4 is told the day to come back and how to ask, and is offered no course', async () => {
  const { page } = await opening.newPage();
  await page.goto('/curriculum');
  const birthday = born(2);
  await ask(page, birthday);
  const day = await page.evaluate((date) => {
    const [year = 0, month = 1, of = 1] = date.split('-').map(Number);
    const turns = new Date(year + 4, month - 1, of);
    return turns.toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
  }, birthday);
  await said(page, answers.tooYoung.replaceAll('{from}', '4').replace('{day}', day));
  expect(await enrolLinks(page).count()).toBe(0);
  const finder = page.getByRole('main');
  const chat = finder.getByRole('link', { name: words.askOnWhatsApp });
  expect(await chat.getAttribute('href')).toBe(school.whatsApp.href);
  await finder.getByRole('link', { name: words.ask }).click();
  await page.waitForURL('**/contact');
});

test('a missing birthday and one still to come are said beside the field, and nothing is kept', async () => {
  const { page } = await opening.newPage();
  await page.goto('/curriculum');
  await page.getByRole('button', { name: words.measure }).click();
  await page.getByText(birthDateMessages.missing).waitFor();
  await ask(page, `${new Date().getFullYear() + 1}-01-01`);
  await page.getByText(birthDateMessages.notPast).waitFor();
  const field = page.getByLabel('Date of birth');
  await expect.poll(() => hasFocus(field)).toBe(true);

  await ask(page, born(10));
  await said(page, answerFor(answers.child, 10, 'Junior Learner'));
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(born(10));
});

test('without script the door frame shows every course with its ages', async () => {
  const { page } = await opening.newPage({ javaScriptEnabled: false });
  await page.goto('/curriculum');
  await page.getByRole('heading', { name: 'Which course fits?' }).waitFor();
  const frame = page.getByRole('list').filter({ hasText: words.anyAge });
  const shown = (await frame.last().textContent()) ?? '';
  for (const { courseName, ageLabel, price, period } of courses) {
    expect(shown).toContain(courseName);
    expect(shown).toContain(ageLabel ?? words.anyAge);
    expect(shown).toContain(`${price}/- a ${period}`);
  }
  expect(await page.getByLabel('Date of birth').isVisible()).toBe(false);
});

test('the narrowest phone needs no scrolling sideways, asked or answered', async () => {
  const { page } = await opening.newPage({
    viewport: { width: 320, height: 700 },
  });
  await page.goto('/');
  await ask(page, born(12));
  await enrolLinks(page).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
