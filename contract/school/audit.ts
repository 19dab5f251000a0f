import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply } from '../list.ts';
import { wholeNumber } from '../url-values.ts';

/** The actions in the audit log: everything that the office does, and every change of who works there. */
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
  'email-changed',
  'users-read',
  'families-read',
  'family-read',
  'conversations-read',
  'conversation-read',
  'trials-read',
  'user-deleted',
  'data-exported',
  'admin-added',
  'admin-removed',
  'teacher-added',
  'teacher-removed',
  'signed-out',
  'backup-restored',
  'retention-confirmed',
  'content-imported',
  'application-status-changed',
  'application-read',
  'application-noted',
  'family-added',
  'family-email-added',
  'trial-agreed',
  'trial-moved',
  'trial-cancelled',
  'trial-noted',
  'mail-resent',
  'mail-corrected',
  'conversation-answered',
  'conversation-answer-undone',
  'conversation-noted',
  'conversation-changed',
  'saved-reply-changed',
  'saved-reply-deleted',
  'draft-saved',
  'draft-deleted',
  'draft-restored',
  'content-published',
  'publication-scheduled',
  'publication-cancelled',
  'edition-restored',
  'preview-shared',
  'preview-withdrawn',
  'picture-added',
  'picture-deleted',
  'picture-deleted-for-good',
  'picture-restored',
  'picture-replaced',
  'built-in-works-taken-down',
  'built-in-works-put-back',
  'children-read',
  'photo-consent-noted',
  'photo-consent-asked',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** The id of the actor if an action was done with a command on the server, where no user is known. */
export const commandLine = 'command line';

/**
 * A user with name and email at the time of the action. Older entries do not store them: these get the current
 * values, or null if the user was deleted.
 */
const user = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

const auditEntry = z.object({
  _id: z.string(),
  createdAt: z.string(),
  actor: user,
  action: z.enum(auditActions),
  /** The user who was changed; after a change of its name, with the new name. */
  subject: z.nullable(user),
  /** The titles of the words of the site that it is about, as they were; null for other actions and for older entries. */
  about: z.nullable(z.string()),
  /** An IPv4 address or an IPv6 /64 network; null for commands on the server and for publications at a scheduled time. */
  from: z.nullable(z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditPageLength = 50;

export const getAuditLog = defineEndpoint({
  method: 'GET',
  path: '/admin/get-log/{page}',
  params: z.object({ page: wholeNumber(999_999, 'There is no such page.') }),
  summary: `The audit log, the latest first, ${auditPageLength} entries a page; pages count from 1`,
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ entries: z.array(auditEntry), total: z.number() }),
  failures: [401, 403, 404],
});

export const getMyLog = defineEndpoint({
  method: 'GET',
  path: '/admin/my-log',
  query: listQuery,
  summary: 'One page of what the caller did in the office, the latest first',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(auditEntry)),
  failures: [400, 401, 403],
});
