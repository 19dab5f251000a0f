import type { Page } from '@playwright/test';

export const lead = (page: Page) => page.getByLabel('Line under the heading');

/** Publishes the draft of the form. */
export async function publishReviewed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByRole('button', { name: 'Publish now' }).tap();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

/** What is done now and then with the draft of the form. */
export const more = (page: Page) => page.getByRole('button', { name: 'More for these changes' });

/** Deletes the draft of the form. */
export async function erase(page: Page): Promise<void> {
  await more(page).tap();
  await page.getByRole('button', { name: 'Delete my changes' }).tap();
  await page.getByText('Visitors see these words.').waitFor();
}

/** Folds the entry that has the window. */
export const done = (page: Page) => page.getByRole('button', { name: 'Done' }).tap();

/** What is typed is saved after a pause, which does not pass from now on by itself. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
