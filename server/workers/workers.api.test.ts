import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { contentWith } from '#test/changed-content.ts';
import { databaseKinds, makeDatabase } from '#test/databases.ts';
import { messagesIn } from '#test/messages.ts';
import { restorePageCache } from '#test/page-cache.ts';
import { runCommand } from '#test/run-command.ts';
import { runServer, type RunningServer } from '#test/run-server.ts';
import { sentMails } from '#test/sent-mails.ts';
import { unsentMails } from '#test/unsent-mails.ts';
import { Visitor } from '#test/visitor.ts';

const publicUrl = 'http://school.test';
const metricsToken = 'the-metrics-are-for-the-tests';
const newPrice = 7913;
const showsNewPrice = /7,?913/;

describe.each(databaseKinds)('a server with WORKERS=2 on %s', (kind) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let settings: Record<string, string>;
  let server: RunningServer;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'school-workers-'));
    database = await makeDatabase(kind);
    // The server finds pages without a database suspicious.
    const db = connect({ databaseUrl: database.url, dataDir });
    await migrate(db);
    await db.destroy();
    settings = {
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      AUTH_SECRET: 'a secret that only the tests know of',
      METRICS_TOKEN: metricsToken,
      RATE_LIMITS: 'off',
      WORKERS: '2',
      ...(database.url === undefined ? {} : { DATABASE_URL: database.url }),
    };
    const savePageCache = await restorePageCache(dataDir, publicUrl);
    server = await runServer(settings);
    await savePageCache();
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** The text at an address, on a connection of its own: the workers take turns. */
  const read = (address: string, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve, reject) => {
      get(server.url + address, { agent: false, headers }, (reply) => {
        if (reply.statusCode === 200) resolve(text(reply));
        else reject(new Error(`${address} has the status ${reply.statusCode}`));
      }).on('error', reject);
    });

  async function readOften(address: string): Promise<string[]> {
    const replies: string[] = [];
    for (let count = 0; count < 8; count += 1) replies.push(await read(address));
    return replies;
  }

  test('is ready once, with two child processes', () => {
    expect(server.output().match(/ready on/g)).toHaveLength(1);
    expect(server.children()).toHaveLength(2);
  });

  test('counts the requests of both workers in /metrics', async () => {
    const countOf = async () => {
      const metrics = await read('/metrics', { authorization: `Bearer ${metricsToken}` });
      expect(metrics).toMatch(/^storage_writable 1$/m);
      const [, count] =
        /^http_request_duration_seconds_count\{method="GET",status="200"\} (\d+)$/m.exec(metrics) ?? [];
      return Number(count ?? 0);
    };
    const before = await countOf();
    const { length } = await readOften('/');
    // The first request for /metrics counts as well.
    expect(await countOf()).toBe(before + length + 1);
  });

  test('stores a message once and sends its two mails once', async () => {
    const email = 'asha@family.test';
    const mails = sentMails(dataDir);
    const reply = await new Visitor(server.url).post('/user/add-lead', {
      userName: 'Asha',
      userEmail: email,
    });
    expect(reply.status).toBe(201);
    await mails.waitFor(email, /^/);
    const db = connect({ databaseUrl: database.url, dataDir });
    await expect.poll(() => unsentMails(db)).toEqual([]);
    expect(await messagesIn(db)).toMatchObject([{ userEmail: email }]);
    await db.destroy();
    expect(await mails.all()).toHaveLength(2);
  });

  test('shows a price that is imported while it runs, from both workers', async () => {
    const file = path.join(dataDir, 'content.json');
    const content = contentWith((all) => {
      all.courses = all.courses.map((course) => ({ ...course, price: newPrice }));
    });
    await writeFile(file, JSON.stringify(content));
    const imported = await runCommand('server/content/content-command.ts', ['import', file], settings);
    expect(imported).toMatchObject({ code: 0 });
    const showsPrice = async (address: string) =>
      (await readOften(address)).every((reply) => showsNewPrice.test(reply));
    for (const address of ['/', '/admin/get-course'])
      await expect.poll(() => showsPrice(address), { timeout: 60_000 }).toBe(true);
  });

  test('replaces each worker that ends, and answers meanwhile with the same content', async () => {
    for (const [index, worker] of server.children().entries()) {
      process.kill(worker, 'SIGKILL');
      await expect
        .poll(() => server.output().match(/a worker process has ended/g) ?? [])
        .toHaveLength(index + 1);
      for (const page of await readOften('/')) expect(page).toMatch(showsNewPrice);
      await expect
        .poll(() => server.output().match(/the new worker process listens/g) ?? [], { timeout: 60_000 })
        .toHaveLength(index + 1);
      expect(server.children()).toHaveLength(2);
      for (const ready of await readOften('/readyz')) expect(ready).toContain('"served":1');
    }
  });

  test('ends with all its processes and status 0 after SIGTERM', async () => {
    const workers = server.children();
    server.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
    for (const worker of workers) expect(() => process.kill(worker, 0)).toThrow('ESRCH');
  });
});

test('a server whose workers end at once repeatedly ends with status 1 and a message', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-workers-'));
  const db = connect({ databaseUrl: undefined, dataDir });
  await migrate(db);
  await db.destroy();
  await restorePageCache(dataDir, publicUrl);
  const endWorkers = "import cluster from 'node:cluster'; if (cluster.isWorker) process.exit(9);";
  const started = runServer({
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    WORKERS: '2',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(endWorkers)}`,
  });
  await expect(started).rejects.toThrow('The worker processes end as soon as they start');
  await rm(dataDir, { recursive: true });
});
