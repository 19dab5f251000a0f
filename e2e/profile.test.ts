import { expect, test } from './fixtures.ts';
import { signInByApi, logOut, expectToast, createSignedInPerson, signIn } from './steps.ts';

test('the profile lists the sessions and ends one with the password', async ({ newPage }) => {
  const { page } = await newPage();
  const { page: phone } = await newPage({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  });
  const person = await createSignedInPerson(page);
  await signInByApi(phone, person);
  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Signed in on' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'this browser' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out on Chrome on Android' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out on Chrome on Android?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Sign out there' }).click();
  await dialog.getByText('That is not your password.').first().waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign out there' }).click();
  await expectToast(page, 'That device is signed out.');
  await expect(sessions).toHaveCount(1);
  await phone.goto('/profile');
  await phone.waitForURL('**/login');
});

test('the profile changes the password, and rejects a wrong current one beside its field', async ({
  page,
}) => {
  const person = await createSignedInPerson(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change my password' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change my password' });
  await dialog.getByLabel('Current Password').fill('not this one');
  await dialog.getByLabel('New Password').fill('lotus and neem');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await dialog.getByText('That is not your password.').first().waitFor();
  await expect(dialog.getByLabel('New Password')).toHaveValue('lotus and neem');
  await dialog.getByLabel('Current Password').fill(person.password);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Your new password is set.');
  await logOut(page);
  await signIn(page, { ...person, password: 'lotus and neem' });
});

test('a page shows all stored data, and prints it without buttons', { tag: '@long' }, async ({ page }) => {
  const person = await createSignedInPerson(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See everything we store about you' }).click();
  await page.waitForURL('**/profile/data');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Your account' }).waitFor();
  expect(await main.innerText()).toContain(person.email);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Signed in on' })).toBeVisible();
});
