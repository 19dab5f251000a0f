import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { posts } from '#content/blog.ts';
import { privacySections } from '#content/privacy.ts';
import { reviews } from '#content/reviews.ts';
import { openForThisFile } from './fixtures.ts';

const opening = openForThisFile();
const desk = { viewport: { width: 1280, height: 900 } };

/** Characters on a full line, for each paragraph of the text that is long enough to tell. */
const measures = (page: Page) =>
  page.locator('article p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const { lineHeight } = getComputedStyle(paragraph);
      const lines = Math.round(paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      const characters = paragraph.textContent.length;
      // The last line is half full, take it all in all.
      return lines < 4 || characters < 200 ? [] : [characters / (lines - 0.5)];
    }),
  );

describe('an article', () => {
  test.each([768, 1280])('has lines of 60 to 70 characters at %i px', async (width) => {
    const { page } = await opening.newPage({
      viewport: { width, height: 900 },
    });
    const all: number[] = [];
    for (const { slug } of posts) {
      await page.goto(`/Blog/${slug}`);
      await page.waitForFunction(() => document.fonts.check('19px "Anek Latin"'));
      all.push(...(await measures(page)));
    }
    const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
    expect(middle).toBeGreaterThan(58);
    expect(middle).toBeLessThan(70);
  });

  test('leads to each of its parts, to the next piece and back to all', async () => {
    const { page } = await opening.newPage(desk);
    const [first, second] = posts;
    await page.goto(`/Blog/${first?.slug}`);
    for (const block of first?.body ?? []) {
      if (block.kind !== 'subheading') continue;
      await page.getByRole('navigation', { name: 'In this piece' }).getByText(block.text).click();
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${block.id}`);
      await expect
        .poll(() => page.locator(`#${block.id}`).evaluate((part) => part.getBoundingClientRect().top))
        .toBeLessThan(900);
    }
    const onward = page.getByRole('navigation', { name: 'More to read' });
    await onward.getByText(second?.title.text ?? '').click();
    await page.waitForURL(`**/Blog/${second?.slug}`);
    await onward.getByText('All pieces').click();
    await page.waitForURL('**/Blog');
  });

  test('says in words when it was written', async () => {
    const { page } = await opening.newPage({ javaScriptEnabled: false });
    await page.goto('/Blog');
    for (const { slug, author } of posts) {
      const piece = page.getByRole('listitem').filter({ has: page.locator(`a[href="/Blog/${slug}"]`) });
      expect(await piece.innerText()).toMatch(
        new RegExp(`${author} · \\d{1,2} (?:September|October|November) 2026`),
      );
    }
  });
});

describe('the guest book', () => {
  test('has eight entries, each with a picture, a quote and a name', async () => {
    const { page } = await opening.newPage({ javaScriptEnabled: false });
    await page.goto('/Reviews');
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('blockquote') });
    expect(await entries.count()).toBe(8);
    for (const [at, { name, quote, relation }] of reviews.entries()) {
      const entry = entries.nth(at);
      expect(await entry.getByRole('img').getAttribute('alt')).toBe(`Portrait of ${name}`);
      expect(await entry.locator('blockquote').innerText()).toBe(quote);
      expect(await entry.innerText()).toContain(name);
      expect(await entry.innerText()).toContain(relation);
    }
  });

  test.each([390, 1280])('nothing moves when the handwriting comes, at %i px', async (width) => {
    const places = async (isWritten: boolean) => {
      const { page } = await opening.newPage({
        viewport: { width, height: 900 },
      });
      if (!isWritten) await page.route(/hand-.*\.woff2/, (route) => route.abort());
      await page.goto('/Reviews');
      await page.waitForFunction(() => document.fonts.check('24px Eczar'));
      if (isWritten)
        await expect
          .poll(() =>
            page.evaluate(
              () =>
                [...document.fonts].filter(
                  ({ family, status }) => family.includes('hand ') && status === 'loaded',
                ).length,
            ),
          )
          .toBe(new Set(reviews.map(({ hand }) => hand)).size);
      const tops = await page
        .locator('main li:has(blockquote)')
        .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().height)));
      await page.context().close();
      return tops;
    };
    expect(await places(true)).toEqual(await places(false));
  });
});

test('the privacy page begins in short, and its list leads to every part', async () => {
  const { page } = await opening.newPage({ javaScriptEnabled: false });
  await page.goto('/Privacy');
  const short = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'In short' }).first();
  expect(await short.getByRole('listitem').count()).toBe(5);
  const parts = page.getByRole('navigation', { name: 'In full' }).getByRole('link');
  expect(await parts.count()).toBe(privacySections.length);
  for (const [at, { id, title }] of privacySections.entries()) {
    await parts.nth(at).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
    expect(await page.locator(`#${id}`).getByRole('heading').innerText()).toBe(title);
  }
});
