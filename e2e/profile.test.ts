import { expect, test } from './fixtures.ts';
import { signInByApi, logOut, expectToast, createSignedInPerson, newPerson, signIn } from './steps.ts';

test(
  'the profile lists the sessions and ends one with the password',
  { tag: '@long' },
  async ({ newPage }) => {
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
  },
);

test(
  'the profile changes the password, and rejects a wrong current one beside its field',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);

test(
  'the profile changes the email: the code that the new one gets proves it',
  { tag: '@long' },
  async ({ page, school }) => {
    const person = await createSignedInPerson(page);
    const { email: newEmail } = newPerson();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change my email' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Change my email' });
    const code = dialog.getByRole('textbox', { name: 'Code from the email' });
    await expect(dialog.getByLabel('New Email')).toBeFocused();
    await dialog.getByLabel('New Email').fill(newEmail);
    // A code without the field for it would be of no use: no mail is sent.
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.route('**/assets/email-code-*.js', (route) => route.abort());
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await dialog.getByText('What you typed is still here.').waitFor();
    expect(calls.filter((url) => url.endsWith('/user/me/email-code'))).toEqual([]);
    await page.unroute('**/assets/email-code-*.js');
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await dialog.getByText('That is not your password.').first().waitFor();
    await expect(dialog.getByLabel('New Email')).toHaveValue(newEmail);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await expect(code).toBeFocused();
    // Closed by mistake, or to look into the mailbox: the step is still there.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change my email' }).click();
    const { subject } = await school.mail(newEmail, /^\d{6} is your/);
    const right = subject.slice(0, 6);
    const wrong = right === '000000' ? '111111' : '000000';
    await code.fill(wrong);
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await dialog.getByText('This code is wrong or too old.').first().waitFor();
    await code.fill(right);
    await dialog.getByRole('button', { name: 'Change email' }).click();
    await expectToast(page, 'Your email is changed.');
    await expect(page.getByRole('main')).toContainText(newEmail);
    await logOut(page);
    await signIn(page, { ...person, email: newEmail });
  },
);

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
