import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { testOfLongRun } from '#test/databases.ts';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { contentWith } from '#test/changed-content.ts';
import { edition } from '#test/content.ts';
import {
  broken,
  differences,
  ended,
  environment,
  killPublishers,
  openIn,
  pagesOf,
  paths,
  pathsWith,
  publishDefault,
  useDirectories,
  type Pages,
} from '#test/publishing.ts';
import { openSchool } from '#test/school.ts';

const { newDirectory, copyOf } = useDirectories();

/** DATA_DIR of a site that has published the default content; tests work with copies. */
let published: string;
let before: Pages;
beforeAll(async () => {
  published = await newDirectory();
  before = await publishDefault(published);
});

// The long tests change the phone number, which all pages show.
test('a changed price of a course renders exactly the pages that show it, also after a restart', async () => {
  const [was, is] = ['3500', '7913'];
  const site = await openIn(await copyOf(published), edition);
  const shown = pathsWith(before, was);
  expect([shown.length > 0, pathsWith(before, is)]).toEqual([true, []]);
  const content = contentWith((draft) => {
    draft.courses = draft.courses.map((course) =>
      course.id === 'senior-seeker' ? { ...course, price: 7913 } : course,
    );
  });
  const { rendered } = await site.publish(makeEdition(1, content));
  expect(rendered).toEqual(shown);
  const changed = await pagesOf(site);
  expect(pathsWith(changed, is)).toEqual(shown);
  expect(pathsWith(changed, was)).toEqual([]);
  expect(differences(changed, before)).toEqual(shown);
});

const newLead = 'All the questions.';
/** An edition in which the lead of the questions differs. */
const other = makeEdition(
  1,
  contentWith(({ documents }) => (documents.faq.lead = newLead)),
);

test('a page that cannot be rendered leaves the old edition, in this process and after a restart', async () => {
  const dataDir = await copyOf(published);
  const site = await openIn(dataDir, edition);
  await expect(site.publish(broken)).rejects.toMatchObject({
    page: '/FaqPage',
    message: 'The page /FaqPage cannot be published: there is no work missing',
  });
  for (const serving of [site, await openIn(dataDir, broken)]) {
    expect(serving.served).toEqual({ number: edition.number, hash: edition.hash });
    expect(differences(await pagesOf(serving), before)).toEqual([]);
  }
});

test('a first start whose publishing process is killed fails with one sentence that says so', async () => {
  killPublishers();
  await expect(openIn(await newDirectory(), edition)).rejects.toThrow(ended);
});

testOfLongRun(
  'a publishing process that is killed leaves the old edition, and the next publication gives the pages of the new one',
  async () => {
    const dataDir = await copyOf(published);
    const site = await openIn(dataDir, edition);
    killPublishers();
    await expect(site.publish(other)).rejects.toThrow(ended);
    for (const serving of [site, await openIn(dataDir, other)]) {
      expect(serving.served).toEqual({ number: edition.number, hash: edition.hash });
      expect(differences(await pagesOf(serving), before)).toEqual([]);
    }
    vi.unstubAllEnvs();
    const shown = pathsWith(before, defaultContent.documents.faq.lead);
    expect(shown).not.toEqual([]);
    const { rendered } = await site.publish(other);
    expect(rendered).toEqual(shown);
    const after = await pagesOf(site);
    expect([pathsWith(after, newLead), differences(after, before)]).toEqual([shown, shown]);
  },
);

/** The ids of the publishing processes of this one: the last one in the list of processes is the newest. */
const publishers = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) =>
        Number(parent) === process.pid && args.join(' ').includes('publishing-process'),
    )
    .map(([pid]) => Number(pid));

testOfLongRun(
  'the process waits for the next publication; one that ends meanwhile, and a cache that is deleted, change nothing',
  async () => {
    const dataDir = await copyOf(published);
    const site = await openIn(dataDir, edition);
    const [others, lead] = [publishers(), 'Lead'];
    const editionOf = (number: number) =>
      makeEdition(
        number,
        contentWith(({ documents }) => (documents.faq.lead = `${lead} ${number}.`)),
      );
    const mine = () => publishers().filter((pid) => !others.includes(pid));
    await site.publish(editionOf(1));
    const [waiting = 0, ...more] = mine();
    expect([waiting > 0, more]).toEqual([true, []]);
    await site.publish(editionOf(2));
    expect(mine()).toEqual([waiting]);
    // It gets the job, and ends before it has done it.
    process.kill(waiting, 'SIGSTOP');
    const publishing = site.publish(editionOf(3));
    process.kill(waiting, 'SIGKILL');
    expect((await publishing).number).toBe(3);
    await rm(path.join(dataDir, 'cache'), { recursive: true });
    expect((await site.publish(editionOf(4))).number).toBe(4);
    expect(pathsWith(await pagesOf(site), `${lead} 4.`)).not.toEqual([]);
    const again = await openIn(dataDir, editionOf(4));
    expect(differences(await pagesOf(again), await pagesOf(site))).toEqual([]);
  },
);

testOfLongRun(
  'replies during a publication are whole pages of one edition, without a failed request',
  async () => {
    const site = await openIn(await copyOf(published), edition);
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
    const after = await pagesOf(site);
    expect(differences(after, before)).not.toEqual([]);
    expect(seen.length).toBeGreaterThan(paths.length);
    for (const [path, status, html] of seen) {
      expect([path, status]).toEqual([path, path === '/404' ? 404 : 200]);
      expect([path, html === before.get(path) || html === after.get(path)]).toEqual([path, true]);
    }
  },
);
