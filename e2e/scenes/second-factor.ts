import type { Page } from '@playwright/test';
import { admin } from './sessions.ts';
import { leaveUnanswered, plain, press, type Scene } from './scene.ts';

/** As long as a real one. */
const secret = 'ABCD2345'.repeat(7).slice(0, 52);
const uri = `otpauth://totp/Showcase%20Art:office%40example.in?secret=${secret}&issuer=Showcase+Art&digits=6&period=30`;

/** Replies in place of the server, so that the office's account does not change for other scenes. */
const answer =
  (call: string, json: object, status = 200) =>
  (page: Page) =>
    page.route(`**${call}`, (route) => route.fulfill({ status, json }));

const started = answer('/admin/second-factor/start', { message: '', uri, secret });
const confirmed = answer('/admin/second-factor/confirm', {
  message: 'Your second factor is on. From now on you need a code to sign in.',
  recoveryCodes: Array.from({ length: 10 }, (_, index) => `${1000 + index * 711} 1906 4267 ${4042 + index}`),
});

async function start(page: Page) {
  await page.getByLabel('Your password').fill(admin.password);
  await press('Set up second factor')(page);
  await page.getByRole('img', { name: /QR code/ }).waitFor();
}

const wanted = 'Please enter the code from your authenticator app as well.';
const codeWanted = answer('/user/auth-user', { message: wanted, fields: { code: wanted } }, 401);

async function givePassword(page: Page) {
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await press('Sign in')(page);
  await page.getByLabel('Code', { exact: true }).waitFor();
}

/** Setting up the second factor, and signing in with it. */
export const secondFactor: Scene[] = [
  {
    ...plain('second-factor', '/office/second-factor', 'admin'),
    steps: (page) => page.getByLabel('Your password').waitFor(),
  },
  {
    ...plain('second-factor-refused', '/office/second-factor', 'parent'),
    isVariant: true,
    steps: (page) => page.getByText(/is not an office account/).waitFor(),
  },
  {
    name: 'second-factor-waiting',
    path: '/office/second-factor',
    viewer: 'admin',
    isVariant: true,
    before: leaveUnanswered('/admin/second-factor'),
  },
  {
    name: 'second-factor-add',
    path: '/office/second-factor',
    viewer: 'admin',
    before: started,
    steps: start,
  },
  {
    name: 'second-factor-codes',
    path: '/office/second-factor',
    viewer: 'admin',
    async before(page) {
      await started(page);
      await confirmed(page);
    },
    async steps(page) {
      await start(page);
      await page.getByLabel('Code', { exact: true }).fill('123456');
      await press('Turn on second factor')(page);
      await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    },
  },
  {
    name: 'second-factor-on',
    path: '/office/second-factor',
    viewer: 'admin',
    before: answer('/admin/second-factor', {
      isSet: true,
      recoveryCodesLeft: 3,
      signedInAt: '2026-06-03T04:42:40.000Z',
    }),
    async steps(page) {
      await page.getByText('Turn it off or change the phone').click();
      await page.getByRole('button', { name: 'Turn off second factor' }).waitFor();
    },
  },
  { name: 'login-code', path: '/login', before: codeWanted, steps: givePassword },
  {
    name: 'login-code-wrong',
    path: '/login',
    isVariant: true,
    before: codeWanted,
    async steps(page) {
      await givePassword(page);
      await press('Sign in')(page);
      await page.getByText(/^Please enter the six digits/).waitFor();
    },
  },
];
