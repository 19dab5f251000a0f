import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSite, type Site } from '#server/site/site.ts';
import { contentFile } from '#test/changed-content.ts';
import { databaseKinds } from '#test/databases.ts';
import { structuredData } from '#test/head.ts';
import { restorePageCache } from '#test/page-cache.ts';
import { application, parent } from '#test/people.ts';
import { runCommand } from '#test/run-command.ts';
import { openSchool, type School } from '#test/school.ts';
import { defaultContent } from './edition.ts';
import { followEditions } from './follow-editions.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const [beginner] = defaultContent.courses;
const newPrice = 7913;

describe.each(databaseKinds)(
  'a price that is imported while two servers run on one database, on %s,',
  (kind) => {
    let directories: string[] = [];
    let stops: (() => Promise<void>)[] = [];
    let schools: School[] = [];
    let sites: Site[] = [];

    /** Starts a server with pages that follows the editions of its database. */
    async function start(environment: Record<string, string>): Promise<void> {
      const cacheDir = await mkdtemp(path.join(tmpdir(), 'price-change-'));
      directories.push(cacheDir);
      const pages: Pick<Site, 'handle'> = {
        handle: (request, response) => site.handle(request, response),
      };
      const school = await openSchool(kind, environment, pages);
      const { content, settings } = school.context;
      const savePageCache = await restorePageCache(cacheDir, settings.publicUrl);
      const site = await openSite(root, { ...settings, dataDir: cacheDir }, content.edition);
      await savePageCache();
      stops.push(followEditions(school.context, (edition) => site.publish(edition)).stop, school.close);
      schools.push(school);
      sites.push(site);
    }

    /** The mail about an application. The outbox is in the database, so that each server may send it. */
    async function mailTo(email: string) {
      const senders = kind === 'sqlite' ? schools.slice(0, 1) : schools;
      const mails = (await Promise.all(senders.map((school) => school.mails().catch(() => [])))).flat();
      return mails.find(({ to, subject }) => to === email && subject.includes('application'));
    }

    beforeEach(async () => {
      await start({});
      const [first] = schools;
      const { databaseUrl } = first?.context.settings ?? {};
      await start(
        databaseUrl === undefined ? { DATA_DIR: first?.dataDir ?? '' } : { DATABASE_URL: databaseUrl },
      );
    });
    afterEach(async () => {
      for (const stop of stops.toReversed()) await stop();
      for (const directory of directories) await rm(directory, { recursive: true });
      [directories, stops, schools, sites] = [[], [], [], []];
    });

    test('is on every page, in the API and in the next mail of both, and no request fails meanwhile', async () => {
      const [first] = schools;
      if (first === undefined || beginner === undefined) throw new Error('there is no server or course');
      const paths = ['/', '/classes', '/curriculum', '/Formenroll', '/admin/get-course'];
      let isDone = false;
      const statuses = new Set<number>();
      const load = schools.map(async ({ url }) => {
        for (let at = 0; !isDone; at += 1) {
          const reply = await fetch(url + (paths[at % paths.length] ?? '/'));
          await reply.arrayBuffer();
          statuses.add(reply.status);
        }
      });
      const file = path.join(directories[0] ?? '', 'content.json');
      const courses = defaultContent.courses.map((course) =>
        course.id === beginner.id ? { ...course, price: newPrice } : course,
      );
      await writeFile(file, contentFile({ ...defaultContent, courses }));
      const { databaseUrl, authSecret } = first.context.settings;
      const { stderr } = await runCommand('server/tasks/content-command.ts', ['import', file], {
        DATA_DIR: first.dataDir,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret }),
      });
      expect(stderr).toBe('');
      await expect.poll(() => sites.map(({ served }) => served.number), { timeout: 60_000 }).toEqual([1, 1]);
      isDone = true;
      await Promise.all(load);
      expect([...statuses]).toEqual([200]);

      for (const school of schools) {
        for (const path of ['/', '/classes', '/curriculum']) {
          const html = await (await fetch(school.url + path)).text();
          expect([path, html.includes(String(newPrice))]).toEqual([path, true]);
          // Home leaves the courses to the pages that are about them.
          if (path !== '/') expect(structuredData(html).join('\n')).toContain(`"price":${newPrice}`);
        }
        const { CoursesData } = (await school.visitor().get('/admin/get-course')).body;
        expect(CoursesData[0]).toMatchObject({ courseName: beginner.courseName, price: newPrice });
        const { visitor, email } = await parent(school);
        await visitor.post('/user/enroll-user', application({ course: beginner.courseName }));
        await expect.poll(async () => (await mailTo(email))?.text).toContain(`Rs. ${newPrice}/- a month`);
      }
    });
  },
);
