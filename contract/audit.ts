import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** What the audit log knows of: whatever the office does, and whatever changes who may. */
const auditActions = [
  'signed-in',
  'second-factor-failed',
  'second-factor-set-up',
  'second-factor-turned-off',
  'second-factor-reset',
  'recovery-code-used',
  'recovery-codes-renewed',
  'password-confirmed',
  'password-refused',
  'password-reset',
  'name-changed',
  'users-read',
  'user-deleted',
  'data-exported',
  'admin-added',
  'admin-removed',
  'signed-out',
  'backup-restored',
  'retention-confirmed',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Who did something at the server's own terminal: no account is known there. */
export const commandLine = 'command line';

/**
 * An account by its id, with its name and email as they were at that time. Entries from before the log kept them have today's,
 * or null when the account is gone.
 */
const somebody = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

const auditEntry = z.object({
  _id: z.string(),
  createdAt: z.string(),
  who: somebody,
  action: z.enum(auditActions),
  /** After a change of name with the new one. */
  whose: z.nullable(somebody),
  /** IPv4 address or /64 network of IPv6; null from the command line. */
  from: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditPageLength = 50;

export const getAuditLog = defineEndpoint({
  method: 'GET',
  path: '/admin/get-log/{page}',
  summary: `The audit log, the latest first, ${auditPageLength} entries a page; pages count from 1`,
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ entries: z.array(auditEntry), total: z.number() }),
  failures: [401, 403, 404],
});
