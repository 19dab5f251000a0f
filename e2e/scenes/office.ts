import type { Page } from '@playwright/test';
import type { User } from '#contract/users/account.ts';
import { commandLine } from '#contract/school/audit.ts';
import { passwordRequiredMessage } from '#contract/users/second-factor.ts';
import { auditWords } from '#app/office/audit-words.ts';
import { admin, newParent, parent } from './sessions.ts';
import { answer500, leaveUnanswered, plain, type Scene } from './scene.ts';

const rows = (page: Page) => page.getByRole('table').getByText(parent.email).first().waitFor();

const known = new Set([admin.email, parent.email, newParent.email]);

/** Changes the server's list of users. The people of other tests on the same server are left out first. */
const changeUsers = (change: (users: User[]) => User[]) => async (page: Page) => {
  await page.route('**/admin/get-users', async (route) => {
    const complete = await page.request.get(route.request().url());
    const { message, data } = (await complete.json()) as { message: string; data: User[] };
    const users = change(data.filter(({ userEmail }) => known.has(userEmail)));
    await route.fulfill({ json: { message, data: users } });
  });
};
const listKnownUsers = changeUsers((users) => users);

/** Much old data, because the server's clock is three years ahead. */
const oldDataWaits = (page: Page) =>
  page.route('**/admin/retention', (route) =>
    route.fulfill({
      json: {
        due: { messages: 24, applications: 3, users: 2, logEntries: 140 },
        reason: 'clock',
        months: 24,
        before: '2027-06-03T04:42:00.000Z',
        logBefore: '2028-06-02T04:42:00.000Z',
        now: '2029-06-03T04:42:00.000Z',
        lastSeen: '2026-06-03T03:42:00.000Z',
      },
    }),
  );
const oldDataNotice = (page: Page) =>
  page.getByRole('heading', { name: 'Old data is not deleted' }).waitFor();

const kavita = { id: 'k', name: 'Kavita Rao', email: 'kavita@example.in' };
/** As long as the sign-up form allows, and without a place for a line break. */
const longNamed = {
  id: 'l',
  name: 'VenkatanarasimharajuvaripetaSubrahmanyam'.repeat(2),
  email: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@${'subrahmanyam'.repeat(4)}.example.in`,
};
const gone = { id: '0f4c1f0e-8f43-4f3a-9d53-0d6f0b9a6a11', name: null, email: null };

/** An audit log of several pages with each kind of entry. */
const manyEntries = (page: Page) =>
  page.route('**/admin/get-log/1', (route) =>
    route.fulfill({
      json: {
        total: 320,
        entries: Object.keys(auditWords).map((action, index) => ({
          _id: String(index),
          createdAt: new Date(Date.UTC(2026, 5, 3, 4, 42, index)).toISOString(),
          actor:
            index % 5 === 4
              ? { id: commandLine, name: null, email: null }
              : index % 7 === 6
                ? longNamed
                : kavita,
          action,
          subject:
            action === 'name-changed'
              ? { ...kavita, name: 'Kavita Joshi' }
              : [null, kavita, gone, longNamed][index % 4],
          from: index % 5 === 4 ? null : ['203.0.113.7', '2001:db8:1:2'][index % 2],
          about: action === 'edition-published' ? 'Questions and answers, Home page' : null,
        })),
      },
    }),
  );

const scenes: Scene[] = [
  { ...plain('office', '/admin', 'admin'), settled: rows },
  {
    ...plain('office-refused', '/admin', 'parent'),
    settled: (page) => page.getByText(/is not an office account/).waitFor(),
  },
  {
    name: 'office-many',
    path: '/admin',
    viewer: 'admin',
    isVariant: true,
    before: changeUsers((users) =>
      Array.from({ length: 60 / users.length }, (_, round) =>
        users.map((user) => ({ ...user, _id: `${user._id}-${round}` })),
      ).flat(),
    ),
    settled: rows,
  },
  {
    name: 'office-none-found',
    path: '/admin',
    viewer: 'admin',
    async steps(page) {
      await rows(page);
      await page.getByRole('searchbox').fill('nobody of that name');
      await page.getByRole('heading', { name: 'No users found' }).waitFor();
    },
  },
  {
    name: 'office-empty',
    path: '/admin',
    viewer: 'admin',
    isVariant: true,
    before: changeUsers(() => []),
    settled: (page) => page.getByRole('heading', { name: 'No users found' }).waitFor(),
  },
  { name: 'office-waiting', path: '/admin', viewer: 'admin', before: leaveUnanswered('/admin/get-users') },
  {
    name: 'office-failed',
    path: '/admin',
    viewer: 'admin',
    before: answer500('/admin/get-users'),
    settled: (page) => page.getByRole('alert').getByText('Failed to fetch users').waitFor(),
  },
  {
    name: 'office-application',
    path: '/admin',
    viewer: 'admin',
    isOverlay: true,
    async steps(page) {
      await page.getByRole('button', { name: `Enrollment data of ${parent.fullName}` }).click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'office-delete',
    path: '/admin',
    viewer: 'admin',
    isOverlay: true,
    async steps(page) {
      await page.getByRole('button', { name: `Delete ${parent.fullName}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: /Keep/ }).waitFor();
    },
  },
  {
    name: 'office-delete-password',
    path: '/admin',
    viewer: 'admin',
    isOverlay: true,
    before: (page) =>
      page.route('**/admin/delete-users/*', (route) =>
        route.fulfill({
          status: 403,
          json: { message: passwordRequiredMessage, fields: { password: passwordRequiredMessage } },
        }),
      ),
    async steps(page) {
      await page.getByRole('button', { name: `Delete ${parent.fullName}` }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Delete user' }).click();
      await dialog.getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  { ...plain('office-old-data', '/admin', 'admin'), before: oldDataWaits, settled: oldDataNotice },
  {
    name: 'office-old-data-delete',
    path: '/admin',
    viewer: 'admin',
    isOverlay: true,
    before: oldDataWaits,
    async steps(page) {
      await page.getByRole('button', { name: 'Delete old data' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: /Keep/ }).waitFor();
    },
  },
  {
    ...plain('office-log', '/office/log', 'admin'),
    steps: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'office-log-many',
    path: '/office/log',
    viewer: 'admin',
    isVariant: true,
    before: manyEntries,
    steps: (page) => page.getByRole('button', { name: 'Page 2' }).waitFor(),
  },
  {
    name: 'office-log-waiting',
    path: '/office/log',
    viewer: 'admin',
    isVariant: true,
    before: leaveUnanswered('/admin/get-log/1'),
  },
  {
    name: 'office-log-failed',
    path: '/office/log',
    viewer: 'admin',
    isVariant: true,
    before: answer500('/admin/get-log/1'),
    steps: (page) => page.getByRole('alert').getByText('The log could not be loaded.').waitFor(),
  },
];

/** The list of users shows the accounts of the scenes alone, whatever people the other tests created. */
const withKnownUsers = (scene: Scene): Scene =>
  scene.path === '/admin' && scene.viewer === 'admin'
    ? {
        ...scene,
        async before(page) {
          await listKnownUsers(page);
          await scene.before?.(page);
        },
      }
    : scene;

/** The pages of the office: the list of users with its dialogs, the audit log, the style page. */
export const office = scenes.map(withKnownUsers);
