import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ageWords } from '#content/age-choice.ts';
import { ageWalls } from '#content/age-walls.ts';
import { enrolmentDetails, materials, materialsTitle } from '#content/classes.ts';
import { courses } from '#content/courses.ts';
import { hero } from '#content/home.ts';
import { datedNotices } from '#content/notices.ts';
import { school } from '#content/school.ts';
import { trialWords } from '#content/trial.ts';
import { trialPath } from '#app/trial/trial.ts';
import { openForThisFile } from './fixtures.ts';
import { comeAlive } from './scenes/scene.ts';

const opening = openForThisFile();

/** A small phone. */
const phone = { viewport: { width: 360, height: 640 } };

/** Where an element ends, in screens from the top of the page. */
async function endInScreens(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox();
  const top = await page.evaluate(() => scrollY);
  return box === null ? Infinity : (top + box.y + box.height) / phone.viewport.height;
}

const main = (page: Page) => page.getByRole('main');
const priceList = (page: Page) =>
  main(page)
    .locator('section')
    .first()
    .getByRole('list')
    .filter({ hasText: courses[0]?.courseName ?? '' });
const ageLink = (page: Page, name: string) =>
  main(page).locator('section').first().getByRole('link', { name });

describe('the first two screens of home on a small phone', () => {
  test('say what, where, for whom, how good, and that the first class is free', async () => {
    const { page } = await opening.newPage(phone);
    await page.goto('/');
    for (const fact of [school.facts, hero.proof]) {
      expect(await endInScreens(page, main(page).getByText(fact)), fact).toBeLessThanOrEqual(1);
    }
    const trial = main(page).getByRole('link', { name: trialWords.label, exact: true });
    expect(await endInScreens(page, trial)).toBeLessThanOrEqual(1);
  });

  test('name every course with its ages, days, times and price, and how to ask', async () => {
    const { page } = await opening.newPage(phone);
    await page.goto('/');
    const rows = priceList(page).getByRole('listitem');
    expect(await rows.count()).toBe(courses.length);
    for (const { courseName, price, period, ageLabel, ageMin } of courses) {
      const row = rows.filter({ hasText: courseName });
      const said = (await row.textContent()) ?? '';
      expect(said).toContain(`${price}/- a ${period}`);
      expect(said).toContain(ageLabel ?? ageWords.anyAge);
      if (ageMin !== null) expect(said).toMatch(/Sat.*\d+:\d\d [ap]m/);
      expect(await endInScreens(page, row), courseName).toBeLessThanOrEqual(2);
    }
    const chat = main(page).getByRole('link', { name: trialWords.whatsApp }).first();
    expect(await endInScreens(page, chat)).toBeLessThanOrEqual(2);
  });

  test('are followed by the courses within four', async () => {
    const { page } = await opening.newPage(phone);
    await page.goto('/');
    const top = await page
      .getByRole('heading', { name: 'Our Courses...' })
      .evaluate((heading) => (heading.closest('section')?.getBoundingClientRect().top ?? 0) + scrollY);
    expect(top / phone.viewport.height).toBeLessThanOrEqual(4);
  });
});

describe('the ages on home', () => {
  const [course] = courses.filter(({ courseName }) => courseName === 'Junior Learner');
  const age = `${ageWords.before} ${course?.ageMin}-${course?.ageMax} ${ageWords.after}`;

  test.each([360, 1280])('rehang the works and show the course at %i px, and all again', async (width) => {
    const { page } = await opening.newPage({ viewport: { width, height: 800 } });
    await page.goto('/');
    await comeAlive(page);
    const section = main(page).locator('section').first();
    await ageLink(page, age).click();
    const enrol = section.getByRole('link', { name: `Enroll Now in ${course?.courseName}` });
    await enrol.waitFor();
    for (const work of ageWalls[course?.courseName ?? '']?.slice(0, 1) ?? []) {
      await section.getByText(work.title).waitFor();
    }
    expect(await enrol.getAttribute('href')).toBe('/Formenroll?course=Junior+Learner');
    const trial = section.getByRole('link', { name: `${trialWords.label}: ${course?.courseName}` });
    expect(await trial.getAttribute('href')).toBe(trialPath({ course: course?.courseName }));
    expect(await section.textContent()).toContain(`${course?.price}/- a ${course?.period}`);
    expect(await ageLink(page, age).getAttribute('aria-current')).toBe('true');
    await section.getByRole('button', { name: ageWords.all }).click();
    await priceList(page).waitFor();
    for (const work of hero.works.slice(0, 1)) await section.getByText(work.title).waitFor();
  });

  test('lead to the course’s row in the price list without script', async () => {
    const { page } = await opening.newPage({ ...phone, javaScriptEnabled: false });
    await page.goto('/');
    const target = await ageLink(page, age).getAttribute('href');
    expect(await page.locator(target ?? '').textContent()).toContain(course?.courseName);
    await page.getByRole('link', { name: ageWords.adult }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('load no picture before one is chosen, and hang works by students of that age', async () => {
    for (const { courseName, ageMin, ageMax } of courses) {
      if (ageMin === null) continue;
      for (const work of ageWalls[courseName] ?? []) {
        expect(work.age, work.title).toBeGreaterThanOrEqual(ageMin);
        expect(work.age, work.title).toBeLessThanOrEqual(ageMax ?? 120);
      }
    }
    const { page } = await opening.newPage(phone);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await comeAlive(page);
    const names = Object.values(ageWalls).flatMap((works) => works.map(({ name }) => name));
    expect(asked.filter((url) => names.some((name) => url.includes(`/pictures/${name}-`)))).toEqual([]);
  });
});

describe.each(['/', '/classes'])('the dated notice on %s', (path) => {
  const last = datedNotices.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);

  async function openOn(day: string) {
    const { page } = await opening.newPage(phone);
    await page.clock.setFixedTime(new Date(day));
    await page.goto(path);
    await comeAlive(page);
    return page;
  }

  test('is there to the end of its day, and gone when the last has passed', async () => {
    const onTheDay = await openOn(`${last?.day}T23:59:00+05:30`);
    await main(onTheDay)
      .getByText(last?.text ?? '')
      .waitFor();
    const after = new Date(`${last?.day}T00:01:00+05:30`);
    after.setUTCDate(after.getUTCDate() + 1);
    const passed = await openOn(after.toISOString());
    for (const { text } of datedNotices) {
      await expect.poll(() => main(passed).getByText(text, { exact: true }).count()).toBe(0);
    }
  });
});

test('on a phone fees and the course finder come directly under the timetable', async () => {
  const { page } = await opening.newPage(phone);
  await page.goto('/classes');
  const headings = await main(page).getByRole('heading', { level: 2 }).allInnerTexts();
  const at = headings.findIndex((heading) => heading === 'Two days a week');
  expect(headings.slice(at + 1, at + 3)).toEqual(['Which course fits?', 'Enrolment details']);
});

test('on a phone a link to a folded part of the classes page opens it', async () => {
  const { page } = await opening.newPage(phone);
  await page.goto('/classes#enrolment');
  await comeAlive(page);
  await main(page)
    .getByText(enrolmentDetails[0]?.term ?? '')
    .waitFor();
  const toBring = main(page).getByText(materials[0] ?? '');
  expect(await toBring.isVisible()).toBe(false);
  await main(page).getByRole('link', { name: materialsTitle.text }).click();
  await toBring.waitFor();
});

test.each(['/', '/classes', '/painting', '/login', '/no-such-page'])(
  'the footer of %s says where and when the school is open, and how to reach it',
  async (path) => {
    const { page } = await opening.newPage({ ...phone, javaScriptEnabled: false });
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const said = (await footer.textContent()) ?? '';
    expect(said).toContain(school.address.street);
    expect(said).toContain(school.hours.text);
    for (const href of [school.phone.href, school.whatsApp.href]) {
      expect(await footer.locator(`a[href="${href}"]`).count()).toBe(1);
    }
    await footer.getByRole('link', { name: 'Get directions' }).waitFor();
  },
);
