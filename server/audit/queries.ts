import { randomUUID } from 'node:crypto';
import { auditPageLength, type AuditAction, type AuditEntry } from '#contract/audit.ts';
import type { Database } from '#server/db/connect.ts';

interface Recorded {
  action: AuditAction;
  /** Id of the user who acts, or `commandLine`. */
  actor: string;
  /** Id of the user acted on, where there is one. */
  subject?: string | undefined;
  /** Network address of the request; null from the command line. */
  address: string | null;
}

/**
 * Adds an entry to the audit log: who, what, whose, when, from where, and of people no more than ids. Called in the
 * transaction of what it records, so that neither is stored without the other (OWASP ASVS 5.0, 16.2.1).
 */
export async function record(db: Database, { action, actor, subject, address }: Recorded): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({ id: randomUUID(), createdAt: new Date(), actor, action, subject: subject ?? null, address })
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

/** One page of the audit log, the latest first, with the names that accounts have now. @param page from 1 */
export async function readAuditLog(db: Database, page: number): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('auditLog')
    .leftJoin('users as actors', 'actors.id', 'auditLog.actor')
    .leftJoin('users as subjects', 'subjects.id', 'auditLog.subject')
    .select(['auditLog.id', 'auditLog.createdAt', 'action', 'actor', 'subject', 'address'])
    .select(['actors.name as actorName', 'subjects.name as subjectName'])
    .orderBy('auditLog.createdAt', 'desc')
    .orderBy('auditLog.id', 'desc')
    .limit(auditPageLength)
    .offset((page - 1) * auditPageLength)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    createdAt: new Date(row.createdAt).toISOString(),
    who: { id: row.actor, name: row.actorName },
    action: row.action as AuditAction,
    whose: row.subject === null ? null : { id: row.subject, name: row.subjectName },
    from: row.address,
  }));
}

/** What one admin did, as far as the audit log goes back, the latest first. */
export async function actsOf(db: Database, actor: string) {
  const rows = await db
    .selectFrom('auditLog')
    .select(['action', 'createdAt', 'address'])
    .where('actor', '=', actor)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ action, createdAt, address }) => ({
    action,
    createdAt: new Date(createdAt).toISOString(),
    from: address,
  }));
}

export async function countAuditLog(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
