import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatOne, makeOlder, readBackupFile, without, writeBackup } from '#test/backup-file.ts';
import { databaseKinds } from '#test/databases.ts';
import { messagesIn } from '#test/messages.ts';
import { admin, application, parent, signIn } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import { defaultContent } from '#server/site/content/edition.ts';
import { readPublished, storeContent } from '#server/site/content/store.ts';
import { publishScheduled } from '#server/site/publications/publish-scheduled.ts';
import { contentWithOtherPhone } from '#test/changed-content.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** The rows of a version from before conversations. */
const withoutConversations = <Row extends { table: string }>(rows: readonly Row[]) =>
  rows.filter(({ table }) => !/^(?:conversation|savedReplies)/.test(table));

describe.each(databaseKinds)('a backup of an earlier version on %s', (kind) => {
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

  test('without the website leaves the words that are here, and says so', async () => {
    await save();
    await makeOlder(file);
    await storeContent(school.context.db, contentWithOtherPhone, 'command line', async () => {});
    expect(await restoreFile()).toMatchObject({ hasSite: false, contents: { edition: 1, documents: 1 } });
  });

  test('with a draft that has a time of its own gets a scheduled change', async () => {
    const office = await admin(school);
    await save();
    const { header, rows } = await readBackupFile(file);
    const draft = {
      type: 'faq',
      key: '',
      data: JSON.stringify({ ...defaultContent.documents.faq, lead: 'The fees of 2027.' }),
      revision: randomUUID(),
      author: office.id,
      updatedAt: '2026-11-01T00:00:00.000Z',
      publishAt: '2026-12-31T18:30:00.000Z',
      scheduledBy: office.id,
      failure: null,
    };
    const other = { ...draft, type: 'about', revision: randomUUID(), publishAt: null, scheduledBy: null };
    const before = { ...header, migration: '0038-search-without-accents' };
    const drafts = [draft, other].map((row) => ({ table: 'drafts', row }));
    await writeBackup(file, before, [...rows, ...drafts]);
    expect((await restoreFile()).contents).toMatchObject({ drafts: 1, scheduled: 1 });
    await publishScheduled(school.context, new Date(draft.publishAt));
    const { content } = await readPublished(school.context.db);
    expect(content.documents.faq.lead).toBe('The fees of 2027.');
  });
});

test.each([
  ['a format that is not known yet', { format: 'showcase-art-backup/3', migration: '0001-start' }],
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
    expect((await readBackupFile(file)).header).toMatchObject({ format: 'showcase-art-backup/2' });
  } finally {
    await school.close();
  }
});
