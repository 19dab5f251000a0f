import { rooms } from '#content/rooms.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { axeFindings } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';
import { owner, ownSchool } from './own-school.ts';
import { hydrate } from './scenes/scene.ts';
import { expectToast } from './steps.ts';

const school = ownSchool();

test(
  'an owner takes the built-in artworks off the walls, and the empty rooms say so',
  { tag: '@long' },
  async ({ newPage }) => {
    const { page, problems } = await school.openPage(newPage, '/office', owner);
    await page.getByRole('listitem').filter({ hasText: 'Begin with your own works' }).getByRole('link').tap();
    const part = page.getByRole('region', { name: 'Artworks that came with the site' });
    const take = part.getByRole('button', { name: 'Take them off the walls' });
    expect((await take.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await take.tap();
    await expect(part.getByText('They are off all walls in your drafts.')).toBeVisible();
    await expect(part.getByRole('heading')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expectToast(page, 'The built-in artworks hang again.');
    await take.tap();
    await part.getByRole('button', { name: 'See what changes, and publish' }).tap();
    const review = page.getByRole('dialog', { name: 'What changes' });
    await expect(review.getByRole('heading', { name: 'Room: Clay Work' })).toBeVisible();
    await review.getByRole('button', { name: 'Publish now' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(part).toBeHidden();
    expect(problems).toEqual([]);

    // As the server sends it, so for visitors without script too.
    const sentence = 'The first works of this room are being made.';
    await expect.poll(() => school.visitorReads('/clay'), { timeout: 90_000 }).toContain(sentence);
    const html = await school.visitorReads('/clay');
    expect(html).toContain(rooms.clay.question);
    expect(html).not.toContain('clay-owl-');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    );
    expect(data.find((thing) => thing['@type'] === 'ImageGallery')).not.toHaveProperty('associatedMedia');
    const card = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect((await fetch(school.url + card.pathname)).status).toBe(200);
    expect(await school.visitorReads('/sitemap.xml')).toMatch(/<loc>[^<]*\/clay<\/loc>/);
    const home = await school.visitorReads('/');
    expect(home).not.toContain(defaultContent.documents.home.shapes.title.text);

    // A link to an artwork that hung there leads to the room.
    for (const path of ['/clay?work=clay-owl', '/InstructorArtPage', '/classes', '/']) {
      const opened = await school.openPage(newPage, path);
      await hydrate(opened.page);
      await expect(opened.page.getByRole('dialog')).toBeHidden();
      expect(await axeFindings(opened.page)).toEqual([]);
      await expect(opened.page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(opened.problems).toEqual([]);
      await opened.page.close();
    }
  },
);
