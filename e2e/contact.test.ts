import type { Page } from '@playwright/test';
import { messageHint, preparedHint } from '#app/contact/words.ts';
import { trialMessage, trialPath, type Trial } from '#app/trial/trial.ts';
import { trialWords } from '#app/trial/words.ts';
import type { CourseRecord } from '#contract/content/course-record.ts';
import { courses } from '#test/content.ts';
import { whatsAppUrl } from '#contract/content/school-facts.ts';
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

test.describe('a link that fills in the message', () => {
  const [younger, older] = courses as [CourseRecord, CourseRecord];
  const seven: Trial = { course: younger.courseName, age: 7 };
  const messageField = (page: Page) => page.getByLabel('Message');
  const readMessage = (page: Page) => messageField(page).inputValue();
  const whatsAppLink = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: trialWords.whatsApp });

  test('a trial class: course and age are above the form, in the message and in the WhatsApp text', async ({
    page,
  }) => {
    await page.goto(trialPath(seven));
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    await page.getByText(`${trialWords.label}: ${younger.courseName}`).waitFor();
    await page.getByText(preparedHint).waitFor();
    await expect(whatsAppLink(page)).toHaveAttribute(
      'href',
      whatsAppUrl(facts.whatsApp.number, trialMessage(seven)),
    );
  });

  test('invented query parameters get into neither', async ({ page }) => {
    await page.goto('/contact?topic=trial&course=Send+money&age=700');
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage({}));
    expect(await page.getByRole('main').innerText()).not.toMatch(/Send money|700/);
  });

  test('another course replaces an unchanged text; typed text stays, and the sentence is appended', async ({
    page,
  }) => {
    await page.goto(trialPath(seven));
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    const ten: Trial = { course: older.courseName, age: 10 };
    await page.goto(trialPath(ten));
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(ten));

    const typedText = 'Is there parking nearby?';
    await messageField(page).fill(typedText);
    await page.goto(trialPath(seven));
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(`${typedText}\n\n${trialMessage(seven)}`);
    await page.reload();
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(`${typedText}\n\n${trialMessage(seven)}`);
  });

  test('text typed before hydration stays', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(trialPath(seven), { waitUntil: 'commit' });
    const typedText = 'My son likes horses.';
    await messageField(page).fill(typedText);
    release();
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(`${typedText}\n\n${trialMessage(seven)}`);
  });

  test('it needs a phone number or an email, and keeps what was typed', async ({ page }) => {
    await page.goto(trialPath(seven));
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    await page.getByLabel('Name').fill('Rekha');
    await page.getByRole('button', { name: 'Send message' }).click();
    const phone = page.getByLabel('Phone');
    await expect(phone).toHaveAccessibleDescription(
      'Please add a phone number or an email, so that we can answer you.',
    );
    await expect(phone).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('Rekha');
    expect(await readMessage(page)).toBe(trialMessage(seven));
    await page.getByLabel('Email').fill('rekha@family.test');
    await page.getByRole('button', { name: 'Send message' }).click();
    await arriveHome(page);
  });

  test('it is sent like any message, and the next visit starts with an empty one', async ({ page }) => {
    await page.goto(trialPath(seven));
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    await page.getByLabel('Phone').fill('\u202A98765\u201143210\u202C');
    await page.getByRole('button', { name: 'Send message' }).click();
    await arriveHome(page);
    await page.goto('/contact');
    await hydrate(page);
    expect(await readMessage(page)).toBe('');
    await page.getByText(messageHint).waitFor();
  });

  test('on a phone the form is at the top, and nothing moves when its text is filled in', async ({
    newPage,
  }) => {
    const { page } = await newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(trialPath(seven));
    const heading = page.getByRole('heading', { name: 'Write to us' });
    const name = page.getByLabel('Name');
    // A late font would move the lines for another reason.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await name.boundingBox();
    expect((await heading.boundingBox())?.y).toBeLessThan(200);
    await hydrate(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    expect((await name.boundingBox())?.y).toBe(before?.y);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  test('on the home page it leads to the form as well', async ({ newPage }) => {
    const { page } = await newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await hydrate(page);
    await page
      .getByRole('link', { name: `${trialWords.label}: ${younger.courseName}` })
      .first()
      .click();
    await expect.poll(() => readMessage(page)).toBe(trialMessage({ course: younger.courseName }));
    const heading = page.getByRole('heading', { name: 'Write to us' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  });

  test('a place at the workshop has its own message', async ({ page }) => {
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
