import * as z from 'zod/mini';
import { application, enrollment } from './admission.ts';
import { applicationStatus } from './application-status.ts';
import { defineEndpoint } from './endpoint.ts';
import { listQuery, listReply } from './list.ts';
import { email, line, maxEmailLength, message } from './text.ts';
import { idParam } from './url-values.ts';

/** The message of the 404 for a family that does not exist. */
export const noSuchFamily = 'This family no longer exists.';

/** How long a merge can be undone. */
export const undoHours = 24;

/** How long the link of an invitation works. */
export const invitationDays = 7;

const maxFamilySearchLength = 100;
const searchMessage = `Please search for at most ${maxFamilySearchLength} characters.`;

const whichFamily = idParam(noSuchFamily);

/** One application of a child, without details. */
const childStatus = z.object({ child: z.string(), course: z.string(), status: applicationStatus });
export type ChildStatus = z.output<typeof childStatus>;

/** A family in the list. */
const familyItem = z.object({
  /** The id of the account that the others were merged into, or of the only one. */
  _id: z.string(),
  guardians: z.array(z.string()),
  children: z.array(z.string()),
  phones: z.array(z.string()),
  applications: z.array(childStatus),
  /** How many other families may be the same one. */
  duplicates: z.int(),
});
export type FamilyItem = z.output<typeof familyItem>;

export const getFamilies = defineEndpoint({
  method: 'GET',
  path: '/admin/families',
  query: z.extend(listQuery, {
    q: z.optional(z.string(searchMessage).check(z.maxLength(maxFamilySearchLength, searchMessage))),
  }),
  summary:
    'One page of the families, the latest sign-up first; or those with words that start with each word of a search, in alphabetical order',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(familyItem)),
  failures: [400, 401, 403],
});

/** One account of a family. */
const guardian = z.object({
  _id: z.string(),
  fullName: z.string(),
  /** Null for a caller without an e-mail address. */
  email: z.nullable(z.string()),
  /** The number that the office noted. Numbers in applications are with those. */
  phone: z.nullable(z.string()),
  /** The person of the office who made the account for a caller. */
  notedBy: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Guardian = z.output<typeof guardian>;

/** One child: the applications with the same name and birth date. */
const child = z.object({
  fullName: z.string(),
  dob: z.string(),
  applications: z.array(z.object({ guardianId: z.string(), enrollment })),
});
export type Child = z.output<typeof child>;

/** Another family with the same child or the same phone number. */
const possibleDuplicate = z.object({
  _id: z.string(),
  reasons: z.array(z.enum(['child', 'phone'])),
  guardians: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  children: z.array(z.object({ fullName: z.string(), dob: z.string() })),
  applications: z.array(childStatus),
});
export type PossibleDuplicate = z.output<typeof possibleDuplicate>;

/** A merge that can still be undone. */
const merge = z.object({
  /** The id of the family that was merged into this one. */
  _id: z.string(),
  guardians: z.array(z.string()),
  /** Whether the office merged them or the guardian accepted an invitation. */
  how: z.enum(['office', 'invitation']),
  createdAt: z.string(),
  undoUntil: z.string(),
});
export type FamilyMerge = z.output<typeof merge>;

/** An invitation of a second guardian. */
export const familyInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'accepted', 'revoked', 'expired']),
});
export type FamilyInvitation = z.output<typeof familyInvitation>;

const family = z.object({
  _id: z.string(),
  guardians: z.array(guardian),
  children: z.array(child),
  duplicates: z.array(possibleDuplicate),
  merges: z.array(merge),
  invitations: z.array(familyInvitation),
});
export type Family = z.output<typeof family>;

export const getFamily = defineEndpoint({
  method: 'GET',
  path: '/admin/families/{id}',
  params: whichFamily,
  summary:
    'One family: guardians, children with their applications and consents, possible duplicates, merges that can be undone, invitations; the id of any of its accounts leads to it',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: family,
  failures: [401, 403, 404],
});

const otherFamily = z
  .string('Please choose a family.')
  .check(
    z.maxLength(64, { error: 'Please choose a family.', abort: true }),
    z.regex(/^[\w-]+$/, 'Please choose a family.'),
  );

export const mergeFamily = defineEndpoint({
  method: 'POST',
  path: '/admin/families/{id}/merge',
  params: whichFamily,
  summary: 'Merge a family into another one; it can be undone for a day',
  caller: 'admin',
  changes: true,
  body: z.object({ into: otherFamily }),
  success: 200,
  reply: z.object({ message, family }),
  failures: [400, 401, 403, 404, 409],
});

export const undoMerge = defineEndpoint({
  method: 'DELETE',
  path: '/admin/families/{id}/merge',
  params: whichFamily,
  summary:
    'Undo the merge of a family, within a day; the id is that of the family that was merged into another',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404, 409],
});

export const differentFamilies = defineEndpoint({
  method: 'POST',
  path: '/admin/families/{id}/different',
  params: whichFamily,
  summary: 'Note that two families are not the same, so that they are no longer shown as possible duplicates',
  caller: 'admin',
  changes: true,
  body: z.object({ from: otherFamily }),
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 404, 409],
});

export const inviteGuardian = defineEndpoint({
  method: 'POST',
  path: '/admin/families/{id}/invitations',
  params: whichFamily,
  summary: `Invite a second guardian by mail; the link works once, for ${invitationDays} days`,
  caller: 'admin',
  changes: true,
  body: z.object({ email }),
  success: 201,
  reply: z.object({ message, invitation: familyInvitation }),
  failures: [400, 401, 403, 404, 409, 429],
});

/** The message of the 404 for an invitation that does not exist. */
export const noSuchInvitation = 'This invitation no longer exists.';

export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/admin/invitations/{id}',
  params: idParam(noSuchInvitation),
  summary: 'Revoke an invitation that nobody has accepted',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404, 409],
});

/** The fields of an application for a parent who calls. */
export const calledApplication = z.object({
  ...application.shape,
  courseId: z.optional(
    z.string('Please load the page again.').check(z.maxLength(60, 'Please load the page again.')),
  ),
  /** The account of the family that applies; by default the one that the others were merged into. */
  guardianId: z.optional(otherFamily),
});

export const applyOnBehalf = defineEndpoint({
  method: 'POST',
  path: '/admin/families/{id}/applications',
  params: whichFamily,
  summary:
    'Apply for a parent who calls; the consent is stored as given by phone, with the name of the caller of this endpoint',
  caller: 'office',
  changes: true,
  body: calledApplication,
  success: 201,
  reply: z.object({ message, _id: z.string() }),
  failures: [400, 401, 403, 404, 409, 429],
});

const noEmail = 'Please enter a valid email, or none.';

/** A caller without an account; the e-mail address may be empty. */
export const newFamily = z.object({
  fullName: line(100, 'Please enter the name.'),
  phone: application.shape.phone,
  email: z._default(
    z.string(noEmail).check(
      z.maxLength(2 * maxEmailLength, { error: noEmail, abort: true }),
      z.trim(),
      z.toLowerCase(),
      z.refine((value) => value === '' || email.safeParse(value).success, noEmail),
    ),
    '',
  ),
});

export const addFamily = defineEndpoint({
  method: 'POST',
  path: '/admin/families',
  summary:
    'Make an account without a password for a parent who calls, and mail them how to set one; the consent is stored as given by phone',
  caller: 'office',
  changes: true,
  body: newFamily,
  success: 201,
  reply: z.object({ message, _id: z.string() }),
  failures: [400, 401, 403, 409, 429],
});

/** The part of the link in an invitation that proves it. */
const invitationToken = z
  .string('This link is not complete.')
  .check(
    z.maxLength(120, { error: 'This link is not complete.', abort: true }),
    z.regex(/^[\w-]+\.[\w-]+$/, 'This link is not complete.'),
  );

export const readInvitation = defineEndpoint({
  method: 'POST',
  path: '/user/read-invitation',
  summary: 'What the link of an invitation leads to',
  caller: 'anyone',
  changes: false,
  body: z.object({ token: invitationToken }),
  success: 200,
  reply: z.object({ email: z.string(), guardians: z.array(z.string()), expiresAt: z.string() }),
  failures: [400, 404, 429],
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/user/me/family',
  summary: 'Join the family of an invitation; the account has to have the e-mail address that was invited',
  caller: 'user',
  changes: true,
  body: z.object({ token: invitationToken }),
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 404, 409, 429],
});

/** What a guardian sees of the others in the family. */
export const getMyFamily = defineEndpoint({
  method: 'GET',
  path: '/user/me/family',
  summary: 'The other guardians of the family, and the states of the applications they sent',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({
    guardians: z.array(z.string()),
    applications: z.array(z.object({ ...childStatus.shape, _id: z.string(), guardian: z.string() })),
  }),
  failures: [401],
});
