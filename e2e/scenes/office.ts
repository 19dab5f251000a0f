import type { Page } from 'playwright-core';
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

/** The office's list, with many, some and no users, and its two dialogs; what the site is made of. */
export const office: Scene[] = [
  {
    ...plain('styles', '/office/style'),
    reach: (page) => page.getByRole('table').first().waitFor(),
  },
  {
    ...plain('office-refused', '/admin', 'parent'),
    reach: (page) => page.getByText(/is not one of its/).waitFor(),
  },
  { ...plain('office', '/admin', 'admin'), reach: rows },
  {
    name: 'office-many',
    path: '/admin',
    looker: 'admin',
    isVariant: true,
    given: answerWith((users) =>
      Array.from({ length: 60 }, (_, index) => ({ ...users[index % users.length], _id: String(index) })),
    ),
    reach: rows,
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
    reach: (page) => page.getByRole('heading', { name: 'No users found' }).waitFor(),
  },
  { name: 'office-waiting', path: '/admin', looker: 'admin', given: hold('/admin/get-users') },
  {
    name: 'office-failed',
    path: '/admin',
    looker: 'admin',
    given: fail('/admin/get-users'),
    reach: (page) => page.getByRole('alert').getByText('Failed to fetch users').waitFor(),
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
];
