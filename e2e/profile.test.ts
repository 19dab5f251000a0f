import { expect, test } from 'vitest';
import { openForThisFile } from './fixtures.ts';
import { beSignedIn, logOut, seeToast, signedIn, signIn } from './steps.ts';

const opening = openForThisFile();

test('where one is signed in can be seen and ended with the password', async () => {
  const { page } = await opening.newPage();
  const { page: phone } = await opening.newPage({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  });
  const person = await signedIn(page);
  await beSignedIn(phone, person);
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
  await seeToast(page, 'That device is signed out.');
  await expect.poll(() => places.count()).toBe(1);
  await phone.goto('/profile');
  await phone.waitForURL('**/login');
});

test('a password is changed in the profile, beside which a wrong present one is told', async () => {
  const { page } = await opening.newPage();
  const person = await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change my password' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change my password' });
  await dialog.getByLabel('Current Password').fill('not this one');
  await dialog.getByLabel('New Password').fill('lotus and neem');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await dialog.getByText('That is not your password.').first().waitFor();
  expect(await dialog.getByLabel('New Password').inputValue()).toBe('lotus and neem');
  await dialog.getByLabel('Current Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await seeToast(page, 'Your new password is set.');
  await logOut(page);
  await signIn(page, { ...person, password: 'lotus and neem' });
});

test('all that is kept can be read on a page, and printed without what is only for pressing', async () => {
  const { page } = await opening.newPage();
  const person = await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See everything we store about you' }).click();
  await page.waitForURL('**/profile/data');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Your account' }).waitFor();
  expect(await main.innerText()).toContain(person.email);
  await page.emulateMedia({ media: 'print' });
  expect(await main.getByRole('button').count()).toBe(0);
  expect(await main.getByRole('heading', { name: 'Signed in on' }).isVisible()).toBe(true);
});
