import { sql, type Kysely } from 'kysely';

/** Finds the trial classes of an address that were asked for without signing in, for the export and the erasure of its owner. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('trialsByAddress')
    .on('trials')
    .column('userEmail' as never)
    .where(sql.ref('userId'), 'is', null)
    .execute();
}
