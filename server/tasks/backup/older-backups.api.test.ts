import { defaultTimeZone } from '#contract/school-time.ts';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatOne, makeOlder, readBackupFile, without, writeBackup } from '#test/backup-file.ts';
import { beginner, special } from '#test/courses.ts';
import { kindsOfThisRun } from '#test/databases.ts';
import { messagesIn } from '#test/messages.ts';
import { admin, application, parent, signIn } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { defaultContent, type SchoolContent } from '#server/site/content/edition.ts';
import { readPublished, storeContent } from '#server/site/content/store.ts';
import { listDrafts } from '#server/site/drafts/queries.ts';
import { publishScheduled } from '#server/site/publications/publish-scheduled.ts';
import { contentWithOtherPhone } from '#test/changed-content.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** The rows of a version from before conversations. */
const withoutConversations = <Row extends { table: string }>(rows: readonly Row[]) =>
  rows.filter(({ table }) => !/^(?:conversation|savedReplies)/.test(table));

describe.each(kindsOfThisRun)('a backup of an earlier version on %s', (kind) => {
  let school: School;
  let file: string;
  beforeAll(async () => {
    school = await openSchool(kind);
    file = path.join(school.dataDir, 'backup.gz');
  });
  afterAll(() => school.close());
  const save = () => backup(school.context.db, school.context.settings, file);
  const restoreFile = () => restore(school.context.db, school.context.settings, file);

  test('without second factor and audit log is restored', async () => {
    const { visitor, email } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    const { contents } = await save();
    await makeOlder(file, (rows) =>
      rows
        .filter(({ table }) => table !== 'twoFactors' && table !== 'auditLog')
        .map(({ table, row }) => ({ table, row: without(row, ['twoFactorEnabled']) })),
    );
    expect((await restoreFile()).contents.families).toBe(contents.families);
    expect((await signIn(school, email)).email).toBe(email);
  });

  test('without names in the audit log is restored', async () => {
    const office = await admin(school);
    await save();
    const names = ['actorName', 'actorEmail', 'subjectName', 'subjectEmail'];
    // New ids, so that the log does not have these entries yet.
    await makeOlder(file, (rows) =>
      rows.map(({ table, row }) =>
        table === 'auditLog' ? { table, row: { ...without(row, names), id: randomUUID() } } : { table, row },
      ),
    );
    await restoreFile();
    const entries = await school.context.db
      .selectFrom('auditLog')
      .select('actorName')
      .where('actor', '=', office.id)
      .execute();
    expect(entries.map(({ actorName }) => actorName).toSorted()).toEqual(['Kavita Rao', null].toSorted());
  });

  test('from before conversations gets them', async () => {
    const { visitor, email } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    await save();
    const row = {
      id: randomUUID(),
      userName: 'Asha',
      userEmail: '',
      userNumber: '',
      userMessage: 'Do you teach clay?',
      createdAt: new Date().toISOString(),
    };
    await makeOlder(file, (rows) => [...withoutConversations(rows), { table: 'leads', row }]);
    await restoreFile();
    expect(await messagesIn(school.context.db)).toMatchObject([{ userMessage: 'Do you teach clay?' }]);
    const again = await signIn(school, email);
    const { items } = (await again.visitor.get('/user/me/conversations')).body;
    expect(items).toMatchObject([{ kind: 'application', childName: 'Meera Verma' }]);
  });

  test('with conversations keeps one for each application', async () => {
    const { visitor, email } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    const { contents } = await save();
    await makeOlder(file);
    expect((await restoreFile()).contents.conversations).toBe(contents.conversations);
    const again = await signIn(school, email);
    expect((await again.visitor.get('/user/me/conversations')).body.items).toHaveLength(1);
  });

  test('with another form of names for comparison still finds a child again', async () => {
    const { visitor, email } = await parent(school);
    await visitor.post('/user/enroll-user', application({ fullName: 'Maya D’Souza' }));
    await school.context.db.updateTable('applications').set({ nameKey: 'maya d’souza' }).execute();
    await save();
    await makeOlder(file, withoutConversations);
    await restoreFile();
    const again = await signIn(school, email);
    const reply = await again.visitor.post('/user/enroll-user', application({ fullName: "Maya D'Souza" }));
    expect(reply.status).toBe(409);
  });

  test('without the years of children who are enrolled gets them', async () => {
    const { visitor, id: userId } = await parent(school);
    await visitor.post('/user/enroll-user', application());
    const { db } = school.context;
    const enrolled = () =>
      db.updateTable('applications').set({ status: 'enrolled' }).where('userId', '=', userId);
    await enrolled().execute();
    await save();
    await makeOlder(file, (rows) =>
      rows.map(({ table, row }) => ({
        table,
        row: table === 'applications' ? without(row, ['enrolledUntil', 'isOver']) : row,
      })),
    );
    await restoreFile();
    const { createdAt, enrolledUntil } = await db
      .selectFrom('applications')
      .select(['createdAt', 'enrolledUntil'])
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    const year = new Date(enrolledUntil ?? 0).getUTCFullYear() - new Date(createdAt).getUTCFullYear();
    expect(year).toBe(1);
  });

  test('without phone numbers for comparison gets them', async () => {
    const { visitor, id } = await parent(school);
    await visitor.post('/user/enroll-user', application({ phone: '098765-43210' }));
    await school.context.db.updateTable('applications').set({ phoneKey: '' }).execute();
    await save();
    await makeOlder(file);
    await restoreFile();
    const rows = await school.context.db
      .selectFrom('applications')
      .select('phoneKey')
      .where('userId', '=', id)
      .execute();
    expect(rows).toEqual([{ phoneKey: '919876543210' }]);
  });

  test('from before the children of families gets them, each with the name of its latest application', async () => {
    const { visitor, email } = await parent(school);
    for (const [fullName, course] of [
      ['Meera Verma', beginner],
      ['MEERA  VERMA', special],
      ['Kabir Verma', beginner],
    ] as const)
      expect((await visitor.post('/user/enroll-user', application({ fullName, course }))).status).toBe(201);
    await save();
    await makeOlder(file, (rows) => rows.filter(({ table }) => table !== 'children'));
    await restoreFile();
    const again = await signIn(school, email);
    const { items } = (await again.visitor.get('/user/me/children')).body;
    expect(items).toMatchObject([
      { fullName: 'MEERA  VERMA', consent: null },
      { fullName: 'Kabir Verma', consent: null },
    ]);
  });

  test('without the website leaves the words that are here, and says so', async () => {
    await save();
    await makeOlder(file);
    await storeContent(school.context.db, contentWithOtherPhone, 'command line', async () => {});
    expect(await restoreFile()).toMatchObject({ hasSite: false, contents: { edition: 1, documents: 1 } });
  });

  test('with drafts, some of them with a time of their own, has changes of what it has published', async () => {
    const office = await admin(school);
    const { db } = school.context;
    const { documents, courses } = defaultContent;
    const [course, ...others] = courses;
    const priced = (price: number) => [{ ...course, price }, ...others] as SchoolContent['courses'];
    const faq = { ...documents.faq, lead: 'The fees of 2026.' };
    const { content: before } = await readPublished(db, defaultTimeZone);
    const content = { ...before, courses: priced(5000), documents: { ...before.documents, faq } };
    await storeContent(db, content, office.id, async () => {});
    await save();
    const { header, rows } = await readBackupFile(file);
    const draft = (type: string, data: unknown, publishAt: string | null, failure: string | null = null) => ({
      table: 'drafts',
      row: {
        type,
        key: '',
        data: JSON.stringify(data),
        revision: randomUUID(),
        author: office.id,
        updatedAt: '2026-11-01T00:00:00.000Z',
        publishAt,
        scheduledBy: publishAt === null ? null : office.id,
        failure,
      },
    });
    const newYear = '2026-12-31T18:30:00.000Z';
    await writeBackup(file, { ...header, migration: '0038-search-without-accents' }, [
      ...rows,
      draft('faq', { ...faq, lead: 'The fees of 2027.' }, newYear),
      draft('courses', { courses: priced(7000) }, newYear),
      draft('about', { ...documents.about, letter: {} }, '2026-11-05T00:00:00.000Z', 'It failed.'),
      draft('reviews', { ...documents.reviews, lead: 'A draft.' }, null),
    ]);
    expect((await restoreFile()).contents).toMatchObject({ drafts: 1, scheduled: 3 });
    const failures = async () =>
      db
        .selectFrom('scheduledChanges')
        .select(['type', 'failure'])
        .where('failure', 'is not', null)
        .execute();
    expect(await failures()).toEqual([{ type: 'about', failure: 'It failed.' }]);
    // Other fields are changed meanwhile.
    const { content: restored } = await readPublished(db, defaultTimeZone);
    const [second, ...rest] = others;
    const hidden = [...priced(5000).slice(0, 1), { ...second, hidden: true }, ...rest];
    const next = {
      ...restored,
      courses: hidden as SchoolContent['courses'],
    };
    await storeContent(db, next as SchoolContent, office.id, async () => {});
    await publishScheduled(school.context, new Date(newYear));
    const { content: after } = await readPublished(db, defaultTimeZone);
    expect(after.documents.faq.lead).toBe('The fees of 2027.');
    expect(after.courses.slice(0, 2)).toMatchObject([{ price: 7000 }, { hidden: true }]);
    expect(await failures()).toHaveLength(1);
    const [reviews] = await listDrafts(db);
    expect(reviews?.base).toEqual(documents.reviews);
  });
});

test.each([
  ['a format that is not known yet', { format: 'showcase-art-backup/4', migration: '0001-start' }],
  ['a migration that is not known yet', { format: 'showcase-art-backup/2', migration: '9999-later' }],
])('a backup with %s asks for an update and changes nothing', async (_, header) => {
  const school = await openSchool('sqlite');
  try {
    const file = path.join(school.dataDir, 'later.gz');
    const { visitor } = await parent(school);
    await writeBackup(file, { ...formatOne, ...header }, []);
    await expect(restore(school.context.db, school.context.settings, file)).rejects.toThrow(
      'was made by a later version of this application. Update it first.',
    );
    expect((await visitor.get('/user/me')).status).toBe(200);
    await backup(school.context.db, school.context.settings, file);
    expect((await readBackupFile(file)).header).toMatchObject({ format: 'showcase-art-backup/3' });
  } finally {
    await school.close();
  }
});
