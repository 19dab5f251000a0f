import type { Page } from '@playwright/test';
import { publishReviewed } from './document-form.ts';
import { expect, test, type NewPage } from './fixtures.ts';
import { owner, ownSchool, phone } from './own-school.ts';
import { drawPicture, takePhotograph } from './scenes/pictures.ts';
import { ananya, apply, createSignedInPerson } from './steps.ts';

const own = ownSchool();
const { openForm } = own;

const field = (page: Page) => page.getByRole('button', { name: /^Artwork beside the questions/ });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

let count = 0;

/** A photograph that no other test has taken. */
function newPhotograph() {
  count += 1;
  return {
    name: `IMG_${count}.jpg`,
    mimeType: 'image/jpeg',
    buffer: drawPicture(count, 800 + count, 600),
  };
}

/** Publishes the form, and looks at the page of the questions as a visitor. */
async function expectPublished(page: Page, newPage: NewPage, alt: string): Promise<void> {
  await page.getByText(/^Draft saved .*old text\.$/).waitFor();
  await publishReviewed(page);
  const visitor = await newPage({ ...phone, baseURL: own.url });
  const image = visitor.page.getByRole('img', { name: alt });
  await expect(async () => {
    await visitor.page.goto('/FaqPage');
    expect(await image.count()).toBe(1);
  }).toPass();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(100);
  expect(visitor.problems).toEqual([]);
}

test(
  'an owner takes a photograph for a page from its form, and visitors see it',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'faq');
    await field(page).tap();
    await dialog(page, 'Choose a picture').getByText('You have added no pictures yet.').waitFor();
    await takePhotograph(page, newPhotograph(), /^Take a photograph$/);
    const label = dialog(page, 'The label of the picture');
    await label.getByLabel('Title').fill('Wall of masks');
    // What is typed is still there when the dialog was closed.
    await page.goBack();
    await expect(label).toBeHidden();
    await field(page).tap();
    await expect(label.getByLabel('Title')).toHaveValue('Wall of masks');
    await label.getByRole('button', { name: 'Use this picture' }).tap();
    await expect(label.getByText('Please choose a child, or nobody.').first()).toBeVisible();
    await label.getByRole('checkbox', { name: /^Nobody/ }).check();
    await label.getByLabel('Made by').fill('The Saturday class');
    await label.getByLabel('Material and technique').fill('Papier mâché');
    await label.getByRole('button', { name: 'Use this picture' }).tap();
    await expect(label).toBeHidden();
    await expect(field(page)).toBeFocused();
    await page.getByText('Wall of masks, The Saturday class').waitFor();
    await expectPublished(page, newPage, 'Wall of masks: Papier mâché by The Saturday class');
    expect(problems).toEqual([]);
  },
);

test(
  'an owner chooses an own picture by its letters for a page, and visitors see it',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await openForm(newPage, 'faq');
    const add = await page.request.post('/admin/pictures', {
      data: newPhotograph().buffer,
      headers: { origin: own.url, 'content-type': 'image/jpeg', 'idempotency-key': `key-${Date.now()}` },
    });
    expect(add.status()).toBe(201);
    const { data } = await add.json();
    const picture = {
      id: data._id,
      subject: 'nobody',
      children: [],
      showsFace: false,
      title: 'Kite over Ranchi',
      medium: 'Gouache',
      maker: 'मीरा',
      age: 11,
      description: '',
      alt: '',
    };
    const hung = await page.request.post('/admin/pictures/hang', {
      data: { room: null, pictures: [picture] },
      headers: { origin: own.url, 'idempotency-key': `hang-${Date.now()}` },
    });
    expect(hung.status()).toBe(200);

    const choice = dialog(page, 'Choose a picture');
    await field(page).tap();
    await choice.waitFor();
    // Escape and the way back close it, and nothing else happens.
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await choice.waitFor();
    await page.goBack();
    await expect(choice).toBeHidden();
    await expect(page).toHaveURL(/\/office\/site\/faq$/);
    await field(page).tap();
    await choice.getByLabel('Title or maker').fill('मीरा kite');
    await choice.getByRole('button', { name: 'Kite over Ranchi, मीरा' }).tap();
    await page.getByText('Kite over Ranchi, मीरा').waitFor();
    await field(page).tap();
    await expect(choice.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Kite over Ranchi, मीरा',
    );
    await choice.getByRole('button', { name: 'Close' }).tap();
    await expectPublished(page, newPage, 'Kite over Ranchi: Gouache by मीरा, 11');
    expect(problems).toEqual([]);
  },
);

test(
  'a picture of a child waits for its family, and the field stays as it was',
  { tag: '@long' },
  async ({ newPage }) => {
    const family = await newPage({ ...phone, baseURL: own.url });
    const parent = await createSignedInPerson(family.page, 'Kavya Nair');
    const child = { ...ananya, fullName: `Tuktuk ${parent.email.slice(0, 6)}` };
    await apply(family.page, child);
    const { page } = await openForm(newPage, 'faq');
    // The title and maker of the artwork that is there, which another test may have published.
    const words = page.locator('p[id$="-chosen"]');
    const before = await words.innerText();
    await field(page).tap();
    await dialog(page, 'Choose a picture').waitFor();
    await takePhotograph(page, newPhotograph());
    const label = dialog(page, 'The label of the picture');
    await label.getByLabel('First letters of a child’s name').fill(child.fullName.slice(0, 10));
    await label.getByRole('button', { name: new RegExp(`^${child.fullName}`) }).tap();
    await expect(label.getByLabel('Made by')).toHaveValue('Tuktuk');
    await label.getByLabel('Material and technique').fill('Folded paper');
    await label.getByRole('button', { name: 'Use this picture' }).tap();
    const waits = dialog(page, 'The picture waits');
    await waits.getByText('The family of Tuktuk has not answered yet').waitFor();
    // A tap in the same moment would be a second one on the button before.
    await waits.getByRole('button', { name: 'Choose another picture' }).press('Enter');
    const choice = dialog(page, 'Choose a picture');
    const waiting = choice.getByRole('region', { name: 'Not shown yet' });
    await waiting.getByRole('button', { name: 'Untitled, Tuktuk' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(words).toHaveText(before);
    await page.getByText('Visitors see these words.').waitFor();

    const [{ _id: childId }] = (await (await family.page.request.get('/user/me/children')).json()).items;
    const answer = await family.page.request.put(`/user/me/children/${childId}/photo-consent`, {
      data: { work: true, face: false, until: null },
      headers: { origin: own.url },
    });
    expect(answer.status()).toBe(200);
    await page.reload();
    await field(page).tap();
    // What was written is kept, and one tap publishes it now.
    await waiting.getByRole('button', { name: 'Untitled, Tuktuk' }).tap();
    await expect(label.getByLabel('Material and technique')).toHaveValue('Folded paper');
    await label.getByRole('button', { name: 'Use this picture' }).tap();
    await expect(field(page)).toBeFocused();
    await page.getByText('Untitled, Tuktuk').waitFor();
    await page.getByText(/^Draft saved/).waitFor();
  },
);

test(
  'a new photograph survives a lost connection, and the dialog being closed',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page } = await own.openPage(newPage, '/office/site/about', owner);
    await page.getByText('Visitors see these words.').waitFor();
    await page.route('**/admin/pictures', (route) => route.abort());
    await field(page).tap();
    await takePhotograph(page, newPhotograph());
    const sending = dialog(page, 'A new picture');
    await sending.getByText('Waits for a connection.').first().waitFor();
    await page.keyboard.press('Escape');
    await expect(sending).toBeHidden();
    await page.unroute('**/admin/pictures');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('The picture is added.').waitFor();
    await field(page).tap();
    const label = dialog(page, 'The label of the picture');
    await label.getByRole('button', { name: 'Not this one' }).tap();
    await dialog(page, 'Choose a picture').getByRole('region', { name: 'Not described yet' }).waitFor();
  },
);
