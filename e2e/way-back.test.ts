import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';
import { fillAdmission, fillSignIn, newPerson, seeToast, signIn, signUp, type Person } from './steps.ts';

const opening = openForThisFile();

const open = () => openPage(opening.browser, opening.school.url);

/** Wants to apply without being signed in, and stands on the login page then. */
async function wantCourse(page: Page, course: string): Promise<void> {
  await page.goto(`/Formenroll?${new URLSearchParams({ course })}`);
  await page.waitForURL('**/login');
  await page.getByText('Your application waits.').waitFor();
}

async function continueWith(page: Page, course: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Continue your application' }).click();
  await page.waitForURL('**/Formenroll**');
  await expect.poll(() => page.getByRole('radio', { name: new RegExp(course) }).isChecked()).toBe(true);
}

async function typeSchool(page: Page, name: string): Promise<void> {
  await page.goto('/Formenroll');
  await page.getByLabel('School Name').fill(name);
  await page.getByText(/Draft saved/).waitFor();
}

async function logout(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function newPassword(page: Page, person: Person, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/Forget');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.waitForURL('**/verify-otp');
  const mail = await opening.school.mail(person.email, /code/);
  await page.getByRole('main').getByRole('textbox').first().click();
  await page.keyboard.type(/\d{6}/.exec(mail.subject)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/Reset-password');
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/login');
}

test('the chosen course survives signing up and signing in', async () => {
  const { page } = await open();
  const parent = newPerson();
  await wantCourse(page, 'Senior Seeker');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/SignUp');
  await page.getByText('Your application waits.').waitFor();
  await page.getByLabel('Full Name').fill(parent.fullName);
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password', { exact: true }).fill(parent.password);
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/login');
  await fillSignIn(page, parent);
  await continueWith(page, 'Senior Seeker');
});

test('the chosen course survives a forgotten password', async () => {
  const { page } = await open();
  const parent = newPerson();
  await signUp(page, parent);
  await wantCourse(page, 'Premium Classes');
  await newPassword(page, parent, 'lotus 12');
  await fillSignIn(page, { ...parent, password: 'lotus 12' });
  await continueWith(page, 'Premium Classes');
});

test('who lets the message pass finds the way in the profile, until the form was opened or they sign out', async () => {
  const { page } = await open();
  const parent = newPerson();
  await signUp(page, parent);
  await wantCourse(page, 'Junior Learner');
  await fillSignIn(page, parent);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Continue your application' }).click();
  await expect.poll(() => page.getByRole('radio', { name: /Junior Learner/ }).isChecked()).toBe(true);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Apply for Admission' }).waitFor();
});

test('a session that ends while the form is filled in loses nothing', async () => {
  const { page } = await open();
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/Formenroll');
  await fillAdmission(page, { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' });
  await page.context().clearCookies();
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();
  await page.waitForURL('**/login');
  await seeToast(page, 'Login First!');
  await fillSignIn(page, parent);
  await continueWith(page, 'Junior Beginner');
  await expect.poll(() => page.getByLabel('School Name').inputValue()).toBe('Kendriya Vidyalaya');
  expect(await page.getByLabel('Date of Birth').inputValue()).toBe('2019-03-14');
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();
  await seeToast(page, /application for Ananya Nair/);
});

test('on a shared phone nobody sees a draft of somebody else; it waits for who was signed out by time, and goes with who logs out', async () => {
  const { page } = await open();
  const [mother, neighbour] = [newPerson('Rekha Iyer'), newPerson('Farida Khan')];
  await signUp(page, mother);
  await signUp(page, neighbour);

  await signIn(page, mother);
  await typeSchool(page, 'Delhi Public School');
  await page.context().clearCookies();

  await signIn(page, neighbour);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Apply for Admission' }).waitFor();
  await page.goto('/Formenroll');
  await page.getByText('What you write is kept on this device').waitFor();
  expect(await page.getByLabel('School Name').inputValue()).toBe('');
  await logout(page);

  await signIn(page, mother);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Continue your application' }).click();
  await expect.poll(() => page.getByLabel('School Name').inputValue()).toBe('Delhi Public School');
  await logout(page);

  await signIn(page, mother);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Apply for Admission' }).waitFor();
});

test('a brother or sister starts with what is known of the family', async () => {
  const { page } = await open();
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/Formenroll');
  await fillAdmission(page, { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' });
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/profile');
  await page.getByText('We call 98765 43210 within 24 hours.').waitFor();
  await page.getByRole('link', { name: 'Apply for another child' }).click();
  await page.getByText('Phone, address and parent are filled in').waitFor();
  expect(await page.getByLabel('Parent Name').inputValue()).toBe('Lakshmi Nair');
  expect(await page.getByLabel('Relation', { exact: true }).inputValue()).toBe('Mother');
  expect(await page.getByLabel('Phone').inputValue()).toBe('98765 43210');
  expect(await page.getByLabel('Address').inputValue()).toBe('14, Gulmohar Road');
  expect(await page.getByLabel('Full Name').inputValue()).toBe('');
  expect(await page.getByLabel('School Name').inputValue()).toBe('');
});

test('a student of age answers for themselves with one tick', async () => {
  const { page } = await open();
  const student = newPerson('Gurdeep Singh');
  await signUp(page, student);
  await signIn(page, student);
  await page.goto('/Formenroll');
  await page.getByText(/is kept on this device/).waitFor();
  const tick = page.getByLabel('I am the student (16+)');
  await tick.check();
  const answer = (label: string) => expect.poll(() => page.getByLabel(label, { exact: true }).inputValue());
  await answer('Full Name').toBe('Gurdeep Singh');
  await answer('Parent Name').toBe('Gurdeep Singh');
  await answer('Relation').toBe('Self');
  await page.reload();
  await expect.poll(() => tick.isChecked()).toBe(true);
  await tick.uncheck();
  await answer('Parent Name').toBe('');
  await answer('Relation').toBe('');
});

test('a form is started afresh, and the answers are brought back', async () => {
  const { page } = await open();
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/Formenroll');
  await fillAdmission(page, { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' });
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await page.getByText('1 of 12 answered').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
  await page.getByRole('button', { name: 'Bring the answers back' }).click();
  await page.getByText('All 12 answered').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ananya Nair');
});

test('the sign-in page says what to try, and never whether there is an account', async () => {
  const { page } = await open();
  const parent = newPerson();
  await signUp(page, parent);
  const said = [];
  for (const email of [parent.email, 'nobody@example.in']) {
    await fillSignIn(page, { email, password: 'not the one' });
    await page.getByRole('main').getByText('Email or password is not right.').waitFor();
    said.push(await page.getByRole('main').textContent());
  }
  expect(said[0]).toBe(said[1]);
  const idea = page.getByText(/Welcome to Showcase Art/);
  expect(await idea.isVisible()).toBe(false);
  await page.getByText('Not sure which email you used?').click();
  await idea.waitFor();
});
