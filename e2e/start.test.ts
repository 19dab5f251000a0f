import { expect, test } from './fixtures.ts';
import { runSchool, type RunningSchool } from './running-school.ts';
import { hydrate } from './scenes/scene.ts';
import { newPerson, signInByApi } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A new school: nobody has written to it, and its words are those that every school begins with.
let own: RunningSchool;
const owner = newPerson('Sunita Rao');
test.beforeAll(async () => {
  own = await runSchool();
  await own.addAdmin(owner.email, owner.password);
});
test.afterAll(() => own.close());

test(
  'the owner of a new school makes the site hers, leaves, comes back and publishes',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await newPage({ ...phone, baseURL: own.url });
    await signInByApi(page, owner);
    await page.goto('/office');
    await hydrate(page);
    await page.getByRole('link', { name: 'Begin', exact: true }).tap();
    await page.getByText('Step 1 of 5.').waitFor();
    await page.getByLabel('Name of the school', { exact: true }).fill(' Kala Ghar \u202C');
    await page.getByLabel('City', { exact: true }).fill('Nagpur\u00A0 ');
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Kala Ghar');
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.getByText('Step 2 of 5.').waitFor();
    await page.getByLabel('Phone number', { exact: true }).fill('+91 71222 33344');
    await page.getByRole('button', { name: 'Later' }).tap();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();

    await page.goto('/office/start?step=2');
    await hydrate(page);
    await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('+91 71222 33344');
    for (const step of [3, 4, 5]) {
      await page.getByRole('button', { name: 'Next' }).tap();
      await page.getByText(`Step ${step} of 5.`).waitFor();
    }
    await page.getByRole('button', { name: 'Publish' }).tap();
    await page.getByRole('button', { name: 'Publish now' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.waitForURL(/\/office$/);
    // The name is on every page, so every page is rendered.
    const readHome = async () => (await fetch(own.url)).text();
    await expect.poll(readHome, { timeout: 90_000 }).toContain('Kala Ghar');
    const home = await readHome();
    expect(home).toContain('+91 71222 33344');
    expect(home).not.toContain('Bhopal, a');
    const { school } = (await own.exportContent()).documents;
    expect([school.name, school.city, school.phone]).toEqual(['Kala Ghar', 'Nagpur', '+91 71222 33344']);
    expect(problems).toEqual([]);
  },
);
