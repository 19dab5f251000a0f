import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { kindsOfThisRun, makeDatabase } from '#test/databases.ts';
import { messagesIn } from '#test/messages.ts';
import { sentMails } from '#test/sent-mails.ts';
import { Visitor } from '#test/visitor.ts';

const senders = 16;
const maxAcknowledged = 80;

describe.each(kindsOfThisRun)('a server on %s that is killed while messages arrive', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-killed-'));
    database = await makeDatabase(kind);
  });
  afterEach(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('has stored every message that it acknowledged, with its mails', async () => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'test/serve-api.ts'], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        AUTH_SECRET: 'a secret that only the tests know of',
        RATE_LIMITS: 'off',
        ...(database.url === undefined ? {} : { DATABASE_URL: database.url }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
    const visitor = new Visitor(String(url).trim());
    const acknowledged: string[] = [];
    /** Sends messages one after another until the server is dead. */
    const sendMessages = async (sender: number) => {
      for (let count = 0; ; count += 1) {
        const userEmail = `p${sender}-${count}@family.test`;
        const reply = await visitor.post('/user/add-lead', { userEmail }).catch(() => undefined);
        if (reply === undefined) return;
        expect(reply.status).toBe(201);
        acknowledged.push(userEmail);
        if (acknowledged.length === maxAcknowledged) child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: senders }, (_, sender) => sendMessages(sender)));
    expect(await ended).toEqual([null, 'SIGKILL']);

    const db = connect({ databaseUrl: database.url, dataDir });
    const stored = await messagesIn(db);
    const queued = await db
      .selectFrom('outbox')
      .select(['sendTo as to', 'subject'])
      .where('sentAt', 'is', null)
      .execute();
    await db.destroy();
    const mails = [...queued, ...(await sentMails(dataDir).all())];
    const recipients = new Set(mails.map(({ to }) => to));
    const subjects = new Set(mails.map(({ subject }) => subject));
    const messages = new Set(stored.map(({ userEmail }) => userEmail));
    const lost = acknowledged.filter(
      (email) => !messages.has(email) || !recipients.has(email) || !subjects.has(`Message from ${email}`),
    );
    expect(lost).toEqual([]);
  });
});
