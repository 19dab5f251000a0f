import { getAuditLog, getMyLog } from '#contract/school/audit.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type Route } from '#server/school/route.ts';
import { countAuditLog, readAuditLog, readOwnLog } from '#server/operations/audit/queries.ts';

/** Lets owners read the audit log, and everybody of the office what they did themselves. */
export const auditRoutes: readonly Route[] = [
  route(getAuditLog, async ({ db, params: { page } }) => ({
    entries: await readAuditLog(db, page),
    total: await countAuditLog(db),
  })),
  route(getMyLog, async ({ db, caller, query: { cursor, limit } }) => {
    const { rows, next } = pageOf(await readOwnLog(db, caller.id, decodeCursor(cursor), limit + 1), limit);
    return { items: rows.map(({ entry }) => entry), next };
  }),
];
