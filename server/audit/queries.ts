import { randomUUID } from 'node:crypto';
import { auditPageLength, type AuditAction, type AuditEntry } from '#contract/audit.ts';
import type { Database } from '#server/db/connect.ts';

interface Recorded {
  action: AuditAction;
  /** Id of the user who acts, or `commandLine`. */
  actor: string;
  /** Id of the user acted on, where there is one. */
  subject?: string | null | undefined;
  /** The name that the subject is about to get, where that is what is done. */
  newName?: string | undefined;
  /** Network address of the request; null from the command line. */
  address: string | null;
}

/**
 * Adds an entry to the audit log: who, what, whose, when, from where, with names and emails as they are now. Called in the
 * transaction of what it records, so that neither is stored without the other (OWASP ASVS 5.0, 16.2.1); before a change that
 * renames or deletes an account.
 */
export async function record(
  db: Database,
  { action, actor, subject = null, newName, address }: Recorded,
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
      };
    })
    .execute();
}

/** The same for what parents do as well, of whom the audit log holds nothing: adds an entry only when an admin acts. */
export async function recordOfOffice(db: Database, recorded: Recorded): Promise<void> {
  const actor = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', recorded.actor)
    .executeTakeFirst();
  if (actor?.role === 'admin') await record(db, recorded);
}

/** Records that an admin is about to change the own name; nothing when it stays the same, or when a family changes its own. */
export async function recordNewName(
  db: Database,
  { id, newName, address }: { id: string; newName: string; address: string },
): Promise<void> {
  const user = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  if (user?.name === newName) return;
  await recordOfOffice(db, { action: 'name-changed', actor: id, subject: id, newName, address });
}

/** One page of the audit log, the latest first. @param page from 1 */
export async function readAuditLog(db: Database, page: number): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('auditLog')
    .leftJoin('users as actors', 'actors.id', 'auditLog.actor')
    .leftJoin('users as subjects', 'subjects.id', 'auditLog.subject')
    .select(['auditLog.id', 'auditLog.createdAt', 'action', 'actor', 'subject', 'address'])
    .select(({ fn }) => [
      fn.coalesce('actorName', 'actors.name').as('actorName'),
      fn.coalesce('actorEmail', 'actors.email').as('actorEmail'),
      fn.coalesce('subjectName', 'subjects.name').as('subjectName'),
      fn.coalesce('subjectEmail', 'subjects.email').as('subjectEmail'),
    ])
    .orderBy('auditLog.createdAt', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(auditPageLength)
    .offset((page - 1) * auditPageLength)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    createdAt: new Date(row.createdAt).toISOString(),
    who: { id: row.actor, name: row.actorName, email: row.actorEmail },
    action: row.action as AuditAction,
    whose: row.subject === null ? null : { id: row.subject, name: row.subjectName, email: row.subjectEmail },
    from: row.address,
  }));
}

/** What the audit log holds of one account: what it did, and what the office did to it. The latest first. */
export async function actsOf(db: Database, id: string) {
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
      // Where another admin was is that admin's data.
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
