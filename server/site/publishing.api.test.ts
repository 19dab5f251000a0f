import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testOfLongRun } from '#test/databases.ts';
import { makeEdition } from '#server/site/content/edition.ts';
import { contentWith } from '#test/changed-content.ts';
import { edition } from '#test/content.ts';
import {
  broken,
  differences,
  ended,
  killPublishers,
  openIn,
  pagesOf,
  pathsWith,
  publishDefault,
  useDirectories,
  type Pages,
} from '#test/publishing.ts';

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
