import type { Generated } from 'kysely';
import type { FieldName } from '#contract/application-fields.ts';
import type { ApplicationStatus } from '#contract/application-status.ts';
import type { ConversationKind, ConversationStatus, EntryKind } from '#contract/own-conversation.ts';
import type { TrialList, TrialStatus } from '#contract/trial.ts';

/** PostgreSQL returns a Date, SQLite ISO 8601 text. Always written as a Date, and read through `new Date()`. */
type Moment = Date | string;

interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  image: string | null;
  role: string;
  banned: boolean | number | null;
  banReason: string | null;
  banExpires: Moment | null;
  /** Whether a sign-in needs a code in addition to the password. */
  twoFactorEnabled: Generated<boolean | number>;
  createdAt: Moment;
  updatedAt: Moment;
}

interface SessionsTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: Moment;
  ipAddress: string | null;
  userAgent: string | null;
  impersonatedBy: string | null;
  /** When the password was last checked again; null when not since the sign-in. */
  confirmedAt: Moment | null;
  createdAt: Moment;
  updatedAt: Moment;
}

/** A way to sign in, in better-auth's word; the row with the provider `credential` has the user's password. */
interface AccountsTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: Moment;
  updatedAt: Moment;
}

interface TwoFactorsTable {
  id: string;
  userId: string;
  /** Encrypted with AUTH_SECRET. */
  secret: string;
  /** JSON list of the hashes of the unused recovery codes. */
  backupCodes: string;
  /** False until the first correct code. */
  verified: boolean | number;
  failedVerificationCount: Generated<number>;
  lockedUntil: Moment | null;
}

interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Moment;
  createdAt: Moment;
  updatedAt: Moment;
}

/** The answers have the names of their fields; the name of the course is below. */
export interface ApplicationsTable extends Record<Exclude<FieldName, 'course'>, string> {
  id: string;
  userId: string;
  status: Generated<ApplicationStatus>;
  /** The name for comparison, without differences in case and spaces. */
  nameKey: string;
  email: string;
  /** The digits of the phone number for comparison. */
  phoneKey: Generated<string>;
  courseId: string;
  /** The course as it was when the application was sent. */
  courseName: string;
  coursePrice: number;
  coursePeriod: Generated<string>;
  courseAgeMin: number | null;
  courseAgeMax: number | null;
  privacyNotice: string;
  /** Who of the office noted it for a parent who called, and heard the consent; null for the form of a family. */
  notedBy: Generated<string | null>;
  createdAt: Moment;
  /** Counts the changes of its status, from 1. */
  version: Generated<number>;
}

/** Append-only: triggers reject changes, and the deletion of a row without its application. */
export interface ApplicationHistoryTable {
  id: string;
  applicationId: string;
  /** The version that the application got. */
  version: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  at: Moment;
  /** The user of the office; null for the family. */
  by: string | null;
  /** The name, at that time, of the user who made the change. */
  byName: string;
  reason: string | null;
  /** The id of the change that this one takes back. */
  undoes: string | null;
}

/** Everything said between one person and the school about one thing. */
export interface ConversationsTable {
  id: string;
  kind: ConversationKind;
  status: ConversationStatus;
  /** `u:` and the user's id, `e:` and the email, `p:` and the digits of the phone, or empty. */
  personKey: string;
  userId: string | null;
  personName: string;
  personEmail: string;
  personPhone: string;
  childName: string | null;
  courseId: string | null;
  courseName: string | null;
  applicationId: string | null;
  trialId: string | null;
  /** Who of the office answers it. */
  assigneeId: string | null;
  /** 1 if the hidden field of the form was filled in. */
  maybeSpam: Generated<number>;
  /** When an answer to the first unanswered words is due. A closed conversation keeps it for the case that it is opened again. */
  respondBy: Moment | null;
  /** The start of the last words, whose they are, and when they came. */
  excerpt: string;
  lastKind: 'in' | 'out';
  lastAt: Moment;
  /** The place in the list (server/conversations/place.ts). */
  place: Moment;
  version: number;
  createdAt: Moment;
}

export interface ConversationEntriesTable {
  id: string;
  conversationId: string;
  kind: EntryKind;
  text: string;
  at: Moment;
  /** The user of the office who wrote it. */
  authorId: string | null;
  /** The mail of a reply, or the mail that confirmed the words of the person. */
  mailId: string | null;
  /** Until when a reply can be taken back: then its mail leaves. */
  undoUntil: Moment | null;
  /** The state of the conversation before a reply, as JSON: it comes back when the reply is taken back. */
  before: string | null;
}

interface SavedRepliesTable {
  id: string;
  name: string;
  text: string;
}

export interface OutboxTable {
  id: string;
  sendTo: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** A file for calendars (RFC 5545), or null. */
  calendar: string | null;
  /** The user the mail is about; the mail is deleted with the user. */
  userId: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Moment;
  createdAt: Moment;
  /** 'mail', or 'code' for a mail that nobody but its recipient may read. */
  kind: Generated<string>;
  /** See `mailStates` in contract/mail-state.ts. While a mail is being sent it is 'queued'. */
  state: Generated<string>;
  sentAt: Moment | null;
  /** The reason of the last failure; null after success. */
  lastError: string | null;
  /** When the office marked a failed mail as done. */
  settledAt: Moment | null;
  /** The conversation that it belongs to. */
  conversationId: string | null;
  /** The ids of the mails before it in the conversation, the oldest first, separated by spaces. */
  threadReferences: string | null;
}

/** Append-only: triggers reject changes, and the deletion of entries younger than a year. */
interface AuditLogTable {
  id: string;
  createdAt: Moment;
  /** Id of the acting user, or 'command line'. */
  actor: string;
  action: string;
  /** Id of the user that the action is about. */
  subject: string | null;
  /** IPv4 address or /64 network of the client; null for a command. */
  address: string | null;
  /** As they were before the action; null in entries that are older than these columns. */
  actorName: string | null;
  actorEmail: string | null;
  /** The same for the subject; after a change of name the new one. */
  subjectName: string | null;
  subjectEmail: string | null;
}

interface RateLimitsTable {
  key: string;
  hits: number;
  resetsAt: Moment;
}

/** One row, with id 1: the state of the daily deletion of old data (server/retention/retention.ts). */
export interface RetentionTable {
  id: number;
  /** The last trusted reading of the clock. */
  seenAt: Moment | null;
  /** The last time that old data was deleted or nothing was due. */
  purgedAt: Moment | null;
  /** Null while nothing waits for a confirmation. */
  waitingSince: Moment | null;
}

/**
 * One row, on SQLite only: counts erased rows, which make a rebuild of the file necessary (server/operations/rebuild.ts).
 */
interface ErasuresTable {
  id: number;
  erased: number;
  /** The value of `erased` at the last rebuild. */
  rebuilt: number;
}

/** No rows while the school has the default courses (content/courses.ts). */
interface CoursesTable {
  id: string;
  slug: string;
  courseName: string;
  detail: string;
  /** In whole rupees. */
  price: number;
  period: string;
  ageMin: number | null;
  ageMax: number | null;
  ageLabel: string | null;
  days: string;
  /** The name of a picture. */
  image: string;
  pigment: string;
  /** Courses are displayed in this order. */
  position: number;
  hidden: boolean | number;
}

/** Append-only. The published document is the last version with `publishedAt`. The list of courses is one, of type `courses`. */
interface DocumentVersionsTable {
  type: string;
  /** Empty for a type of which a school has one document. */
  key: string;
  /** Counts from 1 for each document. */
  version: number;
  /** JSON with placeholders; null if the document was removed. */
  data: string | null;
  /** Id of a user, or 'command line'. */
  author: string;
  createdAt: Moment;
  publishedAt: Moment | null;
}

/** The changes of a document that are not published. */
interface DraftsTable {
  type: string;
  /** Empty for a type of which a school has one document. */
  key: string;
  /** JSON with placeholders; may have wrong fields. */
  data: string;
  /** For If-Match: a new one at each change. */
  revision: string;
  /** Id of a user. */
  author: string;
  updatedAt: Moment;
  /** When it is published by itself; null without a scheduled publication. */
  publishAt: Generated<Moment | null>;
  /** Id of the user who chose that time. */
  scheduledBy: Generated<string | null>;
  /** Why its scheduled publication did not happen, in words for the owner. */
  failure: Generated<string | null>;
}

/** A link to pages with the drafts in the place of what is published (server/previews). */
interface PreviewsTable {
  id: string;
  tokenHash: string;
  author: string;
  /** Made for somebody else. Otherwise it is that of the author's own browser. */
  isShared: boolean | number;
  createdAt: Moment;
  expiresAt: Moment;
}

/** A row for each publication. */
interface EditionsTable {
  number: number;
  author: string;
  publishedAt: Moment;
}

/** A request for a trial class, and the class that was agreed. */
export interface TrialsTable {
  id: string;
  /** The user who asked, or null; the trial is deleted with the user. */
  userId: string | null;
  userName: string;
  userEmail: string;
  userNumber: string;
  courseId: string;
  /** The course as it was called when the family asked. */
  courseName: string;
  childAge: number;
  wishedDay: string;
  status: Generated<TrialStatus>;
  startsAt: Moment | null;
  endsAt: Moment | null;
  /** The list of the office that it is in. */
  list: Generated<TrialList>;
  /** `startsAt`, or `createdAt` while no class is agreed. */
  listedAt: Moment;
  /** When the family got the reminder of the agreed class. */
  remindedAt: Moment | null;
  /** Of the event in calendars (RFC 5545, 3.8.7.4). */
  sequence: Generated<number>;
  /** For If-Match. */
  version: Generated<number>;
  createdAt: Moment;
}

/** A row for each run of a timed job, made in the transaction of the run: no second process does it (server/jobs). */
interface JobRunsTable {
  job: string;
  dueAt: Moment;
  startedAt: Moment;
}

/** All tables; server/db/migrations creates them. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  applications: ApplicationsTable;
  applicationHistory: ApplicationHistoryTable;
  conversations: ConversationsTable;
  conversationEntries: ConversationEntriesTable;
  savedReplies: SavedRepliesTable;
  outbox: OutboxTable;
  rateLimits: RateLimitsTable;
  twoFactors: TwoFactorsTable;
  auditLog: AuditLogTable;
  retention: RetentionTable;
  erasures: ErasuresTable;
  courses: CoursesTable;
  documentVersions: DocumentVersionsTable;
  drafts: DraftsTable;
  previews: PreviewsTable;
  editions: EditionsTable;
  trials: TrialsTable;
  jobRuns: JobRunsTable;
}
