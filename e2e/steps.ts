import type { Page } from 'playwright-core';

export interface Person {
  fullName: string;
  email: string;
  password: string;
}

let count = 0;

/** Somebody who has not been here before. */
export function newPerson(fullName = 'Lakshmi Nair'): Person {
  count += 1;
  return {
    fullName,
    email: `person${count}-${Date.now().toString(36)}@example.in`,
    password: 'marigold seven',
  };
}

/** Waits for a toast with these words. */
export async function seeToast(page: Page, words: string | RegExp): Promise<void> {
  await page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .or(page.getByRole('dialog'))
    .getByText(words)
    .first()
    .waitFor();
}

export async function signUp(page: Page, { fullName, email, password }: Person): Promise<void> {
  await page.goto('/SignUp');
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/login');
}

/** Fills the sign-in form on the page that is open and sends it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, person);
  await page.waitForURL((url) => url.pathname === '/');
}

export interface Child {
  fullName: string;
  dob: string;
  course: string;
}

/** Fills the admission form that is open; leaves the sending to the test. */
export async function fillAdmission(page: Page, { fullName, dob, course }: Child): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByLabel('Date of Birth').fill(dob);
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Address').fill('14, Gulmohar Road');
  await page.getByRole('radio', { name: new RegExp(course) }).check();
  await page.getByLabel('Parent Name').fill('Lakshmi Nair');
  await choose(page, 'Relation', 'Mother');
  await page.getByLabel('School Name').fill('Kendriya Vidyalaya');
  await choose(page, 'Board', 'CBSE');
  await page.getByLabel('Class Grade').fill('Class 2');
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption({ label: option });
  } else {
    await field.click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
}
