import {
  commonPasswordHint,
  forgottenEmailIdeas,
  forgottenEmailQuestion,
  termsLabel,
} from '#app/account/words.ts';
import { facts } from '#test/content.ts';
import { expect, test } from './fixtures.ts';
import {
  arriveAt,
  arriveHome,
  fillSignIn,
  fillSignUp,
  newPerson,
  expectToast,
  createSignedInPerson,
  createPerson,
  signIn,
} from './steps.ts';

test('a forgotten password is reset with the code from the mail, and the old one fails', async ({
  page,
  school,
}) => {
  const person = await createPerson(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await arriveAt(page, 'Forgot Password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.waitForURL('**/verify-otp');
  await expectToast(page, 'OTP sent succesfully!');

  await arriveAt(page, 'Enter OTP');
  const mail = await school.mail(person.email, /code/);
  const code = /\d{6}/.exec(mail.subject)?.[0] ?? '';
  const boxes = page.getByRole('main').getByRole('textbox');
  await expect(boxes).toHaveCount(6);
  await boxes.first().click();
  const wrong = code === '111112' ? '111113' : '111112';
  await page.keyboard.type('111119');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(wrong.slice(-1));
  expect((await Promise.all((await boxes.all()).map((box) => box.inputValue()))).join('')).toBe(wrong);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('alert').getByText('This code').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/verify-otp');

  await page.evaluate((text) => {
    const box = document.querySelector<HTMLInputElement>('main input');
    const data = new DataTransfer();
    data.setData('text/plain', text);
    box?.focus();
    box?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, code);
  await page.getByRole('button', { name: 'Verify' }).click();

  await arriveAt(page, 'Set New Password');
  const submitPasswords = async (password: string, repeatedPassword: string) => {
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(repeatedPassword);
    await page.getByRole('button', { name: 'Submit' }).click();
  };
  await submitPasswords('lotus 12', 'lotus 13');
  await page.getByText('Passwords do not match!').first().waitFor();
  await submitPasswords('short', 'short');
  await page.getByText('Password must be at least 6 characters long.').first().waitFor();
  await submitPasswords('lotus 12', 'lotus 12');

  await arriveAt(page, 'Sign in');
  await fillSignIn(page, person);
  await expectToast(page, 'Email or password is not right.');
  expect(new URL(page.url()).pathname).toBe('/login');
  await fillSignIn(page, { ...person, password: 'lotus 12' });
  await arriveHome(page);
});

test(
  'the boxes of the code take digits of every script, typed and pasted',
  { tag: '@long' },
  async ({ page, school }) => {
    const person = await createPerson(page);
    await page.goto('/Forget');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await arriveAt(page, 'Enter OTP');
    const mail = await school.mail(person.email, /code/);
    const code = /\d{6}/.exec(mail.subject)?.[0] ?? '';
    const inHindi = code.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
    const boxes = page.getByRole('main').getByRole('textbox');
    const shown = async () =>
      (await Promise.all((await boxes.all()).map((box) => box.inputValue()))).join('');
    await boxes.first().click();
    await page.keyboard.type('१x२३४५६');
    await expect.poll(shown).toBe('123456');
    await expect(boxes.first()).toHaveAttribute('inputmode', 'numeric');
    await boxes.first().evaluate(
      (box: HTMLInputElement, text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        box.focus();
        box.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      `\u202A${inHindi.slice(0, 3)}-${inHindi.slice(3)}\u202C`,
    );
    await expect.poll(shown).toBe(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await arriveAt(page, 'Set New Password');
  },
);

test('the fields of sign-in and sign-up show their errors and keep the typed text', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('lakshmi@');
  await page.getByLabel('Remember me').uncheck();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Please enter a valid email.').last().waitFor();
  await page.getByText('Please enter a valid password.').last().waitFor();
  await page.getByText('You must agree before submitting.').last().waitFor();
  await expect(page.getByLabel('Email')).toHaveValue('lakshmi@');

  await page.goto('/SignUp');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Please enter a valid username.').last().waitFor();
  await page.getByText('You must agree before submitting.').last().waitFor();
});

test(
  'sign-up with a taken email, in any case, shows an error and keeps the typed text',
  { tag: '@long' },
  async ({ page }) => {
    const { email } = await createPerson(page);
    await page.goto('/SignUp');
    await fillSignUp(page, {
      fullName: 'Somebody Else',
      email: email.toUpperCase(),
      password: 'another 1',
    });
    await expectToast(page, /already an account/);
    await page.getByRole('main').getByText('There is already an account with this email.').first().waitFor();
    await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else');
  },
);

test(
  'a common password shows a hint and is accepted, and the check does not send it',
  { tag: '@long' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/SignUp');
    await page.getByLabel('Full Name').fill('Rekha Iyer');
    await page.getByLabel('Email').fill(newPerson().email);
    const isListRequest = (line: string) => /common-passwords/.test(line);
    expect(sent.filter(isListRequest)).toEqual([]);
    const password = page.getByLabel('Password', { exact: true });
    const hint = page.getByRole('status').filter({ hasText: commonPasswordHint });
    await password.fill('ILoveYou');
    await hint.waitFor();
    expect(sent.filter(isListRequest)).toHaveLength(1);
    expect(sent.filter((line) => line.includes('ILoveYou'))).toEqual([]);
    await password.fill('ILoveYou and the neem tree');
    await hint.waitFor({ state: 'detached' });
    await password.fill('iloveyou');
    await page.getByLabel(termsLabel).check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await arriveAt(page, 'Sign in');
  },
);

test('the sign-in page gives hints, and never says whether an account exists', async ({ page }) => {
  const parent = await createPerson(page);
  const texts = [];
  for (const email of [parent.email, 'nobody@example.in']) {
    await page.goto('/login');
    await fillSignIn(page, { email, password: 'not the one' });
    await page.getByRole('main').getByText('Email or password is not right.').waitFor();
    texts.push(await page.getByRole('main').textContent());
  }
  expect(texts[0]).toBe(texts[1]);
  const hint = page.getByText(forgottenEmailIdeas(facts.name)[0] ?? '');
  await expect(hint).toBeHidden();
  await page.getByText(forgottenEmailQuestion).click();
  await hint.waitFor();
});

test('the sign-in page redirects a signed-in user to home', { tag: '@long' }, async ({ page }) => {
  await createSignedInPerson(page);
  await page.goto('/login');
  await arriveHome(page);
});

test('a session survives a reload, shows in every tab, and ends in every tab', async ({ newPage }) => {
  const { page, problems } = await newPage({ viewport: { width: 1280, height: 900 } });
  const person = await createPerson(page);
  await signIn(page, person);
  const name = (tab: typeof page) => tab.getByRole('banner').getByText(person.fullName);
  await name(page).waitFor();
  await page.reload();
  await name(page).waitFor();

  const second = await page.context().newPage();
  await second.goto('/about');
  await name(second).waitFor();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await second.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
  expect(problems).toEqual([]);
});

test(
  'a network failure while a page loads the session signs nobody out',
  { tag: '@long' },
  async ({ page }) => {
    const person = await createSignedInPerson(page);
    let requests = 0;
    await page.route('**/user/me', async (route) => {
      requests += 1;
      if (requests === 1) await route.abort();
      else await route.continue();
    });
    await page.goto('/profile');
    await arriveAt(page, person.fullName);
    expect(requests).toBeGreaterThan(1);
    expect(new URL(page.url()).pathname).toBe('/profile');
  },
);
