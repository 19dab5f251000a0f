import type { Page } from '@playwright/test';
import { expect, test, type NewPage } from '../fixtures.ts';
import {
  arriveAt,
  arriveHome,
  signInByApi,
  fillSignIn,
  expectToast,
  createSignedInPerson,
  createPerson,
  type Person,
} from '../steps.ts';

const cookiesOf = (page: Page) => page.context().cookies(new URL(page.url()).origin);
const signedInCookies = async (page: Page) =>
  (await cookiesOf(page)).map(({ name }) => name).filter((name) => name.endsWith('signed-in'));
const headerName = (page: Page, { fullName }: Person) => page.getByRole('banner').getByText(fullName);

/** Delays the next request: it reaches the server late, with the cookies from the time it was sent. */
async function delayNext(page: Page, url: string, method = 'GET') {
  const sent = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isSent = false;
  await page.route(url, async (route) => {
    if (isSent || route.request().method() !== method) return route.fallback();
    isSent = true;
    const cookie = (await cookiesOf(page)).map(({ name, value }) => `${name}=${value}`).join('; ');
    sent.resolve();
    await released.promise;
    const headers = { ...route.request().headers(), cookie };
    return route.fulfill({ response: await route.fetch({ headers }) });
  });
  return { sent: sent.promise, release: released.resolve };
}

/** Ends all other sessions of a person from another browser. */
async function endSessionsOf(newPage: NewPage, { email: userEmail, password }: Person): Promise<void> {
  const { page } = await newPage();
  await page.request.post('/user/auth-user', { data: { userEmail, password, rememberMe: true } });
  const reply = await page.request.delete('/user/me/sessions', { data: { password } });
  expect(reply.status()).toBe(200);
}

test('a request from before a session renewal that is answered after it signs no tab out', async ({
  newPage,
}) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  const person = await createSignedInPerson(page);
  await page.goto('/profile');
  await arriveAt(page, person.fullName);
  const second = await page.context().newPage();
  const delayed = await delayNext(second, '**/user/me/sessions');
  await second.goto('/profile');
  await delayed.sent;
  await arriveAt(second, person.fullName);

  const { password } = person;
  expect((await page.request.post('/user/confirm-password', { data: { password } })).status()).toBe(200);
  const rejected = second.waitForResponse('**/user/me/sessions');
  const repeated = second.waitForResponse('**/user/me');
  delayed.release();
  expect((await rejected).status()).toBe(401);
  expect((await repeated).status()).toBe(200);
  await second.getByText('this browser, since').waitFor();
  expect(new URL(second.url()).pathname).toBe('/profile');
  expect(await signedInCookies(second)).toEqual(['signed-in']);
  await second.reload();
  await headerName(second, person).waitFor();
});

test('a change sent that late is made once, and not at all after another person signed in', async ({
  newPage,
}) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  const person = await createSignedInPerson(page);
  const rename = async (fullName: string, meanwhile: () => Promise<void>) => {
    await page.goto('/profile');
    await page.getByLabel('Full Name').fill(fullName);
    const delayed = await delayNext(page, '**/user/me', 'PATCH');
    await page.getByRole('button', { name: 'Save name' }).click();
    await delayed.sent;
    await meanwhile();
    delayed.release();
  };
  await rename('Lakshmi Menon', async () => {
    await page.request.post('/user/confirm-password', { data: { password: person.password } });
  });
  await expectToast(page, 'Your name is changed.');
  await headerName(page, { ...person, fullName: 'Lakshmi Menon' }).waitFor();

  const otherPerson = await createPerson(page, 'Radha Menon');
  await rename('Lakshmi Pillai', () => signInByApi(page, otherPerson));
  await expectToast(page, 'Please sign in first.');
  await headerName(page, otherPerson).waitFor();
  const { user } = (await (await page.request.get('/user/me')).json()) as { user: { fullName: string } };
  expect(user.fullName).toBe(otherPerson.fullName);
});

test('a late reply about the signed-in user is requested again', async ({ newPage }) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  const person = await createSignedInPerson(page);
  const delayed = await delayNext(page, '**/user/me');
  await page.goto('/about');
  await delayed.sent;
  const { password } = person;
  expect((await page.request.post('/user/confirm-password', { data: { password } })).status()).toBe(200);
  delayed.release();
  await headerName(page, person).waitFor();
  expect(await signedInCookies(page)).toEqual(['signed-in']);
});

test('an ended session signs the page out and deletes both names of the readable cookie', async ({
  newPage,
}) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  const person = await createSignedInPerson(page);
  await page.goto('/profile');
  await arriveAt(page, person.fullName);
  await page.evaluate(() => {
    document.cookie = '__Host-signed-in=1; Path=/; SameSite=Lax; Secure';
  });
  expect(await signedInCookies(page)).toHaveLength(2);
  await endSessionsOf(newPage, person);
  await page.getByRole('link', { name: 'See everything we store about you' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
  expect(await signedInCookies(page)).toEqual([]);
});

test('a session that ended between visits signs the page out and deletes the readable cookie', async ({
  newPage,
}) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  await endSessionsOf(newPage, await createSignedInPerson(page));
  await page.goto('/profile');
  await page.waitForURL('**/login');
  expect(await signedInCookies(page)).toEqual([]);
});

test('a 401 before a network failure signs nobody out until the server confirms it', async ({ newPage }) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  const person = await createSignedInPerson(page);
  await page.goto('/profile');
  await arriveAt(page, person.fullName);
  await endSessionsOf(newPage, person);
  await page.route('**/user/me', (route) => route.abort());
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/user/me'));
  await page.getByRole('link', { name: 'See everything we store about you' }).click();
  await failedRequest;
  expect(await signedInCookies(page)).toEqual(['signed-in']);
  await headerName(page, person).waitFor();
  await page.unroute('**/user/me');
  await page.waitForURL('**/login');
  expect(await signedInCookies(page)).toEqual([]);
});

test('a reply from before a sign-in does not undo it', async ({ newPage }) => {
  const { page } = await newPage({ viewport: { width: 1280, height: 900 } });
  const person = await createSignedInPerson(page);
  await endSessionsOf(newPage, person);
  const delayed = await delayNext(page, '**/user/me');
  await page.goto('/login');
  await delayed.sent;
  await fillSignIn(page, person);
  await arriveHome(page);
  const rejected = page.waitForResponse('**/user/me');
  delayed.release();
  expect((await rejected).status()).toBe(401);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await arriveAt(page, /./);
  await headerName(page, person).waitFor();
  expect(await signedInCookies(page)).toEqual(['signed-in']);
});
