import type { Kysely } from 'kysely';

/** How far each mailbox of IMAP_URL has been read (server/incoming-mail/mailbox.ts). */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('mailboxes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('uidValidity', 'text', (column) => column.notNull())
    .addColumn('lastUid', 'integer', (column) => column.notNull())
    .execute();
}
