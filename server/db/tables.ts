import type { Lifecycle } from './tables/lifecycle.ts';
import * as families from './tables/families.ts';
import * as operations from './tables/operations.ts';
import * as photoConsents from './tables/photo-consents.ts';
import * as site from './tables/site.ts';
import * as users from './tables/users.ts';

/** All tables; server/db/migrations creates them. */
export interface Tables {
  users: users.UsersTable;
  accounts: users.AccountsTable;
  twoFactors: users.TwoFactorsTable;
  sessions: users.SessionsTable;
  verifications: users.VerificationsTable;
  applications: families.ApplicationsTable;
  applicationHistory: families.ApplicationHistoryTable;
  children: photoConsents.ChildrenTable;
  photoConsents: photoConsents.PhotoConsentsTable;
  photoConsentLinks: photoConsents.PhotoConsentLinksTable;
  trials: families.TrialsTable;
  conversations: families.ConversationsTable;
  conversationEntries: families.ConversationEntriesTable;
  savedReplies: families.SavedRepliesTable;
  outbox: families.OutboxTable;
  courses: site.CoursesTable;
  documentVersions: site.DocumentVersionsTable;
  editions: site.EditionsTable;
  drafts: site.DraftsTable;
  deletedDrafts: site.DeletedDraftsTable;
  scheduledChanges: site.ScheduledChangesTable;
  previews: site.PreviewsTable;
  pictures: site.PicturesTable;
  pictureChildren: site.PictureChildrenTable;
  auditLog: operations.AuditLogTable;
  rateLimits: operations.RateLimitsTable;
  idempotencyKeys: operations.IdempotencyKeysTable;
  retention: operations.RetentionTable;
  erasures: operations.ErasuresTable;
  jobRuns: operations.JobRunsTable;
  nightlyBackups: operations.NightlyBackupsTable;
}

export type TableName = keyof Tables;

/** One lifecycle for each table. */
export type Lifecycles<All> = { readonly [Name in keyof All]: Lifecycle<keyof All[Name]> };

/** What happens to the rows of each table. Parents come before their children: backups are in this order. */
export const lifecycles: Lifecycles<Tables> = {
  users: users.users,
  accounts: users.accounts,
  twoFactors: users.twoFactors,
  sessions: users.sessions,
  verifications: users.verifications,
  applications: families.applications,
  applicationHistory: families.applicationHistory,
  children: photoConsents.children,
  photoConsents: photoConsents.photoConsents,
  photoConsentLinks: photoConsents.photoConsentLinks,
  trials: families.trials,
  conversations: families.conversations,
  conversationEntries: families.conversationEntries,
  savedReplies: families.savedReplies,
  outbox: families.outbox,
  courses: site.courses,
  documentVersions: site.documentVersions,
  editions: site.editions,
  drafts: site.drafts,
  deletedDrafts: site.deletedDrafts,
  scheduledChanges: site.scheduledChanges,
  previews: site.previews,
  pictures: site.pictures,
  pictureChildren: site.pictureChildren,
  auditLog: operations.auditLog,
  rateLimits: operations.rateLimits,
  idempotencyKeys: operations.idempotencyKeys,
  retention: operations.retention,
  erasures: operations.erasures,
  jobRuns: operations.jobRuns,
  nightlyBackups: operations.nightlyBackups,
};

/** The tables with their lifecycles, in the order of `lifecycles`. */
export const tables = Object.entries(lifecycles) as [TableName, Lifecycle][];
