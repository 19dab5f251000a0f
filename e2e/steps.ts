import type { Page } from '@playwright/test';
import { termsLabel } from '#app/account/words.ts';
import { facts } from '#test/content.ts';
import type { RunningSchool } from './running-school.ts';

export interface Person {
  fullName: string;
  email: string;
  password: string;
}

let count = 0;

/** A person without an account. The e-mail address is unique. */
export function newPerson(fullName = 'Lakshmi Nair'): Person {
  count += 1;
  return {
    fullName,
    email: `person${count}-${process.pid}-${Date.now().toString(36)}@example.in`,
    password: 'marigold seven',
  };
}

/** Waits for a page by its heading: the URL changes before the page does, and both pages may have a field of that name. */
export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** Waits for the home page, to which most forms lead after success. */
export async function arriveHome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/');
  await arriveAt(page, facts.name);
}

/** Waits for a toast with this text. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  await page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .or(page.getByRole('dialog'))
    .getByText(words)
    .first()
    .waitFor();
}

/** Fills the open sign-up form and sends it. */
export async function fillSignUp(page: Page, { fullName, email, password }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(termsLabel).check();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
}

export type SignIn = Pick<Person, 'email' | 'password'>;

/** Fills the open sign-in form and sends it. */
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

/** Signs a new person up through the API, for tests that are not about signing up. */
export async function createPerson(page: Page, fullName?: string): Promise<Person> {
  const person = newPerson(fullName);
  const { email: userEmail, password } = person;
  await post(page, '/user/add-user', { fullName: person.fullName, userEmail, password });
  return person;
}

/** Signs this browser in through the API, for tests that are not about signing in. */
export async function signInByApi(page: Page, { email: userEmail, password }: SignIn): Promise<void> {
  await post(page, '/user/auth-user', { userEmail, password, rememberMe: true });
}

/** Signs a new person up and in through the API. */
export async function createSignedInPerson(page: Page, fullName?: string): Promise<Person> {
  const person = await createPerson(page, fullName);
  await signInByApi(page, person);
  return person;
}

/** Creates a teacher as the school does: an owner invites, and the teacher sets a password with the code of a mail. */
export async function createTeacher(
  page: Page,
  school: Pick<RunningSchool, 'addAdmin' | 'mail'>,
): Promise<SignIn> {
  const owner = newPerson();
  const { email, password } = newPerson();
  await school.addAdmin(owner.email, owner.password);
  await signInByApi(page, owner);
  await post(page, '/admin/people', { email, role: 'teacher' });
  await post(page, '/user/forget-password', { email });
  const { subject } = await school.mail(email, /\d{6}/);
  await post(page, '/user/verify-otp', { email, otp: /\d{6}/.exec(subject)?.[0] });
  await post(page, '/user/reset-password', { email, newpassword: password });
  return { email, password };
}

/** Looks at a page again that was in the background: its browser was minimized, or the phone was in a pocket. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await arriveHome(page);
}

/** The child in most applications of the tests. */
export const ananya = { fullName: 'Ananya Nair', dob: '2019-03-14', course: 'Junior Beginner' };

/** Fills the open admission form. */
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

/** Sends the open admission form. */
export const sendAdmission = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).click();

/** Opens the admission form, fills it for a child and sends it. */
export async function apply(page: Page, child = ananya): Promise<void> {
  await page.goto('/Formenroll');
  await fillAdmission(page, child);
  await sendAdmission(page);
  await arriveHome(page);
}
