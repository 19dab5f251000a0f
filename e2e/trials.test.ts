import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { askedWords } from '#app/trial/asked-words.ts';
import { trialFormWords } from '#app/trial/form-words.ts';
import { trialWords } from '#app/trial/words.ts';
import { changedWords, trialStatusWords } from '#app/office/trials/trial-words.ts';
import { readCalendar } from '#test/calendar.ts';
import { courses } from '#test/content.ts';
import { classDay, wordsOfDay } from '#test/class-days.ts';
import { expect, test } from './fixtures.ts';
import { hydrate } from './scenes/scene.ts';
import {
  arriveAt,
  arriveHome,
  createSignedInPerson,
  expectToast,
  fillSignIn,
  lookAgain,
  newPerson,
  signInByApi,
  type Person,
} from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const [course] = courses;
const courseName = course?.courseName ?? '';

/** The card of a family on the page of trial classes. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(name) }) });

/** Fills in and sends the form that a link of a trial class has opened. */
async function ask(page: Page, { fullName, email }: { fullName: string; email: string }): Promise<void> {
  await page.getByRole('radio', { name: '7', exact: true }).check();
  await expect(page.getByLabel(trialWords.course, { exact: true })).toHaveValue(courseName);
  await page.getByText(/Next class: .*day, /).waitFor();
  await page.getByLabel(trialFormWords.day).selectOption({ index: 1 });
  await page.getByLabel('Name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByRole('main').getByRole('button', { name: trialWords.label }).click();
  await page.waitForURL('**/trial/asked');
  await page.getByRole('heading', { name: 'Saturday, 9:30 am?' }).waitFor();
}

/** What the label after a request says, which stays after a reload. */
async function readLabel(page: Page, email: string): Promise<void> {
  for (const text of [/We answer by .*day, /, `${courseName}, age 7`, email, '98765 43210'])
    await expect(page.getByRole('main')).toContainText(
      typeof text === 'string' ? text.replaceAll(/(?<=\d) (?=\d)/g, '\u00A0') : text,
    );
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
  await readLabel(page, family.email);
  await page.reload();
  await hydrate(page);
  await readLabel(page, family.email);
  // Back is not the form, which would ask once more.
  await page.goBack();
  await arriveHome(page);

  const owner = newPerson('Kavita Rao');
  await school.addAdmin(owner.email, owner.password);
  // A device in another time zone: day and time are those of the school.
  const office = await newPage({ ...phone, timezoneId: 'America/New_York' });
  await signInByApi(office.page, owner);
  await office.page.goto('/office/trials');
  const card = cardOf(office.page, family.fullName).filter({ hasText: family.email });
  await card.getByLabel('Day').fill(classDay());
  await card.getByLabel('Time').fill('11:00');
  await card.getByRole('button', { name: 'Agree and send the mails' }).tap();
  await expectToast(office.page, changedWords.agreed);
  await office.page
    .getByRole('region', { name: wordsOfDay(classDay()) })
    .getByText(`${wordsOfDay(classDay())}, 11:00 am`)
    .first()
    .waitFor();

  const { text, calendar } = await school.mail(family.email, /Your trial class is on/);
  expect(text).toContain(`${wordsOfDay(classDay())} at 11:00 am`);
  expect(readCalendar(calendar?.content ?? '')).toMatchObject({
    method: 'REQUEST',
    start: `${classDay()}T05:30:00.000Z`,
    summary: expect.stringContaining(courseName),
  });
  expect([problems, office.problems]).toEqual([[], []]);
});

test(
  'the age chooses the course; one that the family has chosen stays if it takes the age',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/trial');
    await hydrate(page);
    const courseField = page.getByLabel(trialWords.course, { exact: true });
    const chip = (age: number) => page.getByRole('radio', { name: String(age), exact: true });
    const older = page.getByLabel(`${trialWords.age}, ${trialFormWords.adult}`);
    await chip(7).check();
    await expect(courseField).toHaveValue('Junior Beginner');
    await chip(10).check();
    await expect(courseField).toHaveValue('Junior Learner');
    // Both take a child of twelve.
    await courseField.selectOption('Senior Seeker');
    await chip(12).check();
    await expect(courseField).toHaveValue('Senior Seeker');
    await older.selectOption('34');
    await expect(courseField).toHaveValue('Sr. Expressors');
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
    // A course for any age by agreement stays, and an unusual choice is possible.
    await courseField.selectOption('Premium Classes');
    await chip(5).check();
    await expect(older).toHaveValue('');
    await expect(courseField).toHaveValue('Premium Classes');
    await page.getByText(trialFormWords.byAgreement).waitFor();
    await courseField.selectOption('Junior Learner');
    await page.getByText('Junior Learner is for 9-12 Yrs').waitFor();
    await page.reload();
    await hydrate(page);
    await expect(chip(5)).toBeChecked();
    await expect(courseField).toHaveValue('Junior Learner');
  },
);

test(
  'the page after a request leads to the form when nothing was asked in this window, and says when an answer is late',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/trial/asked');
    await hydrate(page);
    await page.getByRole('heading', { name: askedWords.none }).waitFor();
    await page.getByRole('main').getByRole('link', { name: trialWords.label }).waitFor();
    const old = {
      courseName,
      childAge: '7',
      day: '',
      userEmail: '',
      userNumber: '98765 43210',
      at: '2026-01-03T05:30:00Z',
    };
    await page.evaluate((text) => sessionStorage.setItem('asked-trial', text), JSON.stringify(old));
    await page.reload();
    await hydrate(page);
    await page.getByRole('heading', { name: askedWords.anyDay }).waitFor();
    await page.getByText(/If you have heard nothing, please call/).waitFor();
  },
);

test(
  'a family sees its trial class on the profile, adds it to its calendar and says that it cannot come',
  { tag: '@long' },
  async ({ newPage, school }) => {
    const { page } = await newPage({ ...phone, acceptDownloads: true });
    const family = await createSignedInPerson(page);
    await page.goto('/FaqPage');
    await hydrate(page);
    // The answer of a closed question is not reachable.
    await page.getByText('Can we try a class first?').first().tap();
    await page.getByRole('main').getByRole('link', { name: trialWords.label }).tap();
    await expect(page.getByLabel('Email')).toHaveValue(family.email);
    await ask(page, family);
    await page.getByRole('link', { name: askedWords.profile }).waitFor();

    const owner = newPerson('Kavita Rao');
    await school.addAdmin(owner.email, owner.password);
    const office = (await newPage()).page;
    await signInByApi(office, owner);
    const { items } = await (await office.request.get('/admin/trials?list=asked&limit=100')).json();
    const asked = items.find(({ userEmail }: { userEmail: string }) => userEmail === family.email);
    await office.request.patch(`/admin/trials/${asked._id}`, {
      data: { startsAt: `${classDay()}T05:30:00.000Z` },
      headers: { 'if-match': `"${asked.version}"` },
    });

    await page.goto('/profile');
    await page.getByText(`${wordsOfDay(classDay())}, 11:00 am`).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).tap();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('trial-class.ics');
    expect(readCalendar(await readFile(await download.path(), 'utf8')).start).toBe(
      `${classDay()}T05:30:00.000Z`,
    );
    await page.getByRole('button', { name: 'Cannot come' }).tap();
    await page.getByRole('button', { name: 'Cancel the trial class' }).tap();
    await page.getByText('This trial class is cancelled.').waitFor();

    await office.goto(`/office/trials?trial=${asked._id}`);
    await office.getByText('Cancelled', { exact: true }).waitFor();
  },
);

test(
  'after the class the office notes with one click that the family enrols',
  { tag: '@long' },
  async ({ newPage, admin }) => {
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
    await question.getByRole('button', { name: trialStatusWords.enrolled }).click();
    await expectToast(page, changedWords.enrolled);
    expect(sent).toEqual(['"2"', { status: 'enrolled' }]);
    await expect(question).toBeHidden();
  },
);

/** Asks for a trial class from another browser. */
async function askElsewhere(request: APIRequestContext, { fullName, email }: Person): Promise<void> {
  const data = { userName: fullName, userEmail: email, course: courseName, childAge: 7 };
  expect((await request.post('/user/add-trial', { data })).status()).toBe(201);
}

test(
  'the office sees what others did when it looks at the page again, and what it typed stays',
  { tag: '@long' },
  async ({ newPage, admin }) => {
    const { page, problems } = await newPage();
    const elsewhere = (await newPage()).page.request;
    const [leaving, waiting, coming] = [
      newPerson('Gita Shah'),
      newPerson('Hema Shah'),
      newPerson('Indu Shah'),
    ];
    await askElsewhere(elsewhere, leaving);
    await askElsewhere(elsewhere, waiting);
    await signInByApi(page, admin);
    await page.goto('/office/trials');
    const toBeAgreed = page.getByRole('region', { name: 'To be agreed' });
    const asked = ({ email }: Person) => toBeAgreed.getByRole('listitem').filter({ hasText: email }).first();
    await asked(leaving).waitFor();
    await asked(waiting).getByLabel('Day').fill(classDay(28));

    await askElsewhere(elsewhere, coming);
    const { items } = await (await page.request.get('/admin/trials?list=asked&limit=100')).json();
    const { _id, version } = items.find(
      ({ userEmail }: { userEmail: string }) => userEmail === leaving.email,
    );
    const reply = await page.request.patch(`/admin/trials/${_id}`, {
      data: { status: 'cancelled' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(reply.status()).toBe(200);
    await lookAgain(page);
    await asked(coming).waitFor();
    await expect(asked(leaving)).toHaveCount(0);
    await expect(asked(waiting).getByLabel('Day')).toHaveValue(classDay(28));
    expect(problems).toEqual([]);
  },
);

test('who signs in after somebody else sees nothing that was loaded for them', async ({
  newPage,
  admin,
  school,
}) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  const family = newPerson('Jaya Shah');
  await askElsewhere((await newPage()).page.request, family);
  const menu = page.getByRole('navigation', { name: 'Office' });
  const openTrials = () => menu.getByRole('link', { name: 'Trial Classes' }).click();
  const card = cardOf(page, family.fullName).filter({ hasText: family.email });
  await signInByApi(page, admin);
  await page.goto('/profile');
  await page.getByRole('banner').getByRole('link', { name: 'Office' }).click();
  await openTrials();
  await card.waitFor();

  // Without loading a document: the memory of the page stays.
  await menu.locator('a[href="/profile"]').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await arriveHome(page);
  const other = newPerson('Kavita Rao');
  await school.addAdmin(other.email, other.password);
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await arriveAt(page, 'Sign in');
  await fillSignIn(page, other);
  await arriveAt(page, 'Today');
  const released = Promise.withResolvers<void>();
  await page.route('**/admin/trials?*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await openTrials();
  await page.getByText('Loading the trial classes.').waitFor();
  await expect(card).toHaveCount(0);
  released.resolve();
  await card.waitFor();
});
