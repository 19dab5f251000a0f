import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { SchoolContent } from '#server/site/content/edition.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { addOfficePerson } from '#server/tasks/add-office-person.ts';
import { contentFile } from '#test/changed-content.ts';
import { readMail, type Mail } from '#test/mail.ts';
import { pagesOrigin, restorePageCache } from '#test/page-cache.ts';

const root = path.resolve(import.meta.dirname, '..');
const nodeOptions = ['--disable-warning=ExperimentalWarning'];

/** The server as an operator runs it: a process that serves the build and writes mails to files. */
export interface RunningSchool {
  url: string;
  dataDir: string;
  /** Waits for a mail to an address whose subject matches. */
  mail(to: string, subject: RegExp): Promise<Mail>;
  /** Creates an admin as the operator's command does, while the server runs. */
  addAdmin(email: string, password: string): Promise<void>;
  /** Publishes content with the operator's command while the server runs, and waits until visitors get it. */
  importContent(content: SchoolContent): Promise<void>;
  /** The published content as the operator's command exports it. */
  exportContent(): Promise<SchoolContent>;
  /** What the server wrote to its standard output and error so far. */
  output(): string;
  /** @throws Error when the server logged personal data */
  close(): Promise<void>;
}

/** Milliseconds between two looks at what another process does. */
const polling = { intervals: [100] };

/** E-mail addresses, and a name and a password that the tests type. None of it may be in the log. */
const personal = /[\w.+-]+@[\w-]+\.\w|Nair|marigold/i;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, () => resolve()));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

async function ready(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready on')) resolve();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
}

/**
 * Starts the server and waits until it is ready.
 * @param environment settings in addition to those of every test
 */
export async function runSchool(environment: Record<string, string> = {}): Promise<RunningSchool> {
  try {
    return await runSchoolAt(await freePort(), environment);
  } catch (error) {
    // Another process may have taken the port in the meantime.
    if (!String(error).includes('EADDRINUSE')) throw error;
    return runSchoolAt(await freePort(), environment);
  }
}

async function runSchoolAt(port: number, environment: Record<string, string>): Promise<RunningSchool> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'school-'));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: pagesOrigin,
    CORS_ORIGINS: `http://localhost:${port}`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'trace',
    NODE_ENV: 'production',
    ...environment,
  };
  const run = (command: string[]) =>
    spawn(process.execPath, [...nodeOptions, ...command], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const database = connect({ databaseUrl: environment.DATABASE_URL, dataDir });
  // The server finds pages without a database suspicious: it would report a lost database.
  if (environment.DATABASE_URL === undefined) await migrate(database);
  const savePageCache = await restorePageCache(dataDir, env.PUBLIC_URL);
  const server = run(['server/main.ts']);
  // When this process is interrupted before it closes the school.
  const kill = () => server.kill();
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
    });
  }
  await ready(server);
  // The host of the API is in the pages too.
  if (environment.API_HOST === undefined) await savePageCache();

  const url = `http://localhost:${port}`;
  return {
    url,
    dataDir,
    async mail(to, subject) {
      const outbox = path.join(dataDir, 'outbox');
      let found: Mail | undefined;
      await expect(async () => {
        const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
        const mails = await Promise.all(
          names.map(async (name) => readMail(await readFile(path.join(outbox, name), 'utf8'))),
        );
        found = mails.find((mail) => mail.to === to && subject.test(mail.subject));
        expect(found, `a mail to ${to} about ${subject}`).toBeDefined();
      }).toPass({ ...polling, timeout: 20_000 });
      const { text, html, ...mail } = found as Mail;
      // Its links lead to this server.
      const here = (words: string) => words.replaceAll(`${pagesOrigin}/`, `${url}/`);
      return { ...mail, text: here(text), html: here(html) };
    },
    async addAdmin(email, password) {
      await addOfficePerson(database, { email, role: 'admin', password: async () => password });
    },
    async importContent(content) {
      const file = path.join(dataDir, 'content.json');
      await writeFile(file, contentFile(content));
      const code = await ended(run(['server/tasks/content-command.ts', 'import', file]));
      if (code !== 0) throw new Error(`the content command ended with ${code}`);
      let failedPage: string | undefined;
      await expect(async () => {
        const { edition } = await (await fetch(`${url}/readyz`)).json();
        failedPage = edition.failedPage;
        if (failedPage === undefined) expect(edition.served).toBe(edition.published);
      }).toPass(polling);
      if (failedPage !== undefined) throw new Error(`no page of ${failedPage}`);
    },
    async exportContent() {
      const file = path.join(dataDir, 'exported.json');
      const code = await ended(run(['server/tasks/content-command.ts', 'export', file]));
      if (code !== 0) throw new Error(`the content command ended with ${code}`);
      return JSON.parse(await readFile(file, 'utf8')) as SchoolContent;
    },
    output: () => log,
    async close() {
      const end = ended(server);
      server.kill('SIGTERM');
      await end;
      await database.destroy();
      await rm(dataDir, { recursive: true, force: true });
      const line = log.split('\n').find((one) => personal.test(one));
      if (line !== undefined) throw new Error(`the server logged personal data: ${line}`);
    },
  };
}
