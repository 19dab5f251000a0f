import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { courses } from '#content/courses.ts';
import { hasFocus } from './keys.ts';
import { openForThisFile } from './opening.ts';

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
    await page.getByRole('status').filter({ hasText: 'At 10, it is Junior Learner.' }).waitFor();
    const mark = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Enroll Now in Junior Learner' }) });
    const said = (await mark.last().textContent()) ?? '';
    expect(said).toContain('Rs. 3000/-');
    expect(said).toContain('Saturday and Sunday');
    await mark.last().getByRole('link').last().click();
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

test('at 12 both courses are shown, under 4 nobody is turned away, and 16 needs no date', async () => {
  const { page } = await opening.newPage();
  await page.goto('/curriculum');
  const answer = page.getByRole('status').filter({ hasText: /^At / });
  await ask(page, born(12));
  await expect.poll(() => answer.textContent()).toContain('Junior Learner and Senior Seeker both fit');
  expect(await page.getByRole('link', { name: 'Enroll Now in Junior Learner' }).count()).toBeGreaterThan(0);

  await ask(page, born(2));
  await expect.poll(() => answer.textContent()).toContain('the nearest is Junior Beginner');
  for (const name of ['Special classes', 'Premium Classes'])
    await page.getByRole('link', { name: `Enroll Now in ${name}` }).waitFor();

  await page.getByRole('button', { name: 'I am 16 or older' }).click();
  await expect.poll(() => answer.textContent()).toBe('At 16 and over, it is Sr. Expressors.');
});

test('a birthday still to come is said beside the field, and nothing is kept', async () => {
  const { page } = await opening.newPage();
  await page.goto('/curriculum');
  await ask(page, `${new Date().getFullYear() + 1}-01-01`);
  await page.getByText('Please enter a birth date that has passed.').waitFor();
  const field = page.getByLabel('Date of birth');
  await expect.poll(() => hasFocus(field)).toBe(true);

  await ask(page, born(10));
  await page.getByRole('status').filter({ hasText: 'At 10' }).waitFor();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(born(10));
});

test('without script the door frame shows every course with its ages', async () => {
  const { page } = await opening.newPage({ javaScriptEnabled: false });
  await page.goto('/curriculum');
  await page.getByRole('heading', { name: 'Which course fits?' }).waitFor();
  const frame = page.getByRole('list').filter({ hasText: 'Any age' });
  const said = (await frame.last().textContent()) ?? '';
  for (const { courseName, ageLabel, price, period } of courses) {
    expect(said).toContain(courseName);
    expect(said).toContain(ageLabel ?? 'Any age');
    expect(said).toContain(`${price}/- a ${period}`);
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
