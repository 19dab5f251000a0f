import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { trialFormWords } from '#app/trial/form-words.ts';
import { trialWords } from '#app/trial/words.ts';
import { changedWords, outcomeWords } from '#app/office/trials/trial-words.ts';
import { readCalendar } from '#test/calendar.ts';
import { courses } from '#test/content.ts';
import { expect, test } from './fixtures.ts';
import { hydrate } from './scenes/scene.ts';
import { arriveHome, createSignedInPerson, expectToast, newPerson, signInByApi } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const [course] = courses;
const courseName = course?.courseName ?? '';

/** The card of a family on the page of trial classes. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });

/** Fills in and sends the form that a link of a trial class has opened. */
async function ask(page: Page, { fullName, email }: { fullName: string; email: string }): Promise<void> {
  await page.getByLabel('Name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel(trialWords.age).selectOption('7');
  await page.getByLabel(trialFormWords.day).selectOption({ index: 1 });
  await page.getByRole('main').getByRole('button', { name: trialWords.label }).click();
  await expectToast(page, /We will answer within/);
}

test('a parent without an account asks on a phone from a course card; the owner agrees, and both get the date', async ({
  newPage,
  school,
}) => {
  const family = newPerson('Rekha Iyer');
  const { page, problems } = await newPage(phone);
  await page.goto('/');
  await hydrate(page);
  await page
    .getByRole('link', { name: `${trialWords.label}: ${courseName}` })
    .first()
    .tap();
  await expect(page.getByLabel(trialWords.course, { exact: true })).toHaveValue(courseName);
  await ask(page, family);
  await arriveHome(page);

  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  // A device in another time zone: day and time are those of the school.
  const office = await newPage({ ...phone, timezoneId: 'America/New_York' });
  await signInByApi(office.page, owner);
  await office.page.goto('/office/trials');
  const card = cardOf(office.page, family.fullName).filter({ hasText: family.email });
  await card.getByLabel('Day').fill('2030-12-07');
  await card.getByLabel('Time').fill('11:00');
  await card.getByRole('button', { name: 'Agree and send the mails' }).tap();
  await expectToast(office.page, changedWords.agreed);
  await office.page
    .getByRole('region', { name: 'Saturday, 7 December 2030' })
    .getByText('Saturday, 7 December 2030, 11:00 am')
    .first()
    .waitFor();

  const { text, calendar } = await school.mail(family.email, /Your trial class is on/);
  expect(text).toContain('Saturday, 7 December 2030 at 11:00 am');
  expect(readCalendar(calendar?.content ?? '')).toMatchObject({
    method: 'REQUEST',
    start: '2030-12-07T05:30:00.000Z',
    summary: expect.stringContaining(courseName),
  });
  expect([problems, office.problems]).toEqual([[], []]);
});

test('a family sees its trial class on the profile, adds it to its calendar and says that it cannot come', async ({
  newPage,
  school,
}) => {
  const { page } = await newPage({ ...phone, acceptDownloads: true });
  const family = await createSignedInPerson(page);
  await page.goto('/FaqPage');
  await hydrate(page);
  // The answer of a closed question is not reachable.
  await page.getByText('Can we try a class first?').first().tap();
  await page.getByRole('main').getByRole('link', { name: trialWords.label }).tap();
  await expect(page.getByLabel('Email')).toHaveValue(family.email);
  await page.getByLabel(trialWords.course, { exact: true }).selectOption(courseName);
  await ask(page, family);

  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  const office = (await newPage()).page;
  await signInByApi(office, owner);
  const { items } = await (await office.request.get('/admin/trials?list=asked&limit=100')).json();
  const asked = items.find(({ userEmail }: { userEmail: string }) => userEmail === family.email);
  await office.request.patch(`/admin/trials/${asked._id}`, {
    data: { startsAt: '2030-12-07T05:30:00.000Z' },
    headers: { 'if-match': `"${asked.version}"` },
  });

  await page.goto('/profile');
  await page.getByText('Saturday, 7 December 2030, 11:00 am').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('trial-class.ics');
  expect(readCalendar(await readFile(await download.path(), 'utf8')).start).toBe('2030-12-07T05:30:00.000Z');
  await page.getByRole('button', { name: 'Cannot come' }).tap();
  await page.getByRole('button', { name: 'Cancel the trial class' }).tap();
  await page.getByText('This trial class is cancelled.').waitFor();

  await office.goto(`/office/trials?trial=${asked._id}`);
  await office.getByText('Cancelled', { exact: true }).waitFor();
});

test('after the class the office notes with one click that the family enrols', async ({ newPage, admin }) => {
  const { page } = await newPage();
  await signInByApi(page, admin);
  const past = {
    _id: 'past',
    status: 'agreed',
    userName: 'Rekha Iyer',
    userEmail: 'rekha@example.in',
    userNumber: '',
    courseId: 'junior-beginner',
    courseName,
    childAge: 7,
    wishedDay: '',
    startsAt: '2026-01-03T05:30:00.000Z',
    endsAt: '2026-01-03T06:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    userId: null,
    version: 2,
    createdAt: '2026-01-01T05:30:00.000Z',
  };
  await page.route('**/admin/trials?*', (route) =>
    route.fulfill({
      json: { items: route.request().url().includes('list=agreed') ? [past] : [], next: null },
    }),
  );
  let sent: unknown;
  await page.route('**/admin/trials/past', (route) => {
    sent = [route.request().headers()['if-match'], route.request().postDataJSON()];
    return route.fulfill({ json: { ...past, status: 'enrolled', version: 3 } });
  });
  await page.goto('/office/trials');
  const question = page.getByRole('region', { name: 'How was it?' });
  await question.getByRole('button', { name: outcomeWords.enrolled }).click();
  await expectToast(page, changedWords.enrolled);
  expect(sent).toEqual(['"2"', { status: 'enrolled' }]);
  await expect(question).toBeHidden();
});
