import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../scenes/scene.ts';
import { holdRequests } from '../slow-network.ts';

/** Puts an element beside each field, and attributes on it, as password managers and writing aids do. */
const extend = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['extension'] = '';
    document.body.setAttribute('data-extension', '');
    document.body.append(document.createElement('extension-panel'));
    for (const field of document.querySelectorAll('main :is(input, select, textarea)')) {
      field.setAttribute('data-extension', '');
      field.after(document.createElement('extension-icon'));
      field.before(document.createElement('extension-icon'));
    }
  });

const fieldsOf = (page: Page) =>
  // The courses of the application come later.
  page.locator('main :is(input, select, textarea)[name]:not([name=course])');

/** The values of the fields, and whether each box is checked. */
const stateOf = (page: Page) =>
  fieldsOf(page).evaluateAll((fields) =>
    fields.map((field) =>
      field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
        ? field.checked
        : (field as HTMLInputElement).value,
    ),
  );

/** Whether React has hydrated or rendered every field. */
const areHydrated = (page: Page) =>
  fieldsOf(page).evaluateAll((fields) =>
    fields.every((field) => Object.keys(field).some((key) => key.startsWith('__reactFiber'))),
  );

/** Changes each field of the page that can be changed. */
async function changeAll(page: Page) {
  for (const field of await fieldsOf(page).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const type = await field.evaluate((each) => (each as HTMLInputElement).type);
    if (type === 'checkbox') await field.setChecked(!(await field.isChecked()));
    else if (type === 'radio') await field.check();
    else if (type === 'select-one') await field.selectOption({ index: 1 });
    else if (type === 'date') await field.fill('2018-05-14');
    else await field.fill(type === 'email' ? 'asha@example.in' : type === 'tel' ? '98765 43210' : 'Asha Rao');
  }
}

for (const path of ['/login', '/SignUp', '/Forget', '/contact', '/Formenroll']) {
  test(`${path} keeps what is typed before it hydrates, with elements of an extension in it`, async ({
    newPage,
    sessions,
  }) => {
    const viewer = path === '/Formenroll' ? 'new parent' : 'visitor';
    const { page } = await newPage({ storageState: sessions[viewer] });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(path);
    await extend(page);
    await changeAll(page);
    const typed = await stateOf(page);
    const last = fieldsOf(page).and(page.locator(':focus'));
    const name = await last.getAttribute('name');
    release();
    await waitForHydration(page);
    await expect.poll(() => areHydrated(page)).toBe(true);
    expect(await stateOf(page)).toEqual(typed);
    expect(await last.getAttribute('name')).toBe(name);
  });
}
