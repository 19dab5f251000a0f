import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply } from '../list.ts';
import { mailStates } from './mail-state.ts';
import { email, message } from '../text.ts';
import { idParam } from '../url-values.ts';

/** The message of the 404 for a mail that does not exist. */
export const noSuchMail = 'This mail no longer exists.';

const badState = 'There is no such state of a mail.';

/** Whose mails a list shows: those to families, or those to the school itself. */
const readers = z.enum(['families', 'school'], 'There are mails to families and to the school.');
export type MailReaders = z.output<typeof readers>;

const mail = z.object({
  _id: z.string(),
  to: z.string(),
  /** Of a mail with a code: fixed words, never the code. */
  subject: z.string(),
  state: z.enum(mailStates),
  /** How often the mail was offered to the mail server. */
  attempts: z.int().check(z.nonnegative()),
  createdAt: z.string(),
  /** Null when no attempt is planned. */
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** Why the last attempt failed: the reply of the mail server, or the code of an error such as ECONNREFUSED. */
  reason: z.nullable(z.string()),
  /** Whether the office has marked a failed mail as done. */
  isSettled: z.boolean(),
  /** Whether it holds a code, so that nobody may read it or change its address. */
  hasCode: z.boolean(),
  canResend: z.boolean(),
  /** The conversation that it belongs to; null when it belongs to none, or the conversation is gone. */
  conversationId: z.nullable(z.string()),
});
export type OfficeMail = z.output<typeof mail>;

export const getMails = defineEndpoint({
  method: 'GET',
  path: '/admin/mails',
  query: z.extend(listQuery, {
    state: z.optional(z.enum(mailStates, badState)),
    to: z.optional(readers),
  }),
  summary:
    'One page of the mails of the last 90 days, the latest first: all, those to families, or those to the school itself',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(mail)),
  failures: [400, 401, 403],
});

export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/admin/mails/{id}/resend',
  params: idParam(noSuchMail),
  summary: 'Send a mail again, now',
  caller: 'admin',
  changes: true,
  countsOnce: true,
  body: null,
  success: 200,
  reply: z.object({ message, data: mail }),
  failures: [401, 403, 404, 409, 429],
});

/** The address that the office corrects before it sends a mail again. */
export const correctedAddress = z.object({ to: email });

export const changeMail = defineEndpoint({
  method: 'PATCH',
  path: '/admin/mails/{id}',
  params: idParam(noSuchMail),
  summary:
    'Correct the address of a mail, and that of the trial classes which were asked for with it; or mark a failed mail as done. 409 while it is being sent',
  caller: 'admin',
  changes: true,
  body: z.object({ to: z.optional(email), isSettled: z.optional(z.boolean('Please choose.')) }).check(
    z.refine((body) => body.to !== undefined || body.isSettled !== undefined, {
      error: 'Please choose what to change.',
      path: ['isSettled'],
    }),
  ),
  success: 200,
  reply: z.object({ message, data: mail }),
  failures: [400, 401, 403, 404, 409],
});
