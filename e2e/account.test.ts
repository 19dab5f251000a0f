import { expect, test } from 'vitest';
import { openPage, watch } from './browser.ts';
import { openForThisFile } from './opening.ts';
import { fillSignIn, newPerson, seeToast, signIn, signUp } from './steps.ts';

const opening = openForThisFile();

test('a forgotten password: code from the mail, new password, the old one fails', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const person = newPerson();
  await signUp(page, person);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The address changes before the page does, and both have a field for the email.
  await page.getByRole('heading', { level: 1, name: 'Forgot Password' }).waitFor();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL('**/verify-otp');
  await seeToast(page, 'OTP sent succesfully!');

  const mail = await opening.school.mail(person.email, /code/);
  const code = /\d{6}/.exec(mail.subject)?.[0] ?? '';
  const boxes = page.getByRole('main').getByRole('textbox');
  expect(await boxes.count()).toBe(6);
  await boxes.first().click();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await seeToast(page, /not right/);
  expect(new URL(page.url()).pathname).toBe('/verify-otp');

  await page.evaluate((text) => {
    const box = document.querySelector<HTMLInputElement>('main input');
    const data = new DataTransfer();
    data.setData('text/plain', text);
    box?.focus();
    box?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/Reset-password');

  await page.getByLabel('New Password').fill('lotus 12');
  await page.getByLabel('Confirm Password').fill('lotus 13');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Passwords do not match!').first().waitFor();
  await page.getByLabel('New Password').fill('short');
  await page.getByLabel('Confirm Password').fill('short');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Password must be at least 6 characters long.').first().waitFor();
  await page.getByLabel('New Password').fill('lotus 12');
  await page.getByLabel('Confirm Password').fill('lotus 12');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/login');

  await fillSignIn(page, person);
  await seeToast(page, 'Email or password is not right.');
  expect(new URL(page.url()).pathname).toBe('/login');
  await fillSignIn(page, { ...person, password: 'lotus 12' });
  await page.waitForURL((url) => url.pathname === '/');
});

test('the fields of sign-in and sign-up say what is wrong, and nothing typed is lost', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  await page.goto('/login');
  await page.getByLabel('Email').fill('lakshmi@');
  await page.getByLabel('Remember me').uncheck();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Please enter a valid email.').last().waitFor();
  await page.getByText('Please enter a valid password.').last().waitFor();
  await page.getByText('You must agree before submitting.').last().waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('lakshmi@');

  await page.goto('/SignUp');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Please enter a valid username.').last().waitFor();
  await page.getByText('You must agree before submitting.').last().waitFor();
});

test('a taken email is said beside the field', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const person = newPerson();
  await signUp(page, person);
  await page.goto('/SignUp');
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByLabel('Email').fill(person.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('another 1');
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await seeToast(page, /already an account/);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Somebody Else');
});

test('a session survives a reload, shows in every tab, and ends in every tab', async () => {
  const { page, problems } = await openPage(opening.browser, opening.school.url, {
    viewport: { width: 1280, height: 900 },
  });
  const person = newPerson();
  await signUp(page, person);
  await signIn(page, person);
  const name = (where: typeof page) => where.getByRole('banner').getByText(person.fullName);
  await name(page).waitFor();
  await page.reload();
  await name(page).waitFor();

  const second = await page.context().newPage();
  watch(second, opening.school.url);
  await second.goto('/about');
  await name(second).waitFor();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await second.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
  expect(problems).toEqual([]);
});

test('a line lost while a page finds out who is there signs nobody out', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const person = newPerson();
  await signUp(page, person);
  await signIn(page, person);
  let refused = 0;
  await page.route('**/user/me', async (route) => {
    refused += 1;
    if (refused === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1, name: person.fullName }).waitFor();
  expect(refused).toBeGreaterThan(1);
  expect(new URL(page.url()).pathname).toBe('/profile');
});

test('whoever is signed in has nothing to do on the sign-in page', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const person = newPerson();
  await signUp(page, person);
  await signIn(page, person);
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
});

test('a lost connection says so and keeps the form', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Which class would you put him in?');
  await page.getByLabel('Name').fill('Rekha');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await seeToast(page, 'Something went wrong. Please try again.');
  expect(await page.getByLabel('Message').inputValue()).toBe('Which class would you put him in?');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a password that many use gets a kind word, nobody is refused, and it never leaves the browser for that', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/SignUp');
  await page.getByLabel('Full Name').fill('Rekha Iyer');
  await page.getByLabel('Email').fill(newPerson().email);
  const isList = (line: string) => /common-passwords/.test(line);
  expect(sent.filter(isList)).toEqual([]);
  const password = page.getByLabel('Password', { exact: true });
  const hint = page.getByRole('status').filter({ hasText: 'Many people use this one' });
  await password.fill('ILoveYou');
  await hint.waitFor();
  expect(sent.filter(isList)).toHaveLength(1);
  expect(sent.filter((line) => line.includes('ILoveYou'))).toEqual([]);
  await password.fill('ILoveYou and the neem tree');
  await hint.waitFor({ state: 'detached' });
  await password.fill('iloveyou');
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/login');
});

test('where one is signed in can be seen and ended with the password', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const { page: phone } = await openPage(opening.browser, opening.school.url, {
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  });
  const person = newPerson();
  await signUp(page, person);
  await signIn(page, person);
  await signIn(phone, person);
  await page.goto('/profile');
  const places = page.getByRole('region', { name: 'Signed in on' }).getByRole('listitem');
  await expect.poll(() => places.count()).toBe(2);
  expect(await places.filter({ hasText: 'this browser' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Sign out on Chrome on Android' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out on Chrome on Android?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Sign out there' }).click();
  await dialog.getByText('That is not your password.').first().waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign out there' }).click();
  await seeToast(page, 'It is signed out there.');
  await expect.poll(() => places.count()).toBe(1);
  await phone.goto('/profile');
  await phone.waitForURL('**/login');
});

test('a password is changed in the profile, beside which a wrong present one is told', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const person = newPerson();
  await signUp(page, person);
  await signIn(page, person);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change my password' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change my password' });
  await dialog.getByLabel('Present Password').fill('not this one');
  await dialog.getByLabel('New Password').fill('lotus and neem');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await dialog.getByText('That is not your password.').first().waitFor();
  expect(await dialog.getByLabel('New Password').inputValue()).toBe('lotus and neem');
  await dialog.getByLabel('Present Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await seeToast(page, 'Your new password is set.');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signIn(page, { ...person, password: 'lotus and neem' });
});

test('all that is kept can be read on a page, and printed without what is only for pressing', async () => {
  const { page } = await openPage(opening.browser, opening.school.url);
  const person = newPerson();
  await signUp(page, person);
  await signIn(page, person);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See all we keep of you' }).click();
  await page.waitForURL('**/profile/data');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Your account' }).waitFor();
  expect(await main.innerText()).toContain(person.email);
  await page.emulateMedia({ media: 'print' });
  expect(await main.getByRole('button').count()).toBe(0);
  expect(await main.getByRole('heading', { name: 'Signed in on' }).isVisible()).toBe(true);
});
