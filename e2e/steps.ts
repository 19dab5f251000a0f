import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

/** Waits for a page by its heading: the address changes before the page does, and both may have a field of that name. */
export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** Waits for the home page, where most that succeeds leads. */
export async function arriveHome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/');
  await arriveAt(page, 'Showcase Art');
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

/** Fills the sign-up form that is open and sends it. */
export async function fillSignUp(page: Page, { fullName, email, password }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
}

type SignIn = Pick<Person, 'email' | 'password'>;

/** Fills the sign-in form that is open and sends it. */
export async function fillSignIn(page: Page, { email, password }: SignIn): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, person: SignIn): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, person);
  await arriveHome(page);
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const reply = await page.request.post(path, { data });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
}

/** Somebody who signed up before; by the call alone, for tests whose story begins later. */
export async function signedUp(page: Page, fullName?: string): Promise<Person> {
  const person = newPerson(fullName);
  const { email: userEmail, password } = person;
  await post(page, '/user/add-user', { fullName: person.fullName, userEmail, password });
  return person;
}

/** Lets this browser be signed in, for tests whose story begins later. */
export async function beSignedIn(page: Page, { email: userEmail, password }: SignIn): Promise<void> {
  await post(page, '/user/auth-user', { userEmail, password, rememberMe: true });
}

/** Somebody who signed up and in before. */
export async function signedIn(page: Page, fullName?: string): Promise<Person> {
  const person = await signedUp(page, fullName);
  await beSignedIn(page, person);
  return person;
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await arriveHome(page);
}

/** The application most tests send. */
export const ananya = { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' };

/** Fills the admission form that is open. */
export async function fillAdmission(page: Page, { fullName, dob, course } = ananya): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByLabel('Date of Birth').fill(dob);
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Address').fill('14, Gulmohar Road');
  await page.getByRole('radio', { name: new RegExp(course) }).check();
  await page.getByLabel('Parent Name').fill('Lakshmi Nair');
  await page.getByLabel('Relation', { exact: true }).selectOption('Mother');
  await page.getByLabel('School Name').fill('Kendriya Vidyalaya');
  await page.getByLabel('Board', { exact: true }).selectOption('CBSE');
  await page.getByLabel('Class Grade').fill('Class 2');
}

/** Sends the admission form that is open. */
export const sendAdmission = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();

/** Applies for a child. */
export async function apply(page: Page, child = ananya): Promise<void> {
  await page.goto('/Formenroll');
  await fillAdmission(page, child);
  await sendAdmission(page);
  await arriveHome(page);
}

/** As if everybody had signed in so long ago. @param dataDir of a school on SQLite */
export function signInWas(dataDir: string, minutesAgo: number): void {
  const database = new DatabaseSync(path.join(dataDir, 'school.db'), { timeout: 5000 });
  database
    .prepare('update sessions set createdAt = ?')
    .run(new Date(Date.now() - minutesAgo * 60_000).toISOString());
  database.close();
}
