import { getAuditLog, getMyLog } from '#contract/audit.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type Route } from '#server/http/route.ts';
import { countAuditLog, readAuditLog, readOwnLog } from './queries.ts';

/** Lets owners read the audit log, and everybody in the office their own entries in it. */
export const auditRoutes: readonly Route[] = [
  route(getAuditLog, async ({ db, params: { page } }) => ({
    entries: await readAuditLog(db, page),
    total: await countAuditLog(db),
  })),
  route(getMyLog, async ({ db, caller, query: { cursor, limit } }) => {
    const page = pageOf(await readOwnLog(db, caller.id, decodeCursor(cursor), limit + 1), limit);
    return { items: page.rows.map(({ entry }) => entry), next: page.next };
  }),
];
