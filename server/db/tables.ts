import type { Generated } from 'kysely';

/** A moment: PostgreSQL gives a Date, SQLite ISO 8601 text. Written always as a Date, read through `new Date()`. */
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
  /** Whether signing in takes a code besides the password. */
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
  /** When the password was last asked again; null: not since signing in. */
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
  /** JSON list of the hashes of the recovery codes that are still good. */
  backupCodes: string;
  /** False until the first code was right. */
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
  /** 'open' until the office closes it. */
  status: Generated<string>;
  fullName: string;
  /** The name folded for comparison: two spellings of one child's name that differ in case or spaces are the same child. */
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
  /** Whose account it is about; it goes with the account. */
  userId: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Moment;
  createdAt: Moment;
}

/** Append-only: the database refuses changes, and to delete what is younger than a year. */
interface AuditLogTable {
  id: string;
  createdAt: Moment;
  /** Id of the user who did it, or 'command line'. */
  actor: string;
  action: string;
  /** Id of the user it was done to. */
  subject: string | null;
  /** IPv4 address or /64 network it came from; null from the command line. */
  address: string | null;
  /** As they were before what was done; null in entries from before these columns. */
  actorName: string | null;
  actorEmail: string | null;
  /** The same of the subject; of a change of name the new one. */
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
  /** The latest reading of the clock that was trusted. */
  seenAt: Moment | null;
  /** When old data was last deleted, or nothing was due. */
  purgedAt: Moment | null;
  /** Null while nothing waits for a confirmation. */
  waitingSince: Moment | null;
}

/** One row, on SQLite only: counts erased rows, so that the file is rebuilt afterwards (server/operations/rebuild.ts). */
interface ErasuresTable {
  id: number;
  erased: number;
  /** What `erased` was when the file was last rebuilt. */
  rebuilt: number;
}

/** Every table; server/db/migrations makes them. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  applications: ApplicationsTable;
  leads: LeadsTable;
  outbox: OutboxTable;
  rateLimits: RateLimitsTable;
  twoFactors: TwoFactorsTable;
  auditLog: AuditLogTable;
  retention: RetentionTable;
  erasures: ErasuresTable;
}
