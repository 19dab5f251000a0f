import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { message } from './text.ts';

const unreadable = { error: 'Please load the page again.', abort: true };

const count = z.int().check(z.nonnegative());

/** How many rows are old enough to be deleted. */
const oldData = z.object({ messages: count, applications: count, accounts: count, logEntries: count });
export type OldData = z.output<typeof oldData>;

const retention = z.object({
  due: oldData,
  /**
   * Why nothing is deleted until somebody confirms: the server's clock may be wrong, or more is due than usual. Null while
   * nothing waits.
   */
  reason: z.nullable(z.enum(['clock', 'amount'])),
  /** RETENTION_MONTHS; null when it is not set. */
  months: z.nullable(z.number()),
  /** Messages, applications and accounts from before this moment are due; null without RETENTION_MONTHS. */
  before: z.nullable(z.string()),
  /** Entries of the audit log from before this moment are due. */
  logBefore: z.string(),
  /** The server's date and time, from which the two moments above are counted back. */
  now: z.string(),
  /** What the server's clock said when it was last trusted; null before the first check. */
  lastSeen: z.nullable(z.string()),
});
export type Retention = z.output<typeof retention>;

export const getRetention = defineEndpoint({
  method: 'GET',
  path: '/admin/retention',
  summary: 'What is old enough to be deleted, and whether it waits for a confirmation',
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
    'Delete now what GET /admin/retention showed, and trust the server’s clock. 409 when more is due than was shown',
  caller: 'admin',
  changes: true,
  /** `now` and `due` as they were shown to the person who confirms. */
  body: z.object({ now: z.iso.datetime(unreadable).check(z.maxLength(30, unreadable)), due: oldData }),
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 409],
});
