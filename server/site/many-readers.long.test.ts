import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeEdition } from '#server/site/content/edition.ts';
import { readSettings } from '#server/env.ts';
import { contentWith } from '#test/changed-content.ts';
import { edition } from '#test/content.ts';
import { pagesOrigin, restorePageCache } from '#test/page-cache.ts';
import { openSchool } from '#test/school.ts';
import { openSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const environment = { PUBLIC_URL: pagesOrigin };
const readers = 50;
const publications = 20;

/** An edition that names its number in two places of the page of questions and in one of the page of courses. */
const numbered = (number: number) =>
  makeEdition(
    number,
    contentWith(({ documents, courses }) => {
      documents.faq.lead = `Lead of edition ${number}.`;
      documents.faq.end.text = `End of edition ${number}.`;
      for (const course of courses) course.detail = `Course of edition ${number}.`;
    }),
  );

test('50 readers during 20 publications get whole pages of one edition, each no older than the last', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-readers-'));
  await restorePageCache(dataDir, environment.PUBLIC_URL);
  const site = await openSite(root, readSettings({ ...environment, DATA_DIR: dataDir }), edition);
  const server = await openSchool('sqlite', environment, site);
  let isOver = false;
  const wrong: unknown[] = [];
  const seen = new Set<number>();

  /** Reads the pages in turn, as one visitor after another on one connection. */
  async function read(): Promise<void> {
    let last = 0;
    while (!isOver)
      for (const address of ['/FaqPage', '/classes']) {
        try {
          const reply = await fetch(server.url + address);
          const html = await reply.text();
          const numbers = new Set(
            [...html.matchAll(/of edition (\d+)\./g)].map(([, found]) => Number(found)),
          );
          const [number = 0] = numbers;
          const isWhole = reply.status === 200 && html.endsWith('</html>') && numbers.size < 2;
          if (!isWhole || number < last) wrong.push({ address, status: reply.status, numbers, last });
          last = number;
          seen.add(number);
        } catch (error) {
          wrong.push({ address, error });
        }
      }
  }

  try {
    const visits = Array.from({ length: readers }, read);
    for (let number = 1; number <= publications; number += 1) await site.publish(numbered(number));
    isOver = true;
    await Promise.all(visits);
  } finally {
    isOver = true;
    await server.close();
    await rm(dataDir, { recursive: true });
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(publications / 2);
});
