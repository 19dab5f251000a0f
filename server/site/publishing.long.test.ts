import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test, vi } from 'vitest';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { contentWithOtherPhone } from '#test/changed-content.ts';
import { edition } from '#test/content.ts';
import {
  broken,
  differences,
  ended as publisherEnded,
  environment,
  killPublishers,
  openIn,
  pagesOf,
  paths,
  pathsWith,
  publishDefault,
  root,
  useDirectories,
  type Pages,
} from '#test/publishing.ts';
import { openSchool } from '#test/school.ts';

const { newDirectory, copyOf } = useDirectories();

/** DATA_DIR of a site that has published the default content; tests work with copies. */
let published: string;
/** The same with the compressed texts of `other`, because compressing takes longer than rendering. */
let publishedWithTexts: string;
/** The pages of the default content, and those of an edition in which every page differs. */
let before: Pages;
let after: Pages;
const other = makeEdition(1, contentWithOtherPhone);

beforeAll(async () => {
  published = await newDirectory();
  before = await publishDefault(published);
  // Without the list of the pages all are rendered.
  const complete = await copyOf(published);
  await rm(path.join(complete, 'cache/snapshot.json'));
  after = await pagesOf(await openIn(complete, other));
  publishedWithTexts = await copyOf(complete, published);
});

test('a changed phone number of the school renders exactly the pages that show it, also after a restart', async () => {
  const was = defaultContent.documents.school.phone;
  const is = contentWithOtherPhone.documents.school.phone;
  const site = await openIn(await copyOf(published), edition);
  const shown = pathsWith(before, was);
  expect([shown.length > 0, pathsWith(before, is)]).toEqual([true, []]);
  const { rendered } = await site.publish(other);
  expect(rendered).toEqual(shown);
  const changed = await pagesOf(site);
  expect(pathsWith(changed, is)).toEqual(shown);
  expect(pathsWith(changed, was)).toEqual([]);
  expect(differences(changed, before)).toEqual(shown);
});

test('a publishing process that is killed leaves the old edition, and the next publication gives the pages of a complete one', async () => {
  const dataDir = await copyOf(publishedWithTexts);
  const site = await openIn(dataDir, edition);
  killPublishers();
  await expect(site.publish(other)).rejects.toThrow(publisherEnded);
  for (const serving of [site, await openIn(dataDir, other)]) {
    expect(serving.served).toEqual({ number: edition.number, hash: edition.hash });
    expect(differences(await pagesOf(serving), before)).toEqual([]);
  }
  vi.unstubAllEnvs();
  await site.publish(other);
  expect(differences(await pagesOf(site), after)).toEqual([]);
});

test('replies during a publication are whole pages of one edition, without a failed request', async () => {
  const site = await openIn(await copyOf(publishedWithTexts), edition);
  const server = await openSchool('sqlite', environment, site);
  let isPublished = false;
  const seen: [path: string, status: number, html: string][] = [];
  const visit = async () => {
    const reply = async (path: string) => {
      const response = await fetch(server.url + path);
      seen.push([path, response.status, await response.text()]);
    };
    while (!isPublished) for (const path of paths) await reply(path);
  };
  try {
    const visits = [visit(), visit()];
    await site.publish(other);
    isPublished = true;
    await Promise.all(visits);
  } finally {
    await server.close();
  }
  expect(seen.length).toBeGreaterThan(paths.length);
  for (const [path, status, html] of seen) {
    expect([path, status]).toEqual([path, path === '/404' ? 404 : 200]);
    expect([path, html === before.get(path) || html === after.get(path)]).toEqual([path, true]);
  }
});

/** When to kill the process: the line that it prints then (test/publish-in-turn.ts), and how many such lines there are by then. */
const killMoments: [line: RegExp, count: number][] = [
  [/^started$/, 1],
  [/^opened$/, 1],
  // The first texts of the new edition, and many of them.
  [/^change .*\.br\..*part$/, 1],
  [/^change .*\.br\..*part$/, 60],
  [/^change snapshot\.json\..*part$/, 1],
  [/^published$/, 1],
];

test(
  'a process that is killed at any moment leaves the old or the new edition',
  { timeout: 300_000 },
  async () => {
    const pages = new Map([
      [edition.hash, before],
      [other.hash, after],
    ]);
    let last = '';
    for (const [moment, count] of killMoments) {
      const dataDir = await copyOf(published);
      last = dataDir;
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'test/publish-in-turn.ts'],
        {
          cwd: root,
          env: { ...process.env, ...environment, DATA_DIR: dataDir, NODE_ENV: 'production' },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const ended = once(child, 'exit');
      let seen = 0;
      for await (const line of createInterface(child.stdout)) {
        if (moment.test(line)) seen += 1;
        if (seen === count) break;
      }
      child.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
      // Nothing can be published now, so that the site serves what the process left.
      killPublishers();
      const { served, ...site } = await openIn(dataDir, broken);
      vi.unstubAllEnvs();
      expect([...pages.keys()]).toContain(served.hash);
      expect(differences(await pagesOf(site), pages.get(served.hash))).toEqual([]);
    }
    const next = await openIn(last, other);
    expect(differences(await pagesOf(next), after)).toEqual([]);
  },
);
