import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { openForThisFile } from './opening.ts';
import { fillAdmission, fillSignIn, newPerson, seeToast, signIn, signUp } from './steps.ts';

const opening = openForThisFile();

const ananya = { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' };

async function apply(page: Page, child: typeof ananya): Promise<void> {
  await page.goto('/Formenroll');
  await fillAdmission(page, child);
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('a parent signs up, gets a mail, signs in, applies, sees the profile and its dialog, and signs out', async () => {
  const { page, problems } = await openPage(opening.browser, opening.school.url);
  const parent = newPerson();
  await signUp(page, parent);
  const welcome = await opening.school.mail(parent.email, /Welcome/);
  expect(welcome.text).toContain(parent.fullName);

  await fillSignIn(page, parent);
  await page.waitForURL((url) => url.pathname === '/');
  await apply(page, ananya);
  await seeToast(page, /application for Ananya Nair/);
  const received = await opening.school.mail(parent.email, /Ananya Nair/);
  expect(received.text).toContain('Junior Beginner, Rs. 2500/-');

  await page.goto('/profile');
  await page.getByRole('heading', { level: 1, name: parent.fullName }).waitFor();
  await page.getByText(parent.email).waitFor();
  await page.getByRole('button', { name: 'Show enrollment data' }).click();
  const dialog = page.getByRole('dialog', { name: 'User Enrollment Data' });
  await dialog.getByRole('cell', { name: 'Ananya Nair' }).waitFor();
  await dialog.getByRole('cell', { name: 'Kendriya Vidyalaya' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile');
  await page.waitForURL('**/login');
  expect(problems).toEqual([]);
});

test('a visitor on the admission page is told Login First!, signs in and finds the way back with the course chosen', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const parent = newPerson();
  await signUp(page, parent);
  await page.goto('/Formenroll?course=Junior+Learner');
  await page.waitForURL('**/login');
  await seeToast(page, 'Login First!');
  await fillSignIn(page, parent);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Continue your application' }).click();
  await page.waitForURL('**/Formenroll**');
  await expect.poll(() => page.getByRole('radio', { name: /Junior Learner/ }).isChecked()).toBe(true);
});

test('an application sent empty says what is missing beside each field and moves to the first', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/Formenroll');
  await page.getByRole('radio', { name: /Junior Beginner/ }).waitFor();
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();
  const name = page.getByLabel('Full Name');
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByText('Please enter the school name.').last().waitFor();
  expect(await page.getByLabel('Phone').inputValue()).toBe('98765 43210');
});

test('a refused application keeps what was typed and says why', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await apply(page, ananya);
  await page.goto('/Formenroll');
  await fillAdmission(page, { ...ananya, fullName: 'ananya  NAIR' });
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();
  await seeToast(page, /already have an open application/);
  expect(await page.getByLabel('School Name').inputValue()).toBe('Kendriya Vidyalaya');
});

test('two presses send one application', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/enroll-user')) sent.push(request.method());
  });
  await page.goto('/Formenroll');
  await fillAdmission(page, ananya);
  await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).dblclick();
  await page.waitForURL((url) => url.pathname === '/');
  expect(sent).toEqual(['POST']);
});

test('a draft survives leaving the page', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/Formenroll');
  await page.getByLabel('School Name').fill('Delhi Public School');
  await page.getByLabel('School Name').blur();
  await page.getByText(/Draft saved/).waitFor();
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => page.getByLabel('School Name').inputValue()).toBe('Delhi Public School');
});

test('what was begun goes with a log-out: the next person at this phone finds nothing of it', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const parent = newPerson();
  await signUp(page, parent);
  await signIn(page, parent);
  await page.goto('/contact');
  await page.getByLabel('Message').fill('About Ananya');
  await page.goto('/Formenroll');
  await page.getByLabel('School Name').fill('Delhi Public School');
  await page.getByLabel('School Name').blur();
  await page.getByText(/Draft saved/).waitFor();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
  expect(kept).not.toMatch(/Delhi|Ananya/);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(await page.getByRole('main').innerText()).not.toContain(parent.fullName);
});
