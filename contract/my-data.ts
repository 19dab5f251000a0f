import * as z from 'zod/mini';
import { erasure, user } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { session } from './session.ts';
import { message } from './text.ts';

/** Everything kept about an account, for its owner (DPDP Act 2023, section 11; GDPR, articles 15 and 20). */
const myData = z.object({
  exportedAt: z.string(),
  user,
  /** Where the account is signed in. */
  sessions: z.array(session),
  /** Whether a second factor is set up. */
  hasSecondFactor: z.boolean(),
  /** What the audit log holds of the account: what its owner did in the office, and what the office did to it. */
  officeLog: z.array(
    z.object({
      action: z.string(),
      createdAt: z.string(),
      by: z.enum(['you', 'the office']),
      /** As they were then; null in entries from before the log kept them. */
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** The network of the account's own acts. */
      from: z.nullable(z.string()),
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
