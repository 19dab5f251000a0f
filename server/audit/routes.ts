import { getAuditLog } from '#contract/audit.ts';
import { HttpError } from '#server/http/http-error.ts';
import { route, type Route } from '#server/http/route.ts';
import { countAuditLog, readAuditLog } from './queries.ts';

/** Lets admins read the audit log. */
export const auditRoutes: readonly Route[] = [
  route(getAuditLog, async ({ db, parameters }) => {
    const { page = '' } = parameters;
    if (!/^[1-9]\d{0,5}$/.test(page)) throw new HttpError(404, 'There is no such page.');
    return { entries: await readAuditLog(db, Number(page)), total: await countAuditLog(db) };
  }),
];
