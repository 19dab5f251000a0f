import { getAuditLog } from '#contract/audit.ts';
import { route, type Route } from '#server/http/route.ts';
import { countAuditLog, readAuditLog } from './queries.ts';

/** Lets admins read the audit log. */
export const auditRoutes: readonly Route[] = [
  route(getAuditLog, async ({ db, params: { page } }) => ({
    entries: await readAuditLog(db, page),
    total: await countAuditLog(db),
  })),
];
