import type { Locator } from '@playwright/test';
import { erase, lead } from '../document-form.ts';
import { expect, test, type NewPage } from '../fixtures.ts';
import { openAsha, replyField, withReply } from '../scenes/inbox.ts';
import { hydrate } from '../scenes/scene.ts';
import type { Sessions } from '../scenes/sessions.ts';

const windows = [
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const boxOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
};

/** Expects that a toast with these words covers nothing of a part of the page. */
async function expectClearOf(part: Locator, words: string | RegExp): Promise<void> {
  const toasts = part
    .page()
    .locator('[role=status], [role=alert]')
    .locator('> div')
    .filter({ hasText: words });
  await expect(toasts.first()).toBeVisible();
  const [toast, other] = [await boxOf(toasts.first()), await boxOf(part)];
  const isApart =
    toast.bottom <= other.top ||
    toast.top >= other.bottom ||
    toast.right <= other.left ||
    toast.left >= other.right;
  expect(isApart, JSON.stringify({ toast, other })).toBe(true);
}

async function openOffice(newPage: NewPage, sessions: Sessions, viewport: { width: number; height: number }) {
  return (await newPage({ viewport, storageState: sessions.admin, hasTouch: true })).page;
}

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test('a toast covers nothing of the box for an answer', async ({ newPage, sessions }) => {
      const page = await openOffice(newPage, sessions, viewport);
      await openAsha(page);
      const changed = withReply('Yes.', { undoUntil: new Date(Date.now() + 60_000).toISOString() });
      await page.route('**/admin/conversations/asha/replies', (route) =>
        route.fulfill({ status: 201, json: changed }),
      );
      await page.goto('/office/inbox/asha');
      await hydrate(page);
      await replyField(page).fill('Yes.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expectClearOf(page.getByRole('region', { name: 'Answer' }), 'The reply leaves in 10 seconds.');
    });

    test('a toast covers nothing of the row at the end of a form', async ({ newPage, sessions }) => {
      const page = await openOffice(newPage, sessions, viewport);
      await page.goto('/office/site/faq');
      await hydrate(page);
      await lead(page).fill('What parents ask.');
      await page.getByText(/^Draft saved/).waitFor();
      await erase(page);
      const row = page.getByText('Visitors see these words.').locator('..');
      await expectClearOf(row, /deleted/);
    });

    test('a toast covers no button of an open dialog', async ({ newPage, sessions }) => {
      const page = await openOffice(newPage, sessions, viewport);
      await page.goto('/office/site');
      await hydrate(page);
      await page.getByRole('button', { name: 'Change a price' }).click();
      const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish now' });
      await publish.click();
      await expectClearOf(publish, 'Visitors see this already.');
    });
  });
}
