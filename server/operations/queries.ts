import type { Database } from '#server/db/connect.ts';

/** Writes a row and commits it, because only a commit has to reach the disk. @throws the database's error */
export async function writeProbeRow(db: Database): Promise<void> {
  const resetsAt = new Date();
  await db
    .insertInto('rateLimits')
    .values({ key: 'readyz', hits: 0, resetsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resetsAt }))
    .execute();
}
