import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { message } from '../text.ts';

const unreadable = { error: 'Please load the page again.', abort: true };

const count = z.int().check(z.nonnegative());

/** The numbers of rows that are old enough to be deleted. */
const oldData = z.object({ messages: count, applications: count, users: count, logEntries: count });
export type OldData = z.output<typeof oldData>;

const retention = z.object({
  due: oldData,
  /**
   * Why the deletion waits for a confirmation: the server's clock may be wrong, or more data is due than usual. Null if
   * nothing waits.
   */
  reason: z.nullable(z.enum(['clock', 'amount'])),
  /** RETENTION_MONTHS; null if it is not set. */
  months: z.nullable(z.number()),
  /** Messages, applications and users from before this time are deleted; null without RETENTION_MONTHS. */
  before: z.nullable(z.string()),
  /** Entries of the audit log from before this time are deleted. */
  logBefore: z.string(),
  /** The server's current time, from which `before` and `logBefore` are calculated. */
  now: z.string(),
  /** The time of the last check at which the clock was plausible; null before the first check. */
  lastSeen: z.nullable(z.string()),
});
export type Retention = z.output<typeof retention>;

export const getRetention = defineEndpoint({
  method: 'GET',
  path: '/admin/retention',
  summary: 'The data that is old enough to be deleted, and whether it waits for a confirmation',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: retention,
  failures: [401, 403],
});

export const confirmRetention = defineEndpoint({
  method: 'POST',
  path: '/admin/retention',
  summary:
    'Delete the data that GET /admin/retention showed, and trust the server’s clock. 409 if more data is due than shown',
  caller: 'admin',
  changes: true,
  /** `now` and `due` as they were shown to the admin. */
  body: z.object({ now: z.iso.datetime(unreadable).check(z.maxLength(30, unreadable)), due: oldData }),
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 409],
});
