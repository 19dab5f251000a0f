import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chatWith, trialMessage, trialPath, type Trial } from '#app/trial/trial.ts';
import { messageHint, preparedHint, workshopRequest, writeTitle } from '#content/contact.ts';
import { courses, type CourseCard } from '#content/courses.ts';
import { school } from '#content/school.ts';
import { trialWords } from '#content/trial.ts';
import { openForThisFile } from './fixtures.ts';
import { comeAlive, waitUntilAlive } from './scenes/scene.ts';
import { arriveHome } from './steps.ts';

const opening = openForThisFile();

test('on a phone calling and WhatsApp lie in the lower half of the first view, large enough for a thumb', async () => {
  const { page, strangers } = await opening.newPage({
    viewport: { width: 390, height: 664 },
  });
  await page.goto('/contact');
  const call = page.getByRole('link', { name: `Call ${school.phone.text}` });
  const chat = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
  expect(await call.getAttribute('href')).toBe(school.phone.href);
  expect(await chat.getAttribute('href')).toBe(school.whatsApp.href);
  for (const way of [call, chat]) {
    const box = await way.boundingBox();
    expect(box?.y).toBeGreaterThan(332);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(664);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  expect(strangers).toEqual([]);
});

test('the page says when it answers, when somebody picks up, and where the door is', async () => {
  const { page } = await opening.newPage({ javaScriptEnabled: false });
  await page.goto('/contact');
  const words = await page.getByRole('main').innerText();
  for (const each of [
    'We reply within 24 hours.',
    school.hours.text,
    school.phone.text,
    school.email.text,
    'Gulmohar Road,',
    'Bhopal 462016',
  ])
    expect(words).toContain(each);
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toMatch(
    /^Home\s+Contact us$/,
  );
});

test('the map asks its host only after a click', async () => {
  const { page, strangers } = await opening.newPage();
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.goto('/contact');
  await waitUntilAlive(page);
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect.poll(() => strangers.some((url) => url.includes('openstreetmap.org'))).toBe(true);
});

describe('a link that prepares the message', () => {
  const [younger, older] = courses as [CourseCard, CourseCard];
  const seven: Trial = { course: younger.courseName, age: 7 };
  const messageOf = (page: Page) => page.getByLabel('Message');
  const readMessage = (page: Page) => messageOf(page).inputValue();
  const chatOf = (page: Page) => page.getByRole('main').getByRole('link', { name: trialWords.whatsApp });

  test('a free trial class: course and age stand above the form, in the message and in WhatsApp', async () => {
    const { page } = await opening.newPage();
    await page.goto(trialPath(seven));
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    await page.getByText(`${trialWords.label}: ${younger.courseName}`).waitFor();
    await page.getByText(preparedHint).waitFor();
    expect(await chatOf(page).getAttribute('href')).toBe(chatWith(trialMessage(seven)));
  });

  test('what an address makes up gets into neither', async () => {
    const { page } = await opening.newPage();
    await page.goto('/contact?topic=trial&course=Send+money&age=700');
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage({}));
    expect(await page.getByRole('main').innerText()).not.toMatch(/Send money|700/);
  });

  test('another course replaces an untouched text; own words stay, and get the sentence added', async () => {
    const { page } = await opening.newPage();
    await page.goto(trialPath(seven));
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    const ten: Trial = { course: older.courseName, age: 10 };
    await page.goto(trialPath(ten));
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(ten));

    const own = 'Is there parking nearby?';
    await messageOf(page).fill(own);
    await page.goto(trialPath(seven));
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(`${own}\n\n${trialMessage(seven)}`);
    await page.reload();
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(`${own}\n\n${trialMessage(seven)}`);
  });

  test('words typed before the script has come stay', async () => {
    const { page } = await opening.newPage();
    await page.goto(trialPath(seven), { waitUntil: 'commit' });
    const own = 'My son likes horses.';
    await messageOf(page).fill(own);
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(`${own}\n\n${trialMessage(seven)}`);
  });

  test('it is sent like any other, and the next visit finds an empty message', async () => {
    const { page } = await opening.newPage();
    await page.goto(trialPath(seven));
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    await page.getByRole('button', { name: 'Send message' }).click();
    await arriveHome(page);
    await page.goto('/contact');
    await comeAlive(page);
    expect(await readMessage(page)).toBe('');
    await page.getByText(messageHint).waitFor();
  });

  test('on a phone the form is what a parent sees first, and nothing moves when its text comes', async () => {
    const { page } = await opening.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(trialPath(seven));
    const heading = page.getByRole('heading', { name: writeTitle });
    const name = page.getByLabel('Name');
    const before = await name.boundingBox();
    expect((await heading.boundingBox())?.y).toBeLessThan(200);
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(trialMessage(seven));
    expect((await name.boundingBox())?.y).toBe(before?.y);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  test('followed from a course on the home page it leads to the form as well', async () => {
    const { page } = await opening.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await comeAlive(page);
    await page
      .getByRole('link', { name: `${trialWords.label}: ${younger.courseName}` })
      .first()
      .click();
    await expect.poll(() => readMessage(page)).toBe(trialMessage({ course: younger.courseName }));
    const heading = page.getByRole('heading', { name: writeTitle });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  });

  test('a place at the workshop has a message of its own', async () => {
    const { page } = await opening.newPage();
    await page.goto('/contact?topic=workshop');
    await comeAlive(page);
    await expect.poll(() => readMessage(page)).toBe(workshopRequest.message);
    await page.getByText(workshopRequest.about).first().waitFor();
    expect(await chatOf(page).getAttribute('href')).toBe(chatWith(workshopRequest.message));
  });
});
