import * as z from 'zod/mini';
import { erasure, user } from '../users/account.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ownApplication } from './own-applications.ts';
import { session } from '../users/session.ts';
import { exportedTrial } from './trial.ts';
import { conversationKinds, conversationStatuses, entryKinds } from './own-conversation.ts';
import { mailStates } from './mail-state.ts';
import { exportedConsent } from './photo-consent.ts';
import { message } from '../text.ts';

/** All data stored about an account, for its owner (DPDP Act 2023, section 11; GDPR, articles 15 and 20). */
const myData = z.object({
  exportedAt: z.string(),
  user,
  /** The state and history of each application, in the order of `user.enrollments`. */
  applications: z.array(ownApplication),
  sessions: z.array(session),
  hasSecondFactor: z.boolean(),
  trials: z.array(exportedTrial),
  /** Each child of the applications, with what was answered about photographs of it. */
  photoConsents: z.array(exportedConsent),
  /** The entries of the audit log about the account: actions by its owner as an admin, and actions of admins on it. */
  officeLog: z.array(
    z.object({
      action: z.string(),
      createdAt: z.string(),
      by: z.enum(['you', 'the office']),
      /** Name and email at the time of the action; null in older entries, which do not store them. */
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** The network from which the account's owner acted; null for actions of others. */
      from: z.nullable(z.string()),
    }),
  ),
  /** Everything that was said with the school, with the notes of the office. */
  conversations: z.array(
    z.object({
      kind: z.enum(conversationKinds),
      status: z.enum(conversationStatuses),
      personName: z.string(),
      personEmail: z.string(),
      personPhone: z.string(),
      childName: z.nullable(z.string()),
      course: z.nullable(z.string()),
      createdAt: z.string(),
      entries: z.array(z.object({ kind: z.enum(entryKinds), text: z.string(), at: z.string() })),
    }),
  ),
  /** The mails about the account of the last 90 days, to its owner and to the school. Those with a code have no text. */
  mails: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      state: z.enum(mailStates),
      createdAt: z.string(),
      sentAt: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type MyData = z.output<typeof myData>;

export const exportMe = defineEndpoint({
  method: 'GET',
  path: '/user/me/export',
  summary: 'Everything the school keeps about the account, as a JSON file',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: myData,
  failures: [401, 403],
});

export const deleteMe = defineEndpoint({
  method: 'DELETE',
  path: '/user/me',
  summary:
    'Erase one’s own account, its sessions and applications; asks for the password again and says what is kept',
  caller: 'user',
  changes: true,
  body: erasure,
  success: 200,
  reply: z.object({ message, kept: z.array(z.string()) }),
  failures: [400, 401, 403, 409, 429],
});
