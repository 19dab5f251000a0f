import { defaultTimeZone } from '#contract/school-time.ts';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '#test/authenticator.ts';
import { formatOne, readBackupFile, writeBackup } from '#test/backup-file.ts';
import { contentWith } from '#test/changed-content.ts';
import { databaseKinds, kindsOfThisRun } from '#test/databases.ts';
import { messagesIn } from '#test/messages.ts';
import { admin, application, parent, password, signIn } from '#test/people.ts';
import { openSchool, type School } from '#test/school.ts';
import type { Edition } from '#server/site/content/edition.ts';
import { followEditions } from '#server/site/content/follow-editions.ts';
import { readContentOf, readEdition, storeContent } from '#server/site/content/store.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify.ts';

const saveTo = async ({ context }: School, file: string) =>
  (await backup(context.db, context.settings, file)).counts;
const restoreFrom = async ({ context }: School, file: string) =>
  (await restore(context.db, context.settings, file)).counts;

describe.each(kindsOfThisRun)('backup and restore on %s', (kind) => {
  let school: School;
  let file: string;
  beforeAll(async () => {
    school = await openSchool(kind);
    file = path.join(school.dataDir, 'backup.gz');
  });
  afterAll(() => school.close());

  test('a restore brings back the saved rows, removes later ones and ends all sessions', async () => {
    const { visitor, email } = await parent(school, undefined, 'अनन्या नायर 🎨');
    await visitor.post('/user/enroll-user', application());
    const [{ _id: id }] = (await visitor.get('/user/me')).body.applications;
    await visitor.send('PATCH', `/user/me/applications/${id}`, { status: 'withdrawn' });
    const { applications } = (await visitor.get('/user/me')).body;
    await school.visitor().post('/user/add-lead', { userName: 'Rekha', userMessage: 'line one\nline two' });
    const before = await school.context.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .execute();
    const counts = await saveTo(school, file);
    expect([counts.applications, counts.applicationHistory]).toEqual([1, 1]);

    const later = await parent(school);
    expect(await restoreFrom(school, file)).toEqual(counts);
    expect((await visitor.get('/user/me')).status).toBe(401);
    expect((await later.visitor.get('/user/me')).status).toBe(401);
    const after = await school.context.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .execute();
    expect(after).toEqual(before);
    const newSignIn = await signIn(school, email);
    const { user, applications: restored } = (await newSignIn.visitor.get('/user/me')).body;
    expect(restored).toEqual(applications);
    expect(user).toMatchObject({ fullName: 'अनन्या नायर 🎨', enrollmentData: { fullName: 'Meera Verma' } });
    const messages = await messagesIn(school.context.db);
    expect(messages).toMatchObject([{ userMessage: 'line one\nline two' }]);
  });

  test('a backup that runs during writes contains one consistent state', async () => {
    const writing = Promise.all(Array.from({ length: 8 }, () => parent(school)));
    const counts = await saveTo(school, file);
    await writing;
    expect(counts.users).toBe(counts.accounts);
    expect((await verifyBackup(school.context.db, file)).counts).toEqual(counts);
  });

  test('rejects an incomplete or changed file and leaves the data unchanged', async () => {
    const { visitor } = await parent(school);
    await saveTo(school, file);
    const complete = await readFile(file);
    const text = gunzipSync(complete).toString();
    const broken = path.join(school.dataDir, 'broken.gz');
    const lines = text.split('\n');
    const changes = [
      complete.subarray(0, complete.length / 2),
      gzipSync(text.replace('अनन्या', 'सुनीता')),
      gzipSync(lines.slice(0, -2).join('\n')),
      gzipSync('{"format":"something else"}\n'),
      Buffer.from('not even compressed'),
    ];
    for (const bytes of changes) {
      await writeFile(broken, bytes);
      await expect(restoreFrom(school, broken)).rejects.toThrow('is not a complete backup');
    }
    await expect(restoreFrom(school, path.join(school.dataDir, 'none.gz'))).rejects.toThrow(
      'There is no file',
    );
    expect((await visitor.get('/user/me')).status).toBe(200);
  });

  /** Writes a backup with these lines between the first and the last, and with matching counts and hash. */
  async function forge(lines: unknown[], counts: Record<string, number>, after = ''): Promise<string> {
    const forged = path.join(school.dataDir, 'forged.gz');
    const text = [formatOne, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
    const sha256 = createHash('sha256').update(text).digest('hex');
    await writeFile(forged, gzipSync(`${text}${JSON.stringify({ counts, sha256 })}\n${after}`));
    return forged;
  }
  const none = { users: 0, accounts: 0, twoFactors: 0, applications: 0, leads: 0, auditLog: 0 };
  const fields = { userName: 'Asha', userEmail: '', userNumber: '', userMessage: '' };
  const formerMessage = { id: 'forged', ...fields, createdAt: new Date().toISOString() };
  const session = {
    id: 's',
    token: 't',
    userId: 'u',
    expiresAt: '2100-01-01',
    createdAt: '2026',
    updatedAt: '2026',
  };

  test('rejects a forged backup with a correct hash unless it contains only rows of the saved tables', async () => {
    const { visitor } = await parent(school);
    const stored = () => messagesIn(school.context.db);
    const before = await stored();
    const forgeries: [lines: unknown[], counts: Record<string, number>, after?: string][] = [
      [[{ table: 'sessions', row: session }], none],
      [[{ table: 'verifications', row: { id: 'v' } }], none],
      [[{ table: 'rateLimits', row: { key: 'k' } }], none],
      [[{ table: 'outbox', row: { id: 'o' } }], none],
      [[{ table: 'kysely_migration', row: { id: 'm' } }], none],
      [[{ table: 'constructor', row: { id: 'm' } }], none],
      [[{ table: 'leads', row: { ...formerMessage, 'id" --': 'x' } }], { ...none, leads: 1 }],
      [[{ table: 'leads', row: { ...formerMessage, userName: { toString: 'x' } } }], { ...none, leads: 1 }],
      [[{ table: 'leads', row: [] }], { ...none, leads: 1 }],
      [[{ table: 'leads' }], { ...none, leads: 1 }],
      [[{ note: 'neither a row nor the last line' }], none],
      [[null], none],
      [[], none, `${JSON.stringify({ table: 'leads', row: formerMessage })}\n`],
    ];
    for (const forgery of forgeries) {
      const attempt = restoreFrom(school, await forge(...forgery));
      await expect(attempt, JSON.stringify(forgery)).rejects.toThrow('is not a complete backup');
    }
    const misfit = await forge([{ table: 'leads', row: { ...formerMessage, createdAt: null } }], {
      ...none,
      leads: 1,
    });
    await expect(restoreFrom(school, misfit)).rejects.toThrow(
      'contains a row that does not fit into the table leads',
    );
    expect((await visitor.get('/user/me')).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  // Reading the file does not depend on the database.
  test.runIf(kind === 'sqlite')('rejects a small file that expands to a very long line', async () => {
    const bomb = path.join(school.dataDir, 'bomb.gz');
    const file = createWriteStream(bomb);
    const part = Buffer.alloc(1024 * 1024, 'x');
    const parts = Array.from({ length: 200 }, () => part);
    await pipeline(parts, createGzip({ level: 1 }), file);
    await expect(restoreFrom(school, bomb)).rejects.toThrow('is not a complete backup');
  });

  test('saves and restores messages with every kind of line break unchanged', async () => {
    const userMessage = 'one\u2028two\u2029three\nfour';
    const sent = await school.visitor().post('/user/add-lead', { userName: 'Rekha', userMessage: 'four' });
    expect(sent.status).toBe(201);
    // As earlier versions have stored it.
    await school.context.db
      .updateTable('conversationEntries')
      .set({ text: userMessage })
      .where('text', '=', 'four')
      .execute();
    await saveTo(school, file);
    await restoreFrom(school, file);
    const messages = await messagesIn(school.context.db);
    expect(messages.map((message) => message.userMessage)).toContain(userMessage);
  });

  test('a restore adds entries to the audit log and removes none', async () => {
    const { db } = school.context;
    const office = await admin(school);
    await office.visitor.get('/admin/get-users');
    await saveTo(school, file);
    await office.visitor.send('DELETE', `/admin/users/${(await parent(school)).id}`);
    const before = await db.selectFrom('auditLog').selectAll().execute();
    await restoreFrom(school, file);
    const after = await db.selectFrom('auditLog').selectAll().execute();
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.filter(({ id }) => !before.some((entry) => entry.id === id))).toMatchObject([
      { actor: 'command line', action: 'backup-restored', subject: null, address: null },
    ]);
  });

  test('a server that runs shows the restored site without a restart, and its history goes on', async () => {
    const { context } = school;
    const publish = (change: Parameters<typeof contentWith>[0]) =>
      storeContent(context.db, contentWith(change), 'command line', async () => {});
    await publish(({ documents }) => (documents.faq.lead = 'The words of the backup.'));
    await saveTo(school, file);
    await publish(({ documents }) => (documents.faq.lead = 'Later words.'));
    await publish(({ documents }) => (documents.faq.lead = 'The last words.'));
    const published: Edition[] = [];
    context.content.replace(await readEdition(context.db));
    const following = followEditions(context, async (edition) => published.push(edition));
    await restoreFrom(school, file);
    await expect.poll(() => published.length).toBe(1);
    await following.stop();
    expect(published.map(({ number, documents }) => [number, documents.faq.lead])).toEqual([
      [4, 'The words of the backup.'],
    ]);
    // Numbers of editions that are not there any more mean what came before them.
    const leads = [0, 1, 2, 3, 4, 5].map(
      async (number) => (await readContentOf(context.db, number, defaultTimeZone))?.documents.faq.lead,
    );
    const [first, ...others] = await Promise.all(leads);
    expect([first !== others[0], ...others]).toEqual([
      true,
      ...Array.from({ length: 4 }, () => 'The words of the backup.'),
      undefined,
    ]);
    await expect(
      context.db.deleteFrom('documentVersions').where('type', '=', 'faq').execute(),
    ).rejects.toThrow('append-only');
  });

  test('a website that no server could publish is refused, and the one that is here stays', async () => {
    await saveTo(school, file);
    const { header, rows } = await readBackupFile(file);
    const version = { type: 'faq', key: '', author: 'command line', createdAt: new Date().toISOString() };
    for (const data of ['{', '{"lead":5}']) {
      const row = { ...version, version: 99, data, publishedAt: version.createdAt };
      await writeBackup(file, header, [...rows, { table: 'documentVersions', row }]);
      await expect(restoreFrom(school, file)).rejects.toThrow('holds a website that cannot be published');
    }
    expect((await readEdition(school.context.db)).documents.faq.lead.length).toBeGreaterThan(5);
  });

  test('two backups into one file at once leave one that is complete', async () => {
    await Promise.all([saveTo(school, file), saveTo(school, file)]);
    await restoreFrom(school, file);
    expect((await readdir(path.dirname(file))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('a restore while people write waits for them and ends', async () => {
    await saveTo(school, file);
    let isOver = false;
    const writing = Promise.all(
      [1, 2, 3].map(async (writer) => {
        for (let n = 0; !isOver; n += 1)
          await school.visitor().post('/user/add-lead', { userName: `W${writer}`, userMessage: `${n}` });
      }),
    );
    const restored = restoreFrom(school, file).finally(() => (isOver = true));
    await expect(restored).resolves.toBeDefined();
    await writing;
  });

  test('a restore does not send queued mails a second time', async () => {
    await saveTo(school, file);
    await restoreFrom(school, file);
    expect(await school.context.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(gunzipSync(await readFile(file)).toString()).not.toContain('"table":"outbox"');
  });
});

test.runIf(databaseKinds.length === 2)(
  'a backup of SQLite can be restored into PostgreSQL and the other way round',
  async () => {
    const [sqlite, postgres] = await Promise.all([openSchool('sqlite'), openSchool('postgres')]);
    try {
      const file = path.join(sqlite.dataDir, 'moving.gz');
      const { email, visitor } = await parent(sqlite);
      await visitor.post('/user/enroll-user', application());
      const guarded = await admin(sqlite);
      const { secret } = (await guarded.visitor.post('/admin/second-factor/start', { password })).body;
      await guarded.visitor.post('/admin/second-factor/confirm', { code: codeAt(secret, Date.now()) });
      await saveTo(sqlite, file);
      await restoreFrom(postgres, file);
      const moved = await signIn(postgres, email);
      const there = (await moved.visitor.get('/user/me')).body.user;
      const here = (await visitor.get('/user/me')).body.user;
      expect(there).toEqual(here);
      // Both test schools have the same AUTH_SECRET, like an old and a new machine.
      const entering = postgres.visitor();
      await entering.post('/user/auth-user', { userEmail: guarded.email, password });
      const code = codeAt(secret, Date.now() + 30_000);
      expect((await entering.post('/user/second-factor', { code })).status).toBe(200);
      await saveTo(postgres, file);
      await restoreFrom(sqlite, file);
      expect((await (await signIn(sqlite, email)).visitor.get('/user/me')).body.user).toEqual(here);
    } finally {
      await Promise.all([sqlite.close(), postgres.close()]);
    }
  },
);
