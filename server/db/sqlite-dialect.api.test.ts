import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testOfLongRun } from '#test/databases.ts';
import { openSchool } from '#test/school.ts';
import type { Database } from './connect.ts';

test('a write waits for the write of another process and blocks nothing else', async () => {
  const school = await openSchool('sqlite');
  const other = new DatabaseSync(path.join(school.dataDir, 'school.db'));
  try {
    other.exec('begin immediate');
    let isAnswered = false;
    const write = school
      .visitor()
      .post('/user/add-lead', { userName: 'Asha' })
      .then((reply) => {
        isAnswered = true;
        return reply;
      });
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await school.visitor().get('/admin/get-course')).status).toBe(200);
    }
    expect(isAnswered).toBe(false);
    other.exec('commit');
    expect((await write).status).toBe(201);
  } finally {
    other.close();
    await school.close();
  }
});

testOfLongRun('waiting writes share one timeout while another process keeps the lock', async () => {
  const school = await openSchool('sqlite');
  const other = new DatabaseSync(path.join(school.dataDir, 'school.db'));
  try {
    other.exec('begin immediate');
    const writes = Array.from({ length: 20 }, (_, n) =>
      school.visitor().post('/user/add-lead', { userName: `Asha ${n}` }),
    );
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(20).fill(503));
    other.exec('commit');
    expect((await school.visitor().post('/user/add-lead', { userName: 'Asha' })).status).toBe(201);
  } finally {
    other.close();
    await school.close();
  }
});

test('after SQLite has rolled back by itself, later queries of the transaction fail with the first error', async () => {
  const school = await openSchool('sqlite');
  try {
    const { db } = school.context;
    const insert = (to: Database, id: string, text = '') =>
      to.insertInto('savedReplies').values({ id, name: id, text }).execute();
    const endedBySqlite = async (transaction: Database) => {
      await insert(transaction, 'before');
      await insert(transaction, 'too long for the disk', 'x'.repeat(1_000_000)).catch(() => {});
      await insert(transaction, 'after');
    };
    // The minimum is the present number of pages.
    await sql`pragma max_page_count = 1`.execute(db);
    await expect(db.transaction().execute(endedBySqlite)).rejects.toMatchObject({ errcode: 13 });
    expect(await db.selectFrom('savedReplies').select('id').execute()).toEqual([]);
    await insert(db, 'later');
    expect(await db.selectFrom('savedReplies').select('id').execute()).toEqual([{ id: 'later' }]);
  } finally {
    await school.close();
  }
});
