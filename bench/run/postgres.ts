import pg from 'pg';
import startTestServer from '#test/start-postgres.ts';

/** The PostgreSQL of the tests, which does not flush to the disk (fsync=off). */
export interface PostgresServer {
  /** Creates a database. @param template the database to copy @returns its address */
  create(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
}

/** Runs one statement on a connection of its own. @param url the database */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

export async function startPostgres(): Promise<PostgresServer> {
  let server = '';
  const provide = (_name: string, url: string) => {
    server = url;
  };
  const stop = await startTestServer({ provide } as Parameters<typeof startTestServer>[0]);
  return {
    async create(name, template = 'template1') {
      await query(server, `create database ${name} template ${template}`);
      return Object.assign(new URL(server), { pathname: `/${name}` }).href;
    },
    stop: async () => stop?.(),
  };
}
