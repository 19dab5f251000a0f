import { isOfficeRole, roleOf } from '#contract/roles.ts';
import { givenEmail } from '#server/db/no-email.ts';
import { randomUUID } from 'node:crypto';
import { auditPageLength, type AuditAction, type AuditEntry } from '#contract/school/audit.ts';
import type { Database } from '#server/db/connect.ts';
import type { Position } from '#server/http/list.ts';

interface NewEntry {
  action: AuditAction;
  /** Id of the acting user, or `commandLine`. */
  actor: string;
  /** Id of the user that the action is about. */
  subject?: string | null | undefined;
  /** The new name of the subject, for a change of name. */
  newName?: string | undefined;
  /** The titles of the words of the site that it is about. */
  about?: readonly string[] | undefined;
  /** The network of the client; null for a command, and for a publication at a scheduled time. */
  address: string | null;
}

/**
 * Adds an entry to the audit log, with the present names and e-mails of both users (OWASP ASVS 5.0, 16.2.1). Call it in the
 * transaction of the action, so that neither is stored without the other, and before a change that renames or deletes a user.
 */
export async function record(
  db: Database,
  { action, actor, subject = null, newName, about, address }: NewEntry,
): Promise<void> {
  await db
    .insertInto('auditLog')
    .values(({ selectFrom }) => {
      const of = (column: 'name' | 'email', id: string | null) =>
        selectFrom('users').select(column).where('id', '=', id);
      return {
        id: randomUUID(),
        createdAt: new Date(),
        actor,
        action,
        subject,
        address,
        actorName: of('name', actor),
        actorEmail: of('email', actor),
        subjectName: newName ?? of('name', subject),
        subjectEmail: of('email', subject),
        about: about === undefined ? null : namesOf(about),
      };
    })
    .execute();
}

/** The names that one entry shows. */
const maxNames = 8;

const namesOf = (about: readonly string[]): string =>
  [...about.slice(0, maxNames), ...(about.length > maxNames ? [`${about.length - maxNames} more`] : [])].join(
    ', ',
  );

/** Adds an entry only when the acting user works in the office: the audit log has no entries about actions of families. */
export async function recordIfOffice(db: Database, entry: NewEntry): Promise<void> {
  const actor = await db.selectFrom('users').select('role').where('id', '=', entry.actor).executeTakeFirst();
  if (actor !== undefined && isOfficeRole(roleOf(actor))) await record(db, entry);
}

/** The pages of the office are loaded again whenever they are looked at. */
const repetitionWindow = 10 * 60_000;

/**
 * Records what somebody of the office does again and again, such as reading personal data or changing a draft: once in ten minutes
 * for each action, network and subject. An entry with a time in the future does not count: it was stored while the clock was ahead, and
 * the append-only log cannot be mended.
 */
export async function recordOnceInAWhile(
  db: Database,
  {
    action,
    actor,
    subject = null,
    address,
  }: NewEntry & {
    action: Extract<AuditAction, `${string}-read` | 'draft-saved'>;
  },
): Promise<void> {
  const now = Date.now();
  const recent = await db
    .selectFrom('auditLog')
    .select('id')
    .where('createdAt', '>', new Date(now - repetitionWindow))
    .where('createdAt', '<=', new Date(now))
    .where('actor', '=', actor)
    .where('action', '=', action)
    .where('subject', 'is not distinct from', subject)
    .where('address', 'is not distinct from', address)
    .limit(1)
    .executeTakeFirst();
  if (recent === undefined) await record(db, { action, actor, subject, address });
}

/** Records that an admin changes their own name. Adds nothing when the name stays the same or the user is not an admin. */
export async function recordNewName(
  db: Database,
  { id, newName, address }: { id: string; newName: string; address: string },
): Promise<void> {
  const user = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  if (user?.name === newName) return;
  await recordIfOffice(db, { action: 'name-changed', actor: id, subject: id, newName, address });
}

const latestFirst = (db: Database) =>
  db.selectFrom('auditLog').select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc');

/** A parent who gave no email has none here. */
const given = (stored: string | null) => (stored === null ? null : givenEmail(stored) || null);

/** Entries with the names of both users, the latest first. */
async function readEntries(db: Database, ids: ReturnType<typeof latestFirst>): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('auditLog')
    .leftJoin('users as actors', 'actors.id', 'auditLog.actor')
    .leftJoin('users as subjects', 'subjects.id', 'auditLog.subject')
    .select(['auditLog.id', 'auditLog.createdAt', 'action', 'actor', 'subject', 'address', 'about'])
    .select(({ fn }) => [
      fn.coalesce('actorName', 'actors.name').as('actorName'),
      fn.coalesce('actorEmail', 'actors.email').as('actorEmail'),
      fn.coalesce('subjectName', 'subjects.name').as('subjectName'),
      fn.coalesce('subjectEmail', 'subjects.email').as('subjectEmail'),
    ])
    .where('auditLog.id', 'in', ids)
    .orderBy('auditLog.createdAt', 'desc')
    .orderBy('auditLog.id', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    createdAt: new Date(row.createdAt).toISOString(),
    actor: { id: row.actor, name: row.actorName, email: row.actorEmail },
    action: row.action as AuditAction,
    subject:
      row.subject === null
        ? null
        : { id: row.subject, name: row.subjectName, email: given(row.subjectEmail) },
    about: row.about,
    from: row.address,
  }));
}

/**
 * One page of the audit log, the latest first. The pages before it are skipped in the index alone: skipping whole entries with
 * their users took up to 18 times as long.
 * @param page from 1
 */
export const readAuditLog = (db: Database, page: number): Promise<AuditEntry[]> =>
  readEntries(
    db,
    latestFirst(db)
      .limit(auditPageLength)
      .offset((page - 1) * auditPageLength),
  );

/** After every entry. The comparison is always there, so that an index leads to the page. */
const end: Position = { createdAt: new Date('9999-12-31T00:00:00Z'), id: '' };

/** What somebody of the office did, the latest first. @param after the last entry of the page before, or null */
export async function readOwnLog(
  db: Database,
  actor: string,
  after: Position | null,
  limit: number,
): Promise<(Position & { entry: AuditEntry })[]> {
  const { createdAt, id } = after ?? end;
  const entries = await readEntries(
    db,
    latestFirst(db)
      .where('actor', '=', actor)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)))
      .limit(limit),
  );
  return entries.map((entry) => ({ id: entry._id, createdAt: new Date(entry.createdAt), entry }));
}

/** The entries about a user: the user's own actions, and actions of the office on the user. The latest first. */
export async function auditEntriesOf(db: Database, id: string) {
  const rows = await db
    .selectFrom('auditLog')
    .selectAll()
    .where(({ eb, or }) => or([eb('actor', '=', id), eb('subject', '=', id)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const isOwn = row.actor === id;
    return {
      action: row.action,
      createdAt: new Date(row.createdAt).toISOString(),
      by: isOwn ? ('you' as const) : ('the office' as const),
      name: isOwn ? row.actorName : row.subjectName,
      email: isOwn ? row.actorEmail : row.subjectEmail,
      // The address of an admin is personal data of the admin.
      from: isOwn ? row.address : null,
    };
  });
}

export async function countAuditLog(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
