import type { Page } from '@playwright/test';
import { messageHint, preparedHint } from '#app/contact/words.ts';
import { trialMessage, trialPath, type Trial } from '#app/trial/trial.ts';
import { trialFormWords } from '#app/trial/form-words.ts';
import { trialWords } from '#app/trial/words.ts';
import type { CourseRecord } from '#contract/site/course-record.ts';
import { courses } from '#test/content.ts';
import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { content, facts } from '#test/content.ts';
import { expect, test } from './fixtures.ts';
import { hydrate, waitForHydration } from './scenes/scene.ts';
import { holdRequests } from './slow-network.ts';
import { arriveHome } from './steps.ts';

const { workshopRequest } = content.document('contact');
const { houseNumber, road } = content.document('school');

test('on a phone the call and WhatsApp links are in the lower half of the first view and at least 44 px large', async ({
  newPage,
}) => {
  const { page, thirdParties } = await newPage({
    viewport: { width: 390, height: 664 },
  });
  await page.goto('/contact');
  const call = page.getByRole('link', { name: `Call ${facts.phone.text}` });
  const chat = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
  await expect(call).toHaveAttribute('href', facts.phone.href);
  await expect(chat).toHaveAttribute('href', facts.whatsApp.href);
  for (const link of [call, chat]) {
    const box = await link.boundingBox();
    expect(box?.y).toBeGreaterThan(332);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(664);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  expect(thirdParties).toEqual([]);
});

test('the page shows the reply time, the opening hours and the address', async ({ newPage }) => {
  const { page } = await newPage({ javaScriptEnabled: false });
  await page.goto('/contact');
  const text = await page.getByRole('main').innerText();
  for (const each of [
    `We reply within ${facts.replyTime}.`,
    facts.hours,
    facts.phone.text,
    facts.email.text,
    houseNumber,
    road,
    ...facts.address.lines.slice(1),
  ])
    expect(text).toContain(each);
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toMatch(
    /^Home\s+Contact us$/,
  );
});

test('the map sends requests to its host only after a click', async ({ newPage }) => {
  const { page, thirdParties } = await newPage();
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.goto('/contact');
  await waitForHydration(page);
  expect(thirdParties).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect.poll(() => thirdParties.some((url) => url.includes('openstreetmap.org'))).toBe(true);
});

const whatsAppLink = (page: Page) => page.getByRole('main').getByRole('link', { name: trialWords.whatsApp });

test.describe('a link that asks for a trial class', () => {
  const [younger, older] = courses as [CourseRecord, CourseRecord];
  const seven: Trial = { course: younger.courseName, age: 7 };
  const courseField = (page: Page) => page.getByLabel(trialWords.course, { exact: true });
  const ages = (page: Page) =>
    page
      .getByRole('group', { name: trialWords.age })
      .or(page.getByRole('radiogroup', { name: trialWords.age }));
  const chip = (page: Page, age: number) => ages(page).getByRole('radio', { name: String(age), exact: true });
  /** Waits until the form shows the course and the age of a link. */
  const expectWish = async (page: Page, { course = '', age }: Trial) => {
    await expect(courseField(page)).toHaveValue(course);
    const chosen = ages(page).getByRole('radio', { checked: true });
    if (age === undefined) await expect(chosen).toHaveCount(0);
    else await expect(chosen).toHaveValue(String(age));
  };

  test('course and age are in the fields of its form and in the WhatsApp text', async ({ page }) => {
    await page.goto(trialPath(seven));
    await hydrate(page);
    await expectWish(page, seven);
    await page.getByText(trialFormWords.hint).waitFor();
    await expect(whatsAppLink(page)).toHaveAttribute(
      'href',
      whatsAppUrl(facts.whatsApp.number, trialMessage(seven)),
    );
  });

  test('invented query parameters get into neither', { tag: '@long' }, async ({ page }) => {
    await page.goto('/trial?course=Send+money&age=700');
    await hydrate(page);
    await expectWish(page, {});
    expect(await page.getByRole('main').innerText()).not.toMatch(/Send money|700/);
  });

  test(
    'another course replaces the one of the link before; what was typed or chosen stays',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(trialPath(seven));
      await hydrate(page);
      await expectWish(page, seven);
      await page.getByLabel('Name').fill('Rekha Iyer');
      const ten: Trial = { course: older.courseName, age: 10 };
      await page.goto(trialPath(ten));
      await hydrate(page);
      await expectWish(page, ten);
      await expect(page.getByLabel('Name')).toHaveValue('Rekha Iyer');
      await chip(page, 11).check();
      await page.reload();
      await hydrate(page);
      await expectWish(page, { ...ten, age: 11 });
    },
  );

  test('text typed before hydration stays', { tag: '@long' }, async ({ page }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(trialPath(seven), { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Rekha Iyer');
    release();
    await hydrate(page);
    await expectWish(page, seven);
    await expect(page.getByLabel('Name')).toHaveValue('Rekha Iyer');
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByRole('link', { name: trialFormWords.writeInstead }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Rekha Iyer');
  });

  test(
    'on a phone the age is in the first view, and no field moves when the link is read',
    { tag: '@long' },
    async ({ newPage }) => {
      const { page } = await newPage({ viewport: { width: 360, height: 740 } });
      const release = await holdRequests(page, '**/assets/*.js');
      await page.goto(trialPath(seven), { waitUntil: 'commit' });
      const name = page.getByLabel('Name');
      // A late font would move the lines for another reason.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await name.waitFor();
      const before = await name.boundingBox();
      release();
      await hydrate(page);
      await expectWish(page, seven);
      expect((await name.boundingBox())?.y).toBe(before?.y);
      const place = await chip(page, 7).boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(740);
    },
  );

  test('on the home page it leads to the form as well', { tag: '@long' }, async ({ newPage }) => {
    const { page } = await newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await hydrate(page);
    await page
      .getByRole('link', { name: `${trialWords.label}: ${younger.courseName}` })
      .first()
      .click();
    await expectWish(page, { course: younger.courseName });
    await page.getByRole('heading', { level: 1, name: trialWords.label }).waitFor();
  });

  test(
    'an older link to the contact page leads there, with its course and age',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(
        `/contact?${new URLSearchParams({ topic: 'trial', course: younger.slug, age: '7' })}#message`,
      );
      await hydrate(page);
      await page.waitForURL('**/trial?**');
      await expectWish(page, seven);
    },
  );

  test(
    'the contact page leads there, and the form leads back to a message',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/contact');
      await hydrate(page);
      await page.getByRole('main').getByRole('link', { name: trialWords.label }).click();
      await expectWish(page, {});
      await page.getByRole('link', { name: trialFormWords.writeInstead }).click();
      await page.getByRole('heading', { name: 'Write to us' }).waitFor();
      await page.getByText(messageHint).waitFor();
    },
  );
});

test.describe('a link that fills in the message', () => {
  const messageField = (page: Page) => page.getByLabel('Message');
  const readMessage = (page: Page) => messageField(page).inputValue();

  test('typed text stays, and the sentence is appended once', async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page);
    const typedText = 'Is there parking nearby?';
    await messageField(page).fill(typedText);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/contact?topic=workshop');
      await hydrate(page);
      await expect.poll(() => readMessage(page)).toBe(`${typedText}\n\n${workshopRequest.message}`);
      await page.getByText(preparedHint).waitFor();
    }
  });

  test(
    'it is sent like any message, and the next visit starts with an empty one',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/contact?topic=workshop');
      await hydrate(page);
      await expect.poll(() => readMessage(page)).toBe(workshopRequest.message);
      await page.getByRole('button', { name: 'Send message' }).click();
      await arriveHome(page);
      await page.goto('/contact');
      await hydrate(page);
      expect(await readMessage(page)).toBe('');
      await page.getByText(messageHint).waitFor();
    },
  );

  test('a place at the workshop has its own message', { tag: '@long' }, async ({ page }) => {
    await page.goto('/contact?topic=workshop');
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(workshopRequest.message);
    await page.getByText(workshopRequest.about).first().waitFor();
    await expect(whatsAppLink(page)).toHaveAttribute(
      'href',
      whatsAppUrl(facts.whatsApp.number, workshopRequest.message),
    );
  });
});
