import * as z from 'zod/mini';
import { storedApplication } from './application.ts';
import { applicationStatus } from './application-status.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply, maxSearchLength } from '../list.ts';
import { mailStates } from './mail-state.ts';
import { match } from './office.ts';
import { conversationFields } from './own-conversation.ts';
import { officeChild } from './photo-consent.ts';
import { trial } from './trial.ts';
import { idParam } from '../url-values.ts';

/*
 * A family is a parent, or any user with an application. Its id is that of the user.
 */

/** The message of the 404 for a family that does not exist. */
export const noSuchFamily = 'This family no longer exists.';

/** The longest lists on the page of a family. */
export const maxFamilyRows = 50;

/** The most families that are named because they gave the same phone number. */
export const maxSamePhone = 5;

const familyFields = {
  _id: z.string(),
  /** The name and email of the user. */
  fullName: z.string(),
  userEmail: z.string(),
  /** The numbers in the applications, each once, the latest first. */
  phones: z.array(z.string()),
  createdAt: z.string(),
};

/** A family in the list. */
const familyItem = z.object({
  ...familyFields,
  children: z.array(
    z.object({
      fullName: z.string(),
      /** The latest first. */
      applications: z.array(z.object({ _id: z.string(), course: z.string(), status: applicationStatus })),
    }),
  ),
  /** The details that matched the search although the list does not show them. */
  matches: z.array(match),
});
export type FamilyItem = z.output<typeof familyItem>;

const searchMessage = `Please search for at most ${maxSearchLength} characters.`;

export const listFamilies = defineEndpoint({
  method: 'GET',
  path: '/admin/families',
  query: z.extend(listQuery, {
    /** Parts of names, emails, courses and phone numbers, all of one family. */
    q: z.optional(z.string(searchMessage).check(z.maxLength(maxSearchLength, searchMessage))),
  }),
  summary:
    'One page of the families, all or those that match a search, with their children; the latest sign-up first',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(familyItem)),
  failures: [400, 401, 403],
});

/** Applications with the same name and birth date are of one child. */
const child = z.object({
  /** The id in the calls about photographs; null for a child whose answers are gone. */
  _id: z.nullable(z.string()),
  fullName: z.string(),
  dob: z.string(),
  /** The latest first, each with the conversation about it. */
  applications: z.array(z.object({ ...storedApplication.shape, conversationId: z.nullable(z.string()) })),
  /** What holds for photographs; null without an id. */
  photoConsent: z.nullable(officeChild.shape.consent),
});
export type Child = z.output<typeof child>;

const family = z.object({
  ...familyFields,
  /** Whether a code has proven that the email is theirs. */
  isProven: z.boolean(),
  /** When it was last asked about photographs by email, at its present address; null after 14 days. */
  askedAt: z.nullable(z.string()),
  children: z.array(child),
  /** The latest first, each with the start of its last words. */
  conversations: z.array(z.object({ ...conversationFields, excerpt: z.string() })),
  /** The mails to the family, the latest first; null for teachers. The subject of a code has fixed words. */
  mails: z.nullable(
    z.array(
      z.object({
        _id: z.string(),
        subject: z.string(),
        state: z.enum(mailStates),
        /** When it was sent, or written. */
        at: z.string(),
      }),
    ),
  ),
  /** The latest first. */
  trials: z.array(trial),
  /** Other families that gave the same phone number: a hint that they may belong together. */
  samePhone: z.array(z.object({ _id: z.string(), fullName: z.string(), children: z.array(z.string()) })),
});
export type Family = z.output<typeof family>;

export const getFamily = defineEndpoint({
  method: 'GET',
  path: '/admin/families/{id}',
  params: idParam(noSuchFamily),
  summary:
    'One family: contact, children with their applications and consents, conversations, mails, trial classes, and others with the same phone number',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: family,
  failures: [401, 403, 404],
});
