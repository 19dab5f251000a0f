import type { Page } from 'playwright-core';
import { commandLine } from '#contract/audit.ts';
import { passwordRequiredMessage } from '#contract/second-factor.ts';
import { auditWords } from '#content/audit.ts';
import { fail, hold, plain, type Scene } from './scene.ts';

const rows = (page: Page) => page.getByRole('table').getByText('lakshmi@example.in').first().waitFor();

/** Answers with the list the server gives, changed. */
const answerWith = (change: (users: object[]) => object[]) => async (page: Page) => {
  await page.route('**/admin/get-users', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object[] };
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
};

/** Much old data, by a clock that is three years ahead. */
const oldDataWaits = (page: Page) =>
  page.route('**/admin/retention', (route) =>
    route.fulfill({
      json: {
        due: { messages: 24, applications: 3, accounts: 2, logEntries: 140 },
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
/** As long as a sign-up takes them, and without a place to break. */
const longNamed = {
  id: 'l',
  name: 'VenkatanarasimharajuvaripetaSubrahmanyam'.repeat(2),
  email: `${'venkatanarasimharajuvaripeta.'.repeat(2)}s@${'subrahmanyam'.repeat(4)}.example.in`,
};
const gone = { id: '0f4c1f0e-8f43-4f3a-9d53-0d6f0b9a6a11', name: null, email: null };

/** A log of several pages, with each kind of entry. */
const manyEntries = (page: Page) =>
  page.route('**/admin/get-log/1', (route) =>
    route.fulfill({
      json: {
        total: 320,
        entries: Object.keys(auditWords).map((action, index) => ({
          _id: String(index),
          createdAt: new Date(Date.UTC(2026, 5, 3, 4, 42, index)).toISOString(),
          who:
            index % 5 === 4
              ? { id: commandLine, name: null, email: null }
              : index % 7 === 6
                ? longNamed
                : kavita,
          action,
          whose:
            action === 'name-changed'
              ? { ...kavita, name: 'Kavita Joshi' }
              : [null, kavita, gone, longNamed][index % 4],
          from: index % 5 === 4 ? null : ['203.0.113.7', '2001:db8:1:2'][index % 2],
        })),
      },
    }),
  );

/** The office's list, with many, some and no users, and its dialogs; its log. */
export const office: Scene[] = [
  {
    ...plain('office-refused', '/admin', 'parent'),
    comes: (page) => page.getByText(/is not an office account/).waitFor(),
  },
  { ...plain('office', '/admin', 'admin'), comes: rows },
  {
    name: 'office-many',
    path: '/admin',
    looker: 'admin',
    isVariant: true,
    given: answerWith((users) =>
      Array.from({ length: 60 }, (_, index) => ({ ...users[index % users.length], _id: String(index) })),
    ),
    comes: rows,
  },
  {
    name: 'office-none-found',
    path: '/admin',
    looker: 'admin',
    async reach(page) {
      await rows(page);
      await page.getByRole('searchbox').fill('nobody of that name');
      await page.getByRole('heading', { name: 'No users found' }).waitFor();
    },
  },
  {
    name: 'office-empty',
    path: '/admin',
    looker: 'admin',
    isVariant: true,
    given: answerWith(() => []),
    comes: (page) => page.getByRole('heading', { name: 'No users found' }).waitFor(),
  },
  { name: 'office-waiting', path: '/admin', looker: 'admin', given: hold('/admin/get-users') },
  {
    name: 'office-failed',
    path: '/admin',
    looker: 'admin',
    given: fail('/admin/get-users'),
    comes: (page) => page.getByRole('alert').getByText('Failed to fetch users').waitFor(),
  },
  {
    name: 'office-application',
    path: '/admin',
    looker: 'admin',
    isOverlay: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Enrollment data of Lakshmi Nair' }).click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'office-delete',
    path: '/admin',
    looker: 'admin',
    isOverlay: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Delete Lakshmi Nair' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: /Keep/ }).waitFor();
    },
  },
  {
    name: 'office-delete-password',
    path: '/admin',
    looker: 'admin',
    isOverlay: true,
    given: (page) =>
      page.route('**/admin/delete-users/*', (route) =>
        route.fulfill({
          status: 403,
          json: { message: passwordRequiredMessage, fields: { password: passwordRequiredMessage } },
        }),
      ),
    async reach(page) {
      await page.getByRole('button', { name: 'Delete Lakshmi Nair' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Delete user' }).click();
      await dialog.getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  { ...plain('office-old-data', '/admin', 'admin'), given: oldDataWaits, comes: oldDataNotice },
  {
    name: 'office-old-data-delete',
    path: '/admin',
    looker: 'admin',
    isOverlay: true,
    given: oldDataWaits,
    async reach(page) {
      await page.getByRole('button', { name: 'Delete old data' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: /Keep/ }).waitFor();
    },
  },
  {
    ...plain('office-log', '/office/log', 'admin'),
    reach: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'office-log-many',
    path: '/office/log',
    looker: 'admin',
    isVariant: true,
    given: manyEntries,
    reach: (page) => page.getByRole('button', { name: 'Page 2' }).waitFor(),
  },
  {
    name: 'office-log-waiting',
    path: '/office/log',
    looker: 'admin',
    isVariant: true,
    given: hold('/admin/get-log/1'),
  },
  {
    name: 'office-log-failed',
    path: '/office/log',
    looker: 'admin',
    isVariant: true,
    given: fail('/admin/get-log/1'),
    reach: (page) => page.getByRole('alert').getByText('The log could not be loaded.').waitFor(),
  },
];
