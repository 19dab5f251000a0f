import type { Page } from '@playwright/test';
import {
  commonPasswordHint,
  forgottenEmailIdeas,
  forgottenEmailQuestion,
  pendingWords,
  termsLabel,
} from '#app/account/words.ts';
import { facts } from '#test/content.ts';
import { expectToast } from '../steps.ts';
import { admin, newParent, parent } from './sessions.ts';
import { hydrate, leaveUnanswered, plain, press, type Scene } from './scene.ts';

async function fillSignIn(page: Page) {
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await press('Sign in')(page);
}

async function fillSignUp(page: Page) {
  await page.getByLabel('Full Name').fill(parent.fullName);
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByLabel(termsLabel).check();
  await press('Sign up')(page);
}

/** Gives the page the e-mail address in its navigation state (docs/specification.md, section 3). */
async function arriveWithEmail(page: Page) {
  await page.evaluate(
    (email) => history.replaceState({ usr: { email }, key: 'scene', idx: 0 }, ''),
    parent.email,
  );
  await page.reload();
  await hydrate(page);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
}

const busy = (page: Page) => page.getByRole('main').locator('button[aria-busy=true]').waitFor();

/** Sign-in, sign-up, password reset and profile. */
export const account: Scene[] = [
  {
    name: 'login-errors',
    path: '/login',
    async steps(page) {
      await page.getByLabel('Email').fill('lakshmi@');
      await page.getByLabel('Remember me').uncheck();
      await press('Sign in')(page);
      await page.getByText('You must agree before submitting.').last().waitFor();
    },
  },
  {
    name: 'login-which-email',
    path: '/login',
    async steps(page) {
      await page.getByText(forgottenEmailQuestion).click();
      await page.getByText(forgottenEmailIdeas(facts.name)[0] ?? '').waitFor();
    },
  },
  {
    name: 'login-for-application',
    path: '/Formenroll',
    async steps(page) {
      await page.getByText(pendingWords.steps['sign-in']).waitFor();
    },
  },
  {
    name: 'login-busy',
    path: '/login',
    before: leaveUnanswered('/user/auth-user'),
    async steps(page) {
      await fillSignIn(page);
      await busy(page);
    },
  },
  {
    name: 'login-refused',
    path: '/login',
    isOverlay: true,
    async steps(page) {
      await fillSignIn(page);
      await expectToast(page, 'Email or password is not right.');
    },
  },
  {
    name: 'login-first',
    path: '/Formenroll',
    isOverlay: true,
    isVariant: true,
    async steps(page) {
      await page.waitForURL('**/login');
      await expectToast(page, 'Login First!');
    },
  },
  {
    name: 'signup-errors',
    path: '/SignUp',
    async steps(page) {
      await press('Sign up')(page);
      await page.getByText('Please enter a valid username.').last().waitFor();
    },
  },
  {
    name: 'signup-common-password',
    path: '/SignUp',
    async steps(page) {
      await page.getByLabel('Password', { exact: true }).fill('iloveyou');
      await page.getByText(commonPasswordHint).waitFor();
    },
  },
  {
    name: 'signup-taken',
    path: '/SignUp',
    async steps(page) {
      await fillSignUp(page);
      await expectToast(page, /already an account/);
    },
  },
  {
    name: 'forget-errors',
    path: '/Forget',
    async steps(page) {
      await press('Send OTP')(page);
      await page.getByText('Please enter a valid email.').last().waitFor();
    },
  },
  {
    name: 'otp-sent',
    path: '/Forget',
    isOverlay: true,
    isVariant: true,
    async steps(page) {
      await page.getByLabel('Email').fill('somebody@example.in');
      await press('Send OTP')(page);
      await page.waitForURL('**/verify-otp');
      await expectToast(page, 'OTP sent succesfully!');
    },
  },
  { name: 'otp', path: '/verify-otp', steps: arriveWithEmail },
  {
    name: 'otp-refused',
    path: '/verify-otp',
    isOverlay: true,
    async steps(page) {
      await arriveWithEmail(page);
      await page.getByRole('main').getByRole('textbox').first().pressSequentially('000000');
      await press('Verify')(page);
      await page.getByRole('alert').locator('p').first().waitFor();
    },
  },
  { name: 'reset', path: '/Reset-password', steps: arriveWithEmail },
  {
    name: 'reset-mismatch',
    path: '/Reset-password',
    async steps(page) {
      await arriveWithEmail(page);
      await page.getByLabel('New Password').fill('lotus 12');
      await page.getByLabel('Confirm Password').fill('lotus 13');
      await press('Submit')(page);
      await page.getByText('Passwords do not match!').first().waitFor();
    },
  },
  {
    ...plain('profile', '/profile', 'parent'),
    settled: (page) => page.getByRole('heading', { level: 1, name: parent.fullName }).waitFor(),
  },
  {
    ...plain('profile-new', '/profile', 'new parent'),
    settled: (page) => page.getByRole('heading', { level: 1, name: newParent.fullName }).waitFor(),
  },
  {
    name: 'profile-change-password',
    path: '/profile',
    viewer: 'parent',
    isOverlay: true,
    async steps(page) {
      await press('Change my password')(page);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Current Password').fill(admin.password);
      await dialog.getByLabel('New Password').fill('123456');
      await dialog.getByText(commonPasswordHint).waitFor();
    },
  },
  {
    name: 'profile-change-email',
    path: '/profile',
    viewer: 'parent',
    isOverlay: true,
    async steps(page) {
      await press('Change my email')(page);
      await page.getByRole('alertdialog').getByLabel('New Email').fill('lakshmi.nair@example.in');
    },
  },
  {
    name: 'profile-change-email-code',
    path: '/profile',
    viewer: 'parent',
    isOverlay: true,
    async steps(page) {
      await page.route('**/user/me/email-code', (route) => route.fulfill({ json: { message: 'Sent.' } }));
      await press('Change my email')(page);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('New Email').fill('lakshmi.nair@example.in');
      await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
      await dialog.getByRole('button', { name: 'Send the code' }).click();
      await dialog.getByRole('textbox', { name: 'Code from the email' }).waitFor();
    },
  },
  {
    name: 'profile-sign-out-there',
    path: '/profile',
    viewer: 'parent',
    isOverlay: true,
    async steps(page) {
      await press('Sign out on Chrome on Android')(page);
      await page.getByRole('alertdialog').getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  {
    ...plain('profile-data', '/profile/data', 'parent'),
    settled: (page) => page.getByRole('heading', { level: 2, name: 'Vihaan Nair' }).waitFor(),
  },
  {
    name: 'profile-data-waiting',
    path: '/profile/data',
    viewer: 'parent',
    before: leaveUnanswered('/user/me/export'),
  },
  {
    name: 'profile-waiting',
    path: '/profile',
    viewer: 'parent',
    before: leaveUnanswered('/user/me'),
  },
  {
    name: 'profile-application',
    path: '/profile',
    viewer: 'parent',
    isOverlay: true,
    async steps(page) {
      await press('Show enrollment data')(page);
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'profile-erase',
    path: '/profile',
    viewer: 'parent',
    isOverlay: true,
    async steps(page) {
      await press('Delete my account')(page);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText('What is not deleted').click();
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await dialog.getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
];
