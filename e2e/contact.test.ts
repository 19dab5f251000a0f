import { expect, test } from 'vitest';
import { school } from '#content/school.ts';
import { openForThisFile } from './opening.ts';
import { waitUntilAlive } from './scenes/scene.ts';

const opening = openForThisFile();

test('on a phone calling and WhatsApp lie in the lower half of the first view, large enough for a thumb', async () => {
  const { page, strangers } = await opening.newPage({
    viewport: { width: 390, height: 664 },
  });
  await page.goto('/contact');
  const call = page.getByRole('link', { name: `Call ${school.phone.text}` });
  const chat = page.getByRole('link', { name: 'WhatsApp' });
  expect(await call.getAttribute('href')).toBe(school.phone.href);
  expect(await chat.getAttribute('href')).toBe(school.whatsApp.href);
  for (const way of [call, chat]) {
    const box = await way.boundingBox();
    expect(box?.y).toBeGreaterThan(332);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(664);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  expect(strangers).toEqual([]);
});

test('the page says when it answers, when somebody picks up, and where the door is', async () => {
  const { page } = await opening.newPage({ javaScriptEnabled: false });
  await page.goto('/contact');
  const words = await page.getByRole('main').innerText();
  for (const each of [
    'We reply within 24 hours.',
    school.hours.text,
    school.phone.text,
    school.email.text,
    'Gulmohar Road,',
    'Bhopal 462016',
  ])
    expect(words).toContain(each);
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toMatch(
    /^Home\s+Contact us$/,
  );
});

test('the map asks its host only after a click', async () => {
  const { page, strangers } = await opening.newPage();
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.goto('/contact');
  await waitUntilAlive(page);
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect.poll(() => strangers.some((url) => url.includes('openstreetmap.org'))).toBe(true);
});
