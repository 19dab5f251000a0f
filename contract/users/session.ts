import * as z from 'zod/mini';
import { erasure } from './account.ts';
import { defineEndpoint } from '../endpoint.ts';
import { message } from '../text.ts';
import { idParam } from '../url-values.ts';

/** A session as shown to the account's owner, without token and IP address. Times are ISO 8601 in UTC. */
export const session = z.object({
  _id: z.string(),
  /** Such as 'Chrome on Android'. */
  browser: z.string(),
  signedInAt: z.string(),
  /** Accurate to a few minutes. */
  lastUsedAt: z.string(),
  /** Whether it is the session of the request. */
  isThis: z.boolean(),
});
export type Session = z.output<typeof session>;

export const getSessions = defineEndpoint({
  method: 'GET',
  path: '/user/me/sessions',
  summary: 'Where one’s own account is signed in, the latest used first',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ sessions: z.array(session) }),
  failures: [401],
});

/** Needs the password, so that a person with access to the browser cannot lock out the owner (OWASP ASVS 5.0, 7.5.2). */
const sessionEnd = erasure;

/** The message of the 404 for a session that does not exist. */
export const noSuchSession = 'That device is already signed out.';

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/user/me/sessions/{id}',
  params: idParam(noSuchSession),
  summary: 'Sign one’s own account out in one place; asks for the password again',
  caller: 'user',
  changes: true,
  body: sessionEnd,
  success: 200,
  reply: z.object({ message, sessions: z.array(session) }),
  failures: [400, 401, 403, 404, 429],
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/user/me/sessions',
  summary: 'Sign one’s own account out everywhere but here; asks for the password again',
  caller: 'user',
  changes: true,
  body: sessionEnd,
  success: 200,
  reply: z.object({ message, sessions: z.array(session) }),
  failures: [400, 401, 403, 429],
});
