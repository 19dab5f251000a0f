import type { Page } from '@playwright/test';
import { blogWords } from '#app/blog/words.ts';
import { privacyWords } from '#app/privacy/words.ts';
import { content, posts } from '#test/content.ts';
import { expect, test } from '../fixtures.ts';
import { hydrate } from '../scenes/scene.ts';

const { reviews } = content.document('reviews');

const desk = { viewport: { width: 1280, height: 900 } };

/** Characters per full line, for each paragraph that is long enough. */
const measures = (page: Page) =>
  page.locator('article p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const { lineHeight } = getComputedStyle(paragraph);
      const lines = Math.round(paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      const characters = paragraph.textContent.length;
      // On average the last line is half full.
      return lines < 4 || characters < 200 ? [] : [characters / (lines - 0.5)];
    }),
  );

test.describe('an article', () => {
  for (const width of [768, 1280]) {
    test(`has lines of 60 to 70 characters at ${width} px`, async ({ newPage }) => {
      const { page } = await newPage({
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
  }

  test('links to each of its parts, to the next post and to all posts', async ({ newPage }) => {
    // A smooth scroll would move the links under the pointer.
    const { page } = await newPage({ ...desk, reducedMotion: 'reduce' });
    const [first, second] = posts;
    await page.goto(`/Blog/${first?.slug}`);
    for (const block of content.blocks(first?.body ?? '')) {
      if (block.kind !== 'subheading') continue;
      await page.getByRole('navigation', { name: blogWords.parts }).getByText(block.text).click();
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${block.id}`);
      await expect
        .poll(() => page.locator(`#${block.id}`).evaluate((part) => part.getBoundingClientRect().top))
        .toBeLessThan(900);
    }
    const onward = page.getByRole('navigation', { name: 'More to read' });
    await onward.getByText(second?.title.text ?? '').click();
    await page.waitForURL(`**/Blog/${second?.slug}`);
    await onward.getByText(blogWords.all).click();
    await page.waitForURL('**/Blog');
  });

  test('shows its author and date', async ({ newPage }) => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto('/Blog');
    for (const { slug, author } of posts) {
      const piece = page.getByRole('listitem').filter({ has: page.locator(`a[href="/Blog/${slug}"]`) });
      expect(await piece.innerText()).toMatch(
        new RegExp(`${author} · \\d{1,2} (?:September|October|November) 2026`),
      );
    }
  });
});

test.describe('the guest book', () => {
  test('has eight entries, each with a picture, a quote and a name', async ({ newPage }) => {
    const { page } = await newPage({ javaScriptEnabled: false });
    await page.goto('/Reviews');
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('blockquote') });
    await expect(entries).toHaveCount(8);
    for (const [at, { name, quote, relation }] of reviews.entries()) {
      const entry = entries.nth(at);
      await expect(entry.getByRole('img')).toHaveAttribute('alt', `Portrait of ${name}`);
      expect(await entry.locator('blockquote').innerText()).toBe(quote);
      expect(await entry.innerText()).toContain(name);
      expect(await entry.innerText()).toContain(relation);
    }
  });

  for (const width of [390, 1280]) {
    test(`nothing moves when the handwriting fonts load, at ${width} px`, async ({ newPage }) => {
      const places = async (isWritten: boolean) => {
        const { page } = await newPage({
          viewport: { width, height: 900 },
        });
        if (!isWritten) await page.route(/hand-.*\.woff2/, (route) => route.abort());
        await page.goto('/Reviews');
        await page.waitForFunction(() => document.fonts.check('24px Eczar'));
        if (isWritten)
          await expect
            .poll(() =>
              page.evaluate(() => {
                const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
                const families = loaded.map(({ family }) => family);
                return new Set(families.filter((family) => family.includes('hand '))).size;
              }),
            )
            .toBe(new Set(reviews.map(({ hand }) => hand)).size);
        const tops = await page
          .locator('main li:has(blockquote)')
          .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().height)));
        await page.close();
        return tops;
      };
      expect(await places(true)).toEqual(await places(false));
    });
  }

  test('letters that no review had before are in the handwriting of its author too', async ({ newPage }) => {
    const { page } = await newPage(desk);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto('/Reviews');
    // Hydration would restore the texts.
    await hydrate(page);
    const quotes = page.locator('main blockquote p');
    await expect(quotes).toHaveCount(reviews.length);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(files.filter((file) => /hand-.*-more/.test(file))).toEqual([]);

    await quotes.evaluateAll((all) => {
      for (const quote of all) quote.textContent = '“Très fluffy?” Quick zebras & JUMPING foxes: 1, 2, 3!';
    });
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'main blockquote p',
    });
    for (const nodeId of nodeIds) {
      await expect
        .poll(async () => {
          const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
          return fonts.filter(({ isCustomFont, familyName }) => !isCustomFont || familyName === 'Eczar');
        })
        .toEqual([]);
    }
  });
});

test('the privacy page starts with a summary, and its list links to every part', async ({ newPage }) => {
  const { summary, sections } = content.document('privacy');
  const { page } = await newPage({ javaScriptEnabled: false });
  await page.goto('/Privacy');
  const short = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: privacyWords.short })
    .first();
  await expect(short.getByRole('listitem')).toHaveCount(summary.length);
  const parts = page.getByRole('navigation', { name: privacyWords.parts }).getByRole('link');
  await expect(parts).toHaveCount(sections.length);
  for (const [at, { id, title }] of sections.entries()) {
    await parts.nth(at).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
    expect(await page.locator(`#${id}`).getByRole('heading').innerText()).toBe(title);
  }
});
