import type { MyData } from '#contract/school/my-data.ts';

/** PostgreSQL returns a Date, SQLite ISO 8601 text. Always written as a Date, and read through `new Date()`. */
export type Moment = Date | string;

/** Why a rule does not hold for a table: one sentence without its end. */
interface Reason {
  reason: string;
}

/** The person whose account is erased. */
interface ErasedPerson {
  id: string;
  email: string;
  /** Whether a code has proven that the email is theirs: anybody can sign up with the address of a stranger. */
  isProven: boolean;
}

/** After how long rows go, if nothing else ends them before. */
type Period =
  /** After RETENTION_MONTHS; never without it. */
  | 'families'
  /** After a year (DPDP Rules 2025, rule 6). */
  | 'auditLog'
  /** After 90 days. */
  | 'mails'
  /** At the time in the column itself. */
  | 'expiry';

/** How a table is saved. */
export interface Saved<Column> {
  /** The columns of its primary key. */
  key: readonly Column[];
  /** A restore replaces its rows by those of the backup, or adds those that it lacks. */
  onRestore: 'replaced' | 'added';
  /** The first format of backups that has the table (server/tasks/backup/format.ts). A restore of an earlier one leaves its rows alone. */
  since?: number;
  /** Triggers reject the deletion of its rows. */
  isAppendOnly?: true;
}

/** Why a table is not saved, and what a restore does with its rows. */
interface NotSaved extends Reason {
  onRestore: 'emptied' | 'kept';
}

/** What deletes the rows of a person: a foreign key, with the rows of another table, or a column with a value of the person. */
interface Erased {
  /** The table whose rows take these with them. */
  with?: string;
  /** By column: the value that the rows of a person have; null for none. */
  where?: Readonly<Record<string, (person: ErasedPerson) => string | null>>;
  /** Of the rows found by `where` only those that belong to no user. */
  ofNobody?: true;
}

/** The address of a user in the rows of `userId`, which changes with that of the user. */
interface Address<Column> {
  column: Column;
  /** The column that counts the changes of a row. */
  version?: Column;
  /** What was sent from the address without signing in becomes the user's own when the user gets another one. */
  claim?: {
    /** The column that tells what came from an address, and its value. */
    column: Column;
    valueOf: (email: string) => string;
    /** The columns that make it the user's. */
    set: (userId: string) => Partial<Record<Column & string, string>>;
    /** Only what belongs to no user. */
    ofNobody?: true;
  };
}

/**
 * What happens to the rows of a table in a backup, when a person is erased or exports their data, and as time passes; and which of its
 * columns hold nothing of a person. Backup and restore, erasure, export, retention and the test of the privacy page read it, so a new table
 * needs no other list.
 */
export interface Lifecycle<Column = string> {
  backup: Saved<Column> | NotSaved;
  erasure: Erased | Reason;
  /** The part of the export of a person (contract/school/my-data.ts) that has the rows. */
  export: Exclude<keyof MyData, 'exportedAt'> | Reason;
  retention:
    | { period: Period; since: Column }
    /** The rows go with those of another table. */
    | { with: string }
    | Reason;
  address?: Address<Column>;
  /** By column, why nothing of a person is in it; one reason for all columns, or for each of some. The privacy page names the others. */
  impersonal: string | Readonly<Record<string, string>>;
}
