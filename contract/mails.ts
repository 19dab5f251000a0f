import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { listQuery, listReply } from './list.ts';
import { message } from './text.ts';
import { idParam } from './url-values.ts';

/**
 * The states of a mail: it waits or is being sent; the mail server has accepted it; it was not accepted and is tried again; it
 * was not accepted and is not tried again.
 */
export const mailStates = ['queued', 'sent', 'retrying', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** The message of the 404 for a mail that does not exist. */
export const noSuchMail = 'This mail no longer exists.';

const badState = 'There is no such state of a mail.';
const count = z.int().check(z.nonnegative());

const mail = z.object({
  _id: z.string(),
  to: z.string(),
  /** Of a mail with a code: fixed words, never the code. */
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: count,
  createdAt: z.string(),
  /** Null when no attempt is planned. */
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** Why the last attempt failed: the reply of the mail server, or the code of an error such as ECONNREFUSED. */
  reason: z.nullable(z.string()),
  conversationId: z.nullable(z.string()),
  canResend: z.boolean(),
});
export type OfficeMail = z.output<typeof mail>;

export const getMails = defineEndpoint({
  method: 'GET',
  path: '/admin/mails',
  query: z.extend(listQuery, { state: z.optional(z.enum(mailStates, badState)) }),
  summary: 'One page of the mails of the last 90 days, the latest first, and how many are not sent',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    ...listReply(mail),
    counts: z.object({ queued: count, retrying: count, failed: count }),
  }),
  failures: [400, 401, 403],
});

export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/admin/mails/{id}/resend',
  params: idParam(noSuchMail),
  summary: 'Try to send a mail again that was not accepted',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404, 409],
});

export const getLateCodes = defineEndpoint({
  method: 'GET',
  path: '/admin/late-codes',
  summary: 'The sign-in codes of the last day that could not be sent within two minutes, without the codes',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ items: z.array(z.object({ _id: z.string(), to: z.string(), createdAt: z.string() })) }),
  failures: [401, 403],
});
export type LateCode = z.output<typeof getLateCodes.reply>['items'][number];
