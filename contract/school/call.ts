import * as z from 'zod/mini';
import { application, sentApplication } from './application.ts';
import { defineEndpoint } from '../endpoint.ts';
import { noSuchFamily } from './family.ts';
import { email, message, optionalEmail } from '../text.ts';
import { idParam } from '../url-values.ts';

/*
 * A parent calls, and somebody of the office notes the application.
 */

const consent = z.literal(true, {
  error: 'Please read the sentence to the parent, and tick this when the parent agrees.',
});

/** The form for a family that the office knows. */
export const calledApplication = z.object({ ...application.shape, hasAgreed: consent });
export type CalledApplication = z.output<typeof calledApplication>;

/** The form for a parent who has no account yet, and perhaps no email. */
export const firstCall = z.object({ ...calledApplication.shape, email: optionalEmail });
export type FirstCall = z.output<typeof firstCall>;

const { courseDetail } = sentApplication.shape;

const noted = z.object({
  message,
  /** The id of the family. */
  _id: z.string(),
  /** The id of the conversation about the application. */
  conversationId: z.string(),
});

export const addFamily = defineEndpoint({
  method: 'POST',
  path: '/admin/families',
  summary:
    'Note the application of a parent who calls and has no account: makes an account without a password, and without an email if the parent has none. The consent is stored with the name of the caller of this endpoint. 409 when there is an account with this email',
  caller: 'office',
  changes: true,
  countsOnce: true,
  body: z.object({ ...firstCall.shape, courseDetail }),
  success: 201,
  reply: noted,
  failures: [400, 401, 403, 409, 429],
});

export const applyForFamily = defineEndpoint({
  method: 'POST',
  path: '/admin/families/{id}/applications',
  params: idParam(noSuchFamily),
  summary:
    'Note the application of a family that calls. The consent is stored with the name of the caller of this endpoint',
  caller: 'office',
  changes: true,
  countsOnce: true,
  body: z.object({
    ...calledApplication.shape,
    courseDetail,
    /** The email of the family as the office was shown it, or empty: whose account it is may have changed since. */
    userEmail: optionalEmail,
  }),
  success: 201,
  reply: noted,
  failures: [400, 401, 403, 404, 409, 429],
});

/** The form for the email of a family that called without one. */
export const laterEmail = z.object({ email });

export const addFamilyEmail = defineEndpoint({
  method: 'PUT',
  path: '/admin/families/{id}/email',
  params: idParam(noSuchFamily),
  summary:
    'Give an email to a family that called without one, or whose address nobody has proven or used; a mail says how to choose a password. Another address in the place of a given one needs a recent password. 409 when the account is already its owner’s, or the address is that of another account',
  caller: 'office',
  changes: true,
  body: laterEmail,
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 404, 409, 429],
});
