import { randomUUID } from 'node:crypto';
import pg from 'pg';
import startPostgres from '#test/start-postgres.ts';

/** The PostgreSQL of the tests, which does not flush to the disk (fsync=off). */
export interface PostgresServer {
  /** Creates an empty database. @returns its address */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export async function startServer(): Promise<PostgresServer> {
  let server = '';
  const provide = (_name: string, url: string) => {
    server = url;
  };
  const stop = await startPostgres({ provide } as Parameters<typeof startPostgres>[0]);
  return {
    async newDatabase() {
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      const name = `bench_${randomUUID().replaceAll('-', '')}`;
      await client.query(`create database ${name}`);
      await client.end();
      return Object.assign(new URL(server), { pathname: `/${name}` }).href;
    },
    stop: async () => stop?.(),
  };
}
