import * as z from 'zod/mini';
import { consentStates } from '../consent-state.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply, maxSearchLength } from '../list.ts';
import { message } from '../text.ts';
import { idParam } from '../url-values.ts';

/*
 * The consent of a family for photographs. A child is all applications of one user with the same name and birth date. Each answer is kept;
 * the latest one of a child counts.
 */

/** The message of the 404 for a child that does not exist, or is of another family. */
export const noSuchChild = 'This child is no longer in our list.';

/** The messages for a link that cannot be used: the same for one that is unknown, run out, or of an address that has changed. */
export const deadLink =
  'This link no longer works. Please ask the school for a new one: reply to our email, or call us.';
export const usedLink =
  'This link was used already. To change your answer, please ask the school for a new one: reply to our email, or call us.';

/** The message beside a day that is over. */
export const untilIsOver = 'Please choose today or a later day, or none.';

/** How many days a link works. */
export const linkDays = 14;

/** How an answer came: from the profile, through a link without an account, or on the phone and noted by the office. */
const ways = ['profile', 'link', 'office'] as const;
export type Way = (typeof ways)[number];

const missing = 'Please choose yes or no.';

const answer = z.object({
  /** Photographs of what the child has made. */
  work: z.boolean(missing),
  /** Photographs in which the child can be seen. */
  face: z.boolean(missing),
  /** The last day, in the time zone of the school; null for no end. */
  until: z._default(z.nullable(z.iso.date({ error: 'Please choose a day, or none.', abort: true })), null),
});
export type Answer = z.output<typeof answer>;

const givenFields = {
  /** The last day of a yes; null for no end. */
  until: z.nullable(z.string()),
  answeredAt: z.string(),
  through: z.enum(ways),
  /** The name, at that time, of who of the office heard it. */
  heardBy: z.nullable(z.string()),
};

/** What a family has answered last for one of its children; null for nothing yet. */
const givenAnswer = z.object({ work: z.boolean(), face: z.boolean(), ...givenFields });

const ownChild = z.object({ _id: z.string(), fullName: z.string(), consent: z.nullable(givenAnswer) });
export type OwnChild = z.output<typeof ownChild>;

/** A picture of a child in the export of its family. */
const exportedPicture = z.object({
  addedAt: z.iso.datetime(),
  /** Whether a child can be seen on it. */
  showsFace: z.boolean(),
  /** What its label says; null while it has none. */
  title: z.nullable(z.string()),
  medium: z.nullable(z.string()),
  /** Whether it is on the site. */
  isShown: z.boolean(),
});
export type ExportedPicture = z.output<typeof exportedPicture>;

/** The answers of a child in the export of its family, the first one first, and the pictures of it. */
export const exportedConsent = z.object({
  child: z.string(),
  pictures: z.array(exportedPicture),
  /** `version` is that of the words which the family saw (contract/school/photo-consent-words.ts). */
  answers: z.array(z.extend(givenAnswer, { version: z.string() })),
});

export const getMyChildren = defineEndpoint({
  method: 'GET',
  path: '/user/me/children',
  summary: 'The children of the account’s applications, each with what was answered last about photographs',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ items: z.array(ownChild) }),
  failures: [401],
});

export const getMyPhotoConsent = defineEndpoint({
  method: 'GET',
  path: '/user/me/children/{id}/photo-consent',
  params: idParam(noSuchChild),
  summary: 'What the family has answered last about photographs of one of its children',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: ownChild,
  failures: [401, 404],
});

export const setMyPhotoConsent = defineEndpoint({
  method: 'PUT',
  path: '/user/me/children/{id}/photo-consent',
  params: idParam(noSuchChild),
  summary: 'Answer whether photographs of a child may be shown, or take that back',
  caller: 'user',
  changes: true,
  body: answer,
  success: 200,
  reply: z.object({ message, child: ownChild }),
  failures: [400, 401, 404, 429],
});

/** A child as the office sees it. */
export const officeChild = z.object({
  _id: z.string(),
  fullName: z.string(),
  /** In years; null for a birth date that cannot be. */
  age: z.nullable(z.int()),
  familyId: z.string(),
  familyName: z.string(),
  /** Whether the family can be asked by email. */
  hasEmail: z.boolean(),
  /** When the family was last asked by email, at its present address; null after 14 days. */
  askedAt: z.nullable(z.string()),
  consent: z.object({
    work: z.enum(consentStates),
    face: z.enum(consentStates),
    /** Of the latest answer of this family; null before it. */
    until: givenFields.until,
    answeredAt: z.nullable(givenFields.answeredAt),
    through: z.nullable(givenFields.through),
    heardBy: givenFields.heardBy,
    /** Whether another family with the same child said no to something that this one has not refused. */
    isRefusedElsewhere: z.boolean(),
  }),
});
export type OfficeChild = z.output<typeof officeChild>;

const searchMessage = `Please search for at most ${maxSearchLength} characters.`;

export const listChildren = defineEndpoint({
  method: 'GET',
  path: '/admin/children',
  query: z.extend(listQuery, {
    /** The first letters of words of the child's name and the family's. */
    q: z.optional(z.string(searchMessage).check(z.maxLength(maxSearchLength, searchMessage))),
    /** `none`: only those whose family has not answered. */
    answer: z.optional(z.literal('none', 'The list has all children, or those without an answer.')),
  }),
  summary:
    'One page of the children with what their families answered about photographs, the family that signed up last first',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(officeChild)),
  failures: [400, 401, 403],
});

/** How many days back a class may be whose work is hung now: that of the weekend, on Monday. */
export const classDaysBack = 2;

/** The most children that are offered without a search. */
export const maxInClass = 24;

export const listChildrenInClass = defineEndpoint({
  method: 'GET',
  path: '/admin/children/in-class',
  summary:
    'The children whose class began today or, if nobody’s did, on the last of the two days before: those with a trial class first, at most 24',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  /** `day`: that of the class, on the clocks of the school; null if nobody had one. */
  reply: z.object({ day: z.nullable(z.string()), isToday: z.boolean(), items: z.array(officeChild) }),
  failures: [401, 403],
});
export type ChildrenInClass = z.output<typeof listChildrenInClass.reply>;

export const notePhotoConsent = defineEndpoint({
  method: 'PUT',
  path: '/admin/children/{id}/photo-consent',
  params: idParam(noSuchChild),
  summary: 'Note what a family said about photographs on the phone; the family gets a mail about it',
  caller: 'office',
  changes: true,
  body: answer,
  success: 200,
  reply: z.object({ message, child: officeChild }),
  failures: [400, 401, 403, 404, 429],
});

const badId = 'Please choose a child from the list.';
const childId = z
  .string(badId)
  .check(z.maxLength(64, { error: badId, abort: true }), z.regex(/^[\w-]+$/, badId));

export const askPhotoConsents = defineEndpoint({
  method: 'POST',
  path: '/admin/photo-consents/ask',
  summary:
    'Ask the family of a child by email, or all families without an answer or whose answer runs out within 30 days, each at most once in a week',
  caller: 'office',
  changes: true,
  countsOnce: true,
  body: z.object({ childId: z.optional(childId) }),
  success: 200,
  /** How many families got a mail, and how many have no address. */
  reply: z.object({ message, asked: z.int(), withoutAddress: z.int() }),
  failures: [400, 401, 403, 404, 422, 429],
});

const badLink = z.string(deadLink).check(z.maxLength(200, deadLink));

export const openPhotoConsent = defineEndpoint({
  method: 'POST',
  path: '/user/photo-consent/open',
  summary: 'What the link in a mail asks. It does not use the link up, because mail programs open links too',
  caller: 'anyone',
  changes: false,
  body: z.object({ token: badLink }),
  success: 200,
  /** `until`: when the link stops working. */
  reply: z.object({ children: z.array(ownChild), until: z.string() }),
  failures: [400, 404, 429],
});

const badAnswers = 'Please answer for each child once.';
/** As many as a family can apply for. */
const maxItems = 100;

export const answerPhotoConsent = defineEndpoint({
  method: 'POST',
  path: '/user/photo-consent/answer',
  summary:
    'Answer through the link in a mail, without an account. A link works once; the family gets a mail about it',
  caller: 'anyone',
  changes: true,
  countsOnce: true,
  body: z.object({
    token: badLink,
    answers: z
      .array(z.extend(answer, { childId }), badAnswers)
      // A refinement, because a text has a length too, and is wrong already.
      .check(
        z.refine(
          (answers) =>
            answers.length > 0 &&
            answers.length <= maxItems &&
            new Set(answers.map((each) => each.childId)).size === answers.length,
          badAnswers,
        ),
      )
      .register(z.globalRegistry, { maxItems }),
  }),
  success: 200,
  reply: z.object({ message, children: z.array(ownChild) }),
  failures: [400, 404, 422, 429],
});
