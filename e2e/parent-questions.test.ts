import type { Locator, Page } from '@playwright/test';
import { courseFinderWords } from '#app/admission/words.ts';
import { homeWords } from '#app/home/words.ts';
import { trialWords } from '#app/trial/words.ts';
import { trialPath } from '#app/trial/trial.ts';
import { content, facts } from '#test/content.ts';
import { expect, longUnless, test, type NewPage } from './fixtures.ts';
import { hydrate, waitForWholeLayout } from './scenes/scene.ts';

const courses = content.courses();
const { datedNotices } = content.document('school');
const { hero, ageWorks, courses: carousel } = content.document('home');

/** The works that hang on home after the age of a course is chosen. */
const worksFor = (id: string | undefined) =>
  ageWorks.find(({ course }) => course === id)?.works.map((name) => content.work(name)) ?? [];
const { enrolment, materials } = content.document('classes');

/** A small phone. */
const phone = { viewport: { width: 360, height: 640 } };

/** The bottom of an element in screen heights from the top of the page. */
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

test.describe('the first two screens of home on a small phone', () => {
  test('show what, where, for whom, the proof, and that the first class is free', async ({ newPage }) => {
    const { page } = await newPage(phone);
    await page.goto('/');
    for (const fact of [content.document('school').facts, hero.proof]) {
      expect(await endInScreens(page, main(page).getByText(fact)), fact).toBeLessThanOrEqual(1);
    }
    const trial = main(page).getByRole('link', { name: trialWords.label, exact: true });
    expect(await endInScreens(page, trial)).toBeLessThanOrEqual(1);
  });

  test('show every course with its ages, days, times and price, and WhatsApp', async ({ newPage }) => {
    const { page } = await newPage(phone);
    await page.goto('/');
    const rows = priceList(page).getByRole('listitem');
    await expect(rows).toHaveCount(courses.length);
    for (const { courseName, price, period, ageLabel, ageMin } of courses) {
      const row = rows.filter({ hasText: courseName });
      const said = (await row.textContent()) ?? '';
      expect(said).toContain(`${price}/- a ${period}`);
      expect(said).toContain(ageLabel ?? homeWords.anyAge);
      if (ageMin !== null) expect(said).toMatch(/Sat.*\d+:\d\d [ap]m/);
      expect(await endInScreens(page, row), courseName).toBeLessThanOrEqual(2);
    }
    const chat = main(page).getByRole('link', { name: trialWords.whatsApp }).first();
    expect(await endInScreens(page, chat)).toBeLessThanOrEqual(2);
  });

  test('are followed by the courses within four screens', async ({ newPage }) => {
    const { page } = await newPage(phone);
    await page.goto('/');
    await waitForWholeLayout(page);
    const top = await page
      .getByRole('heading', { name: carousel.title.text })
      .evaluate((heading) => (heading.closest('section')?.getBoundingClientRect().top ?? 0) + scrollY);
    expect(top / phone.viewport.height).toBeLessThanOrEqual(4);
  });
});

test.describe('the age links on home', () => {
  const course = courses.find(({ id }) => id === 'junior-learner');
  const age = `${homeWords.beforeAge} ${course?.ageMin}-${course?.ageMax} ${homeWords.afterAge}`;

  for (const width of [360, 1280]) {
    test(
      `rehang the works and show the course at ${width} px, and reset`,
      longUnless(width === 360),
      async ({ newPage }) => {
        const { page } = await newPage({ viewport: { width, height: 800 } });
        await page.goto('/');
        await hydrate(page);
        const section = main(page).locator('section').first();
        await ageLink(page, age).click();
        const enrol = section.getByRole('link', { name: `Enroll Now in ${course?.courseName}` });
        await enrol.waitFor();
        for (const work of worksFor(course?.id).slice(0, 1)) {
          await section.getByText(work.title).waitFor();
        }
        await expect(enrol).toHaveAttribute('href', `/Formenroll?course=${course?.slug}`);
        const trial = section.getByRole('link', { name: `${trialWords.label}: ${course?.courseName}` });
        await expect(trial).toHaveAttribute(
          'href',
          trialPath({ slug: course?.slug, course: course?.courseName }),
        );
        expect(await section.textContent()).toContain(`${course?.price}/- a ${course?.period}`);
        await expect(ageLink(page, age)).toHaveAttribute('aria-current', 'true');
        await section.getByRole('button', { name: homeWords.allCourses }).click();
        await priceList(page).waitFor();
        for (const name of hero.works.slice(0, 1))
          await section.getByText(content.work(name).title).waitFor();
      },
    );
  }

  test('lead to the course’s row in the price list without JavaScript', async ({ newPage }) => {
    const { page } = await newPage({ ...phone, javaScriptEnabled: false });
    await page.goto('/');
    const target = await ageLink(page, age).getAttribute('href');
    expect(await page.locator(target ?? '').textContent()).toContain(course?.courseName);
    await page.getByRole('link', { name: homeWords.adult }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test(
    'load no picture before a click, and hang works by students of that age',
    { tag: '@long' },
    async ({ newPage }) => {
      for (const { id, ageMin, ageMax } of courses) {
        if (ageMin === null) continue;
        for (const work of worksFor(id)) {
          expect(work.age, work.title).toBeGreaterThanOrEqual(ageMin);
          expect(work.age, work.title).toBeLessThanOrEqual(ageMax ?? 120);
        }
      }
      const { page } = await newPage(phone);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/', { waitUntil: 'networkidle' });
      await hydrate(page);
      const names = ageWorks.flatMap(({ works }) => works);
      expect(asked.filter((url) => names.some((name) => url.includes(`/pictures/${name}-`)))).toEqual([]);
    },
  );
});

for (const path of ['/', '/classes']) {
  test.describe(`the dated notice on ${path}`, () => {
    const last = datedNotices.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);

    async function openOn(newPage: NewPage, day: string) {
      const { page } = await newPage(phone);
      await page.clock.setFixedTime(new Date(day));
      await page.goto(path);
      await hydrate(page);
      return page;
    }

    test('is visible to the end of its day, and hidden after it', { tag: '@long' }, async ({ newPage }) => {
      const onTheDay = await openOn(newPage, `${last?.day}T23:59:00+05:30`);
      await main(onTheDay)
        .getByText(last?.text ?? '')
        .waitFor();
      const after = new Date(`${last?.day}T00:01:00+05:30`);
      after.setUTCDate(after.getUTCDate() + 1);
      const passed = await openOn(newPage, after.toISOString());
      for (const { text } of datedNotices) {
        await expect(main(passed).getByText(text, { exact: true })).toHaveCount(0);
      }
    });
  });
}

test(
  'on a phone the course finder and the fees are directly under the timetable',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await newPage(phone);
    await page.goto('/classes');
    const headings = await main(page).getByRole('heading', { level: 2 }).allInnerTexts();
    const at = headings.findIndex((heading) => heading === content.document('timetable').title);
    expect(headings.slice(at + 1, at + 3)).toEqual([courseFinderWords.title.text, enrolment.title.text]);
  },
);

test(
  'on a phone a link to a closed part of the classes page opens it',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await newPage(phone);
    await page.goto('/classes#enrolment');
    await hydrate(page);
    await main(page)
      .getByText(enrolment.details[0]?.term ?? '')
      .waitFor();
    const toBring = main(page).getByText(materials.items[0] ?? '');
    await expect(toBring).toBeHidden();
    await main(page).getByRole('link', { name: materials.title.text }).click();
    await toBring.waitFor();
  },
);

for (const path of ['/', '/classes', '/painting', '/login', '/no-such-page']) {
  test(
    `the footer of ${path} shows address, hours, phone and WhatsApp`,
    longUnless(path === '/'),
    async ({ sharedPage }) => {
      const { page } = await sharedPage({ ...phone, javaScriptEnabled: false });
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      const said = (await footer.textContent()) ?? '';
      expect(said).toContain(facts.address.street);
      expect(said).toContain(facts.hours);
      for (const href of [facts.phone.href, facts.whatsApp.href]) {
        await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
      }
      await footer.getByRole('link', { name: 'Get directions' }).waitFor();
    },
  );
}
