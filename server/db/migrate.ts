import { SqliteAdapter, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import * as start from './migrations/0001-start.ts';
import * as secondFactorAndAuditLog from './migrations/0002-second-factor-and-audit-log.ts';
import * as mailsOfAccounts from './migrations/0003-mails-of-accounts.ts';
import * as namesInTheAuditLog from './migrations/0004-names-in-the-audit-log.ts';
import * as retention from './migrations/0005-retention.ts';
import * as erasures from './migrations/0006-erasures.ts';
import * as coursePeriod from './migrations/0007-course-period.ts';
import * as content from './migrations/0008-content.ts';
import * as indexesOfGrowingTables from './migrations/0009-indexes-of-growing-tables.ts';
import * as rolesAndStatuses from './migrations/0010-roles-and-statuses.ts';
import * as applicationHistory from './migrations/0017-application-history.ts';
import * as foldedNames from './migrations/0018-folded-names.ts';
import * as markedMessages from './migrations/0019-marked-messages.ts';
import * as trials from './migrations/0020-trials.ts';
import * as mails from './migrations/0021-mails.ts';
import * as conversations from './migrations/0022-conversations.ts';
import * as conversationSearch from './migrations/0023-conversation-search.ts';
import * as knownStatuses from './migrations/0024-known-statuses.ts';
import * as families from './migrations/0026-families.ts';
import * as changesByTime from './migrations/0027-changes-by-time.ts';
import * as notedApplications from './migrations/0028-noted-applications.ts';
import * as drafts from './migrations/0029-drafts.ts';
import * as previews from './migrations/0030-previews.ts';
import * as scheduledPublications from './migrations/0031-scheduled-publications.ts';
import * as oldWords from './migrations/0032-old-words.ts';
import * as nightlyBackups from './migrations/0033-nightly-backups.ts';
import * as trialsByAddress from './migrations/0034-trials-by-address.ts';
import * as idempotencyKeys from './migrations/0035-idempotency-keys.ts';
import * as orderOfMails from './migrations/0036-order-of-mails.ts';
import * as years from './migrations/0037-years.ts';
import * as searchWithoutAccents from './migrations/0038-search-without-accents.ts';
import * as changesOfFields from './migrations/0039-changes-of-fields.ts';
import * as logOfPages from './migrations/0040-log-of-pages.ts';
import * as pictures from './migrations/0041-pictures.ts';
import * as picturesOnPages from './migrations/0042-pictures-on-pages.ts';
import * as photoConsents from './migrations/0043-photo-consents.ts';
import * as picturesOfChildren from './migrations/0044-pictures-of-children.ts';
import * as enrolledByCourse from './migrations/0045-enrolled-by-course.ts';

/** In the order in which they run. A released migration is never changed. */
export const migrations = {
  '0001-start': start,
  '0002-second-factor-and-audit-log': secondFactorAndAuditLog,
  '0003-mails-of-accounts': mailsOfAccounts,
  '0004-names-in-the-audit-log': namesInTheAuditLog,
  '0005-retention': retention,
  '0006-erasures': erasures,
  '0007-course-period': coursePeriod,
  '0008-content': content,
  '0009-indexes-of-growing-tables': indexesOfGrowingTables,
  '0010-roles-and-statuses': rolesAndStatuses,
  '0017-application-history': applicationHistory,
  '0018-folded-names': foldedNames,
  '0019-marked-messages': markedMessages,
  '0020-trials': trials,
  '0021-mails': mails,
  '0022-conversations': conversations,
  '0023-conversation-search': conversationSearch,
  '0024-known-statuses': knownStatuses,
  '0026-families': families,
  '0027-changes-by-time': changesByTime,
  '0028-noted-applications': notedApplications,
  '0029-drafts': drafts,
  '0030-previews': previews,
  '0031-scheduled-publications': scheduledPublications,
  '0032-old-words': oldWords,
  '0033-nightly-backups': nightlyBackups,
  '0034-trials-by-address': trialsByAddress,
  '0035-idempotency-keys': idempotencyKeys,
  '0036-order-of-mails': orderOfMails,
  '0037-years': years,
  '0038-search-without-accents': searchWithoutAccents,
  '0039-changes-of-fields': changesOfFields,
  '0040-log-of-pages': logOfPages,
  '0041-pictures': pictures,
  '0042-pictures-on-pages': picturesOnPages,
  '0043-photo-consents': photoConsents,
  '0044-pictures-of-children': picturesOfChildren,
  '0045-enrolled-by-course': enrolledByCourse,
};

/** The name of the last migration, which says what the tables of this version are. */
export const lastMigration = Object.keys(migrations).at(-1) ?? '';

/** Runs `work` without foreign keys on SQLite, where a migration may replace a table. A transaction cannot turn them off. */
async function withoutForeignKeys<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return work();
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma foreign_keys = on`.execute(db);
  }
}

/**
 * Runs the pending migrations under a lock, because several instances may start at the same time.
 * @returns the names of the migrations that ran
 * @throws the database's error when one fails; it is rolled back
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await withoutForeignKeys(db, () => migrator.migrateToLatest());
  if (error !== undefined) throw error;
  return results.map((result) => result.migrationName);
}
