import { defaultTimeZone } from '#contract/school-time.ts';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Edition } from '#server/site/content/edition.ts';
import { readEdition, readPublished } from '#server/site/content/store.ts';
import { publishScheduled } from '#server/site/publications/publish-scheduled.ts';
import { databaseKinds } from '#test/databases.ts';
import { makeOwnSchool, newYear } from '#test/own-school.ts';
import { application, parent, signIn, type TestUser } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { backup } from './backup.ts';
import { contentsText } from './contents.ts';
import { restore } from './restore.ts';

describe.each(databaseKinds)('a school on %s comes back from a backup', (kind) => {
  let school: School;
  let owner: TestUser;
  let family: TestUser;
  let file: string;
  let text: string;
  let edition: Edition;
  beforeAll(async () => {
    school = await openSchool(kind);
    owner = await makeOwnSchool(school);
    // Applications name the courses of the edition that is served.
    edition = await readEdition(school.context.db, school.context.settings.schoolTimezone);
    school.context.content.replace(edition);
    family = await parent(school);
    const applied = await family.visitor.post('/user/enroll-user', application({ course: 'Clay at Night' }));
    expect(applied.status).toBe(201);
    file = path.join(school.dataDir, 'school.gz');
    text = contentsText((await backup(school.context.db, school.context.settings, file)).contents);
  });
  afterAll(() => school.close());

  test('and tells what it holds in words', () => {
    expect(text).toBe(
      '1 family, 1 application, 1 conversation, 2 articles and pages, 1 draft, 1 scheduled change, edition 2',
    );
  });

  describe.each(databaseKinds)('in an empty %s', (target) => {
    let restored: School;
    let again: TestUser;
    beforeAll(async () => {
      restored = await openSchool(target);
      const { contents } = await restore(restored.context.db, restored.context.settings, file);
      expect(contentsText(contents)).toBe(text);
      again = await signIn(restored, owner.email);
    });
    afterAll(() => restored.close());

    const read = async (from: TestUser, address: string) => (await from.visitor.get(address)).body;

    test('with the same site, draft, schedule, history and application', async () => {
      const there = await readEdition(restored.context.db, restored.context.settings.schoolTimezone);
      expect([there.number, there.hash]).toEqual([edition.number, edition.hash]);
      for (const address of ['/admin/documents/faq/main', '/admin/documents/about/main', '/admin/editions/1'])
        expect([address, await read(again, address)]).toEqual([address, await read(owner, address)]);
      expect((await read(again, '/admin/editions')).items).toEqual(
        (await read(owner, '/admin/editions')).items,
      );
      const parentAgain = await signIn(restored, family.email);
      expect((await read(parentAgain, '/user/me')).applications).toEqual(
        (await read(family, '/user/me')).applications,
      );
    });

    test('where the schedule still publishes, and an earlier edition can be brought back', async () => {
      await publishScheduled(restored.context, newYear);
      const published = await read(again, '/admin/documents/about/main');
      expect(published.published.letter.greeting).toBe('Happy 2100!');
      const back = await again.visitor.post('/admin/editions/1/restore', undefined);
      expect([back.status, back.body.edition]).toEqual([201, 4]);
      const { content } = await readPublished(restored.context.db, defaultTimeZone);
      expect([content.documents.school.name, 'night-clay' in content.entries.post]).toEqual([
        'Rang Shala',
        false,
      ]);
    });
  });
});
