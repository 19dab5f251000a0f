import type { Database } from '#server/db/connect.ts';

/** The mails that are queued or tried again. A test waits until there are none before it says what was sent. */
export const unsentMails = (db: Database) =>
  db.selectFrom('outbox').selectAll().where('state', 'in', ['queued', 'retrying']).execute();
