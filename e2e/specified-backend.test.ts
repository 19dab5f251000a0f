import type { Page } from '@playwright/test';
import { openSpecifiedBackend, specifiedCode, type SpecifiedBackend } from '#test/specified-backend.ts';
import { expect, test, type NewPage } from './fixtures.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import {
  ananya,
  apply,
  arriveAt,
  arriveHome,
  expectToast,
  fillAdmission,
  fillSignIn,
  fillSignUp,
  newPerson,
  sendAdmission,
  type Person,
} from './steps.ts';

let backend: SpecifiedBackend;
let school: RunningSchool;
// The tests share the backend, which has one session.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  backend = await openSpecifiedBackend();
  school = await runSchool({ API_HOST: backend.url });
});
test.afterAll(async () => {
  await school.close();
  backend.close();
});

const open = (newPage: NewPage) => newPage({ baseURL: school.url, viewport: { width: 1280, height: 800 } });

async function signUp(page: Page): Promise<Person> {
  const person = newPerson();
  await page.goto('/SignUp');
  await fillSignUp(page, person);
  await expectToast(page, 'User added');
  await arriveAt(page, 'Sign in');
  return person;
}

/** Signs in on the open sign-in page. */
async function signIn(page: Page, person: Person): Promise<void> {
  await fillSignIn(page, person);
  await expectToast(page, 'Welcome back');
  await arriveHome(page);
}

const nameButton = (page: Page, { fullName }: Person) =>
  page.getByRole('banner').getByRole('button', { name: fullName });

test('a visitor signs up, signs in, reloads and logs out', { tag: '@long' }, async ({ newPage }) => {
  const { page, problems } = await open(newPage);
  const person = await signUp(page);
  await signIn(page, person);
  await nameButton(page, person).waitFor();
  await page.reload();
  await nameButton(page, person).click();
  await arriveAt(page, person.fullName);
  await page.getByText('Not assigned').waitFor();
  // What the backend lacks is not offered.
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await arriveHome(page);
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
  expect(backend.unknown.filter((path) => path !== '/user/me')).toEqual([]);
  // The browser logs the 404s of /user/me.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test(
  'an application is sent with the specification’s fields alone, and the profile shows it',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await open(newPage);
    await page.goto('/Formenroll');
    await expectToast(page, 'Login First!');
    const person = await signUp(page);
    await signIn(page, person);
    await page.goto('/Formenroll');
    await fillAdmission(page);
    await sendAdmission(page);
    await expectToast(page, 'Enrolled');
    await arriveHome(page);
    expect(backend.applications.at(-1)).toEqual({
      fullName: ananya.fullName,
      gender: 'female',
      dob: ananya.dob,
      email: person.email,
      phone: '98765 43210',
      address: '14, Gulmohar Road',
      course: ananya.course,
      courseDetail: { _id: 7, courseName: ananya.course, price: '2500/-' },
      parentName: 'Lakshmi Nair',
      relation: 'Mother',
      schoolName: 'Kendriya Vidyalaya',
      board: 'CBSE',
      classGrade: 'Class 2',
    });
    for (const load of [() => nameButton(page, person).click(), () => page.reload()]) {
      await load();
      await page.getByRole('button', { name: 'Show enrollment data' }).click();
      const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
      await dialog.getByRole('row', { name: `Course ${ananya.course}` }).waitFor();
      await dialog.getByRole('row', { name: 'Date of Birth' }).getByText('2019').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  },
);

test('a password is reset with the code', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await open(newPage);
  const person = await signUp(page);
  await page.goto('/Forget');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('main').getByRole('button').first().click();
  await expectToast(page, 'OTP sent succesfully!');
  await arriveAt(page, 'Enter OTP');
  const code = page.getByRole('main').getByRole('textbox');
  await code.first().fill('999999');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectToast(page, 'Wrong code');
  await code.first().fill(specifiedCode);
  await page.getByRole('button', { name: 'Verify' }).click();
  await arriveAt(page, 'Set New Password');
  await page.getByLabel('New Password').fill('hibiscus nine');
  await page.getByLabel('Confirm Password').fill('hibiscus nine');
  await page.getByRole('button', { name: 'Submit' }).click();
  await arriveAt(page, 'Sign in');
  await signIn(page, { ...person, password: 'hibiscus nine' });
});

test('a message is sent with the specification’s fields alone', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await open(newPage);
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Is there a class on Sunday?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectToast(page, 'Message received');
  await arriveHome(page);
  expect(backend.messages).toEqual([
    { userName: '', userEmail: '', userNumber: '', userMessage: 'Is there a class on Sunday?' },
  ]);
});

test(
  'the users are listed, the newest first, searched and deleted, without a guard in the browser',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await open(newPage);
    const family = await signUp(page);
    await signIn(page, family);
    await apply(page);
    const newest = await signUp((await open(newPage)).page);
    await page.goto('/admin');
    await expectToast(page, 'Users fetched');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText(newest.email);
    await expect(rows.nth(2)).toContainText(ananya.course);
    await page.getByRole('searchbox').fill('98765 43210');
    await page.getByText('Phone of Ananya Nair').first().waitFor();
    await page.getByRole('searchbox').fill(family.email);
    await rows.nth(1).getByRole('button', { name: 'Enrollment data of' }).click();
    await page
      .getByRole('dialog', { name: 'User Enrollment Data' })
      .getByText('Kendriya Vidyalaya')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill(newest.email);
    await rows
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await expectToast(page, 'User deleted');
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(rows.nth(1)).toContainText(family.email);
  },
);

test('what the backend lacks says so instead of failing', { tag: '@long' }, async ({ newPage }) => {
  const { page } = await open(newPage);
  for (const path of ['/office/log', '/office/second-factor']) {
    await page.goto(path);
    await page.getByRole('main').getByText('is for the school’s office only').waitFor();
  }
  await page.goto('/profile/data');
  await arriveAt(page, 'Sign in');
});
