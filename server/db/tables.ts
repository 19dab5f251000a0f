import type { Generated } from 'kysely';
import type { ApplicationStatus } from '#contract/application-status.ts';
import type { ConversationKind, ConversationStatus, EntryKind } from '#contract/conversation.ts';

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

export interface ApplicationsTable {
  id: string;
  userId: string;
  status: Generated<ApplicationStatus>;
  fullName: string;
  /** The name for comparison, without differences in case and spaces. */
  nameKey: string;
  gender: string;
  dob: string;
  email: string;
  phone: string;
  address: string;
  parentName: string;
  relation: string;
  schoolName: string;
  board: string;
  classGrade: string;
  courseId: string;
  /** The course as it was when the application was sent. */
  courseName: string;
  coursePrice: number;
  coursePeriod: Generated<string>;
  courseAgeMin: number | null;
  courseAgeMax: number | null;
  privacyNotice: string;
  createdAt: Moment;
}

interface LeadsTable {
  id: string;
  userName: string;
  userEmail: string;
  userNumber: string;
  userMessage: string;
  createdAt: Moment;
}

export interface OutboxTable {
  id: string;
  sendTo: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** The account that the mail is about; the mail is deleted with it. */
  userId: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Moment;
  createdAt: Moment;
  /** Until then a mail that nobody has tried yet waits; null for mails that are sent at once, and after the first attempt. */
  notBefore: Moment | null;
  /** 'mail', or 'code' for a mail that nobody but its recipient may read. */
  kind: Generated<string>;
  /** See `mailStates` in contract/mails.ts. While a mail is being sent it is 'queued'. */
  state: Generated<string>;
  sentAt: Moment | null;
  /** The reason of the last failure; null after success. */
  lastError: string | null;
  /** The conversation that the mail belongs to. */
  conversationId: string | null;
  /** The Message-ID that it replies to, and those of the conversation, separated by spaces. */
  inReplyTo: string | null;
  threadReferences: string | null;
}

/** Everything said between one person and the school about one thing. */
export interface ConversationsTable {
  id: string;
  kind: ConversationKind;
  status: ConversationStatus;
  /** `u:` and the account, `e:` and the email, `p:` and the digits of the phone, or empty. */
  personKey: string;
  userId: string | null;
  personName: string;
  personEmail: string;
  personPhone: string;
  childName: string | null;
  courseId: string | null;
  courseName: string | null;
  applicationId: string | null;
  assigneeId: string | null;
  /** When the assignment lapses; null while the person waits for no answer. */
  assignedUntil: Moment | null;
  /** The clock of the unanswered words. A closed conversation keeps it for the case that it is opened again. */
  waitingSince: Moment | null;
  respondBy: Moment | null;
  snoozedUntil: Moment | null;
  excerpt: string;
  lastKind: EntryKind;
  lastAt: Moment;
  /** The place in the list (server/conversations/place.ts). */
  place: Moment;
  version: number;
  createdAt: Moment;
}

/** Append-only: triggers reject changes, and a deletion without the conversation. */
export interface ConversationEntriesTable {
  id: string;
  conversationId: string;
  kind: EntryKind;
  text: string;
  at: Moment;
  /** The member of the office who wrote it. */
  authorId: string | null;
  /** The mail of a reply, or the mail that confirmed a word of the person. */
  mailId: string | null;
  /** When a reply leaves. */
  sendAt: Moment | null;
  /** The state of the conversation before a reply, as JSON: it comes back when the reply is taken back. */
  before: string | null;
  undoneAt: Moment | null;
}

/** Which conversation a member of the office has open now. */
interface ConversationViewersTable {
  userId: string;
  conversationId: string;
  seenAt: Moment;
}

interface SavedRepliesTable {
  id: string;
  name: string;
  text: string;
}

/** The search index. On SQLite the row id is that of `conversationNumbers`, on PostgreSQL it has the id of the conversation. */
interface ConversationWordsTable {
  conversationId: string;
  words: string;
}

/** On SQLite only. */
interface ConversationNumbersTable {
  number: number;
  conversationId: string;
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

/** Append-only. The published document is the last version with `publishedAt`. */
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

/** A row for each publication. */
interface EditionsTable {
  number: number;
  author: string;
  publishedAt: Moment;
}

/** How far each mailbox of IMAP_URL has been read. */
interface MailboxesTable {
  /** A hash of server, user and folder. */
  name: string;
  uidValidity: string;
  lastUid: number;
}

/** All tables; server/db/migrations creates them. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  applications: ApplicationsTable;
  leads: LeadsTable;
  outbox: OutboxTable;
  conversations: ConversationsTable;
  conversationEntries: ConversationEntriesTable;
  conversationViewers: ConversationViewersTable;
  conversationWords: ConversationWordsTable;
  conversationNumbers: ConversationNumbersTable;
  savedReplies: SavedRepliesTable;
  rateLimits: RateLimitsTable;
  twoFactors: TwoFactorsTable;
  auditLog: AuditLogTable;
  retention: RetentionTable;
  erasures: ErasuresTable;
  courses: CoursesTable;
  documentVersions: DocumentVersionsTable;
  editions: EditionsTable;
  mailboxes: MailboxesTable;
}
