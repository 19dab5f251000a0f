import type { Page } from 'playwright-core';
import { commonPasswordHint, waitingNote } from '#content/account.ts';
import { seeToast } from '../steps.ts';
import { comeAlive, hold, plain, press, type Scene } from './scene.ts';

async function fillSignIn(page: Page) {
  await page.getByLabel('Email').fill('lakshmi@example.in');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await press('Sign in')(page);
}

async function fillSignUp(page: Page) {
  await page.getByLabel('Full Name').fill('Lakshmi Nair');
  await page.getByLabel('Email').fill('lakshmi@example.in');
  await page.getByLabel('Password', { exact: true }).fill('marigold seven');
  await page.getByLabel('I agree to the terms').check();
  await press('Sign up')(page);
}

/** Gives the page the email that travels in navigation state (docs/specification.md, section 3). */
async function arriveWithEmail(page: Page) {
  await page.evaluate(() =>
    history.replaceState({ usr: { email: 'lakshmi@example.in' }, key: 'scene', idx: 0 }, ''),
  );
  await page.reload();
  await comeAlive(page);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
}

const busy = (page: Page) => page.getByRole('main').locator('button[aria-busy=true]').waitFor();

/** Getting in, and getting back in. */
export const account: Scene[] = [
  {
    name: 'login-errors',
    path: '/login',
    async reach(page) {
      await page.getByLabel('Email').fill('lakshmi@');
      await page.getByLabel('Remember me').uncheck();
      await press('Sign in')(page);
      await page.getByText('You must agree before submitting.').last().waitFor();
    },
  },
  {
    name: 'login-which-email',
    path: '/login',
    async reach(page) {
      await page.getByText('Not sure which email you used?').click();
      await page.getByText(/Welcome to Showcase Art/).waitFor();
    },
  },
  {
    name: 'login-for-application',
    path: '/Formenroll',
    async reach(page) {
      await page.getByText(waitingNote).waitFor();
    },
  },
  {
    name: 'login-busy',
    path: '/login',
    given: hold('/user/auth-user'),
    async reach(page) {
      await fillSignIn(page);
      await busy(page);
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    isOverlay: true,
    async reach(page) {
      await fillSignIn(page);
      await seeToast(page, 'Email or password is not right.');
    },
  },
  {
    name: 'login-first',
    path: '/Formenroll',
    isOverlay: true,
    isVariant: true,
    async reach(page) {
      await page.waitForURL('**/login');
      await seeToast(page, 'Login First!');
    },
  },
  {
    name: 'signup-errors',
    path: '/SignUp',
    async reach(page) {
      await press('Sign up')(page);
      await page.getByText('Please enter a valid username.').last().waitFor();
    },
  },
  {
    name: 'signup-common-password',
    path: '/SignUp',
    async reach(page) {
      await page.getByLabel('Password', { exact: true }).fill('iloveyou');
      await page.getByText(commonPasswordHint).waitFor();
    },
  },
  {
    name: 'signup-taken',
    path: '/SignUp',
    async reach(page) {
      await fillSignUp(page);
      await seeToast(page, /already an account/);
    },
  },
  {
    name: 'forget-errors',
    path: '/Forget',
    async reach(page) {
      await press('Send OTP')(page);
      await page.getByText('Please enter a valid email.').last().waitFor();
    },
  },
  {
    name: 'otp-sent',
    path: '/Forget',
    isOverlay: true,
    isVariant: true,
    async reach(page) {
      await page.getByLabel('Email').fill('somebody@example.in');
      await press('Send OTP')(page);
      await page.waitForURL('**/verify-otp');
      await seeToast(page, 'OTP sent succesfully!');
    },
  },
  { name: 'otp', path: '/verify-otp', reach: arriveWithEmail },
  {
    name: 'otp-refused',
    path: '/verify-otp',
    isOverlay: true,
    async reach(page) {
      await arriveWithEmail(page);
      await page.getByRole('main').getByRole('textbox').first().pressSequentially('000000');
      await press('Verify')(page);
      await page.getByRole('alert').locator('p').first().waitFor();
    },
  },
  { name: 'reset', path: '/Reset-password', reach: arriveWithEmail },
  {
    name: 'reset-mismatch',
    path: '/Reset-password',
    async reach(page) {
      await arriveWithEmail(page);
      await page.getByLabel('New Password').fill('lotus 12');
      await page.getByLabel('Confirm Password').fill('lotus 13');
      await press('Submit')(page);
      await page.getByText('Passwords do not match!').first().waitFor();
    },
  },
  {
    ...plain('profile', '/profile', 'parent'),
    comes: (page) => page.getByRole('heading', { level: 1, name: 'Lakshmi Nair' }).waitFor(),
  },
  {
    ...plain('profile-new', '/profile', 'new parent'),
    comes: (page) => page.getByRole('heading', { level: 1, name: 'Farhan Sheikh' }).waitFor(),
  },
  {
    name: 'profile-change-password',
    path: '/profile',
    looker: 'parent',
    isOverlay: true,
    async reach(page) {
      await press('Change my password')(page);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Current Password').fill('marigold seven');
      await dialog.getByLabel('New Password').fill('123456');
      await dialog.getByText(commonPasswordHint).waitFor();
    },
  },
  {
    name: 'profile-sign-out-there',
    path: '/profile',
    looker: 'parent',
    isOverlay: true,
    async reach(page) {
      await press('Sign out on Chrome on Android')(page);
      await page.getByRole('alertdialog').getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  {
    ...plain('profile-data', '/profile/data', 'parent'),
    comes: (page) => page.getByRole('heading', { level: 2, name: 'Vihaan Nair' }).waitFor(),
  },
  {
    name: 'profile-data-waiting',
    path: '/profile/data',
    looker: 'parent',
    given: hold('/user/me/export'),
  },
  {
    name: 'profile-waiting',
    path: '/profile',
    looker: 'parent',
    given: hold('/user/me'),
  },
  {
    name: 'profile-application',
    path: '/profile',
    looker: 'parent',
    isOverlay: true,
    async reach(page) {
      await press('Show enrollment data')(page);
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'profile-erase',
    path: '/profile',
    looker: 'parent',
    isOverlay: true,
    async reach(page) {
      await press('Delete my account')(page);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText('What is not deleted').click();
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await dialog.getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
];
