import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { honeypot } from './message.ts';
import { listQuery, listReply } from '../list.ts';
import { personName } from '../name.ts';
import { tidyPhone } from '../phone.ts';
import { email, line, message, optionalLine } from '../text.ts';
import { idParam } from '../url-values.ts';

/**
 * The states of a request for a trial class: asked for by a family, agreed on with day and time, cancelled by either side, and
 * what the office noted after the class.
 */
const trialStatuses = ['asked', 'agreed', 'cancelled', 'came', 'missed', 'enrolled'] as const;
export type TrialStatus = (typeof trialStatuses)[number];

/** The message of the 404 for a trial class that does not exist. */
export const noSuchTrial = 'This trial class no longer exists.';

/** The ages that the form offers. */
export const trialAges = { min: 3, max: 99 } as const;

const badAge = `Please choose an age from ${trialAges.min} to ${trialAges.max}.`;
const age = z.int(badAge).check(z.minimum(trialAges.min, badAge), z.maximum(trialAges.max, badAge));

/**
 * A request for a free trial class. The school needs a phone number or an email to answer it. `website` is a honeypot, as in
 * a message (contract/school/message.ts).
 */
export const trialRequest = z
  .object({
    userName: personName('Please enter your name.'),
    userEmail: z._default(z.union([z.literal(''), email], { error: 'Please enter a valid email.' }), ''),
    userNumber: optionalLine(30, tidyPhone),
    /** The name or the id of a course. */
    course: line(100, 'Please choose a course.'),
    /** In years; a form sends digits. */
    childAge: z.union(
      [
        age,
        z.pipe(
          z.string(badAge).check(z.maxLength(2, badAge), z.regex(/^\d{1,2}$/, badAge)),
          z.pipe(z.transform(Number), age),
        ),
      ],
      { error: badAge },
    ),
    /** The day that suits the family, such as a weekday; the API takes any words. */
    day: optionalLine(60),
    website: honeypot,
  })
  .check(
    z.refine(({ userEmail, userNumber }) => userEmail !== '' || userNumber !== '', {
      error: 'Please add a phone number or an email, so that we can answer you.',
      path: ['userNumber'],
    }),
  );
export type TrialRequest = z.output<typeof trialRequest>;

export const addTrial = defineEndpoint({
  method: 'POST',
  path: '/user/add-trial',
  summary: 'Ask for a free trial class, with or without an account',
  caller: 'anyone',
  changes: true,
  countsOnce: true,
  body: trialRequest,
  success: 201,
  reply: z.object({ message }),
  failures: [400, 429],
});

/** A trial class as its family sees it. Times are UTC; `timeZone` is that of the school, in which they are shown. */
const ownTrial = z.object({
  _id: z.string(),
  status: z.enum(trialStatuses),
  courseName: z.string(),
  childAge: z.int(),
  /** Empty when the family named none. */
  wishedDay: z.string(),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  timeZone: z.string(),
  createdAt: z.string(),
});

/** Whether an agreed class has begun: then it cannot be cancelled any more, and what came of it can be noted. */
export const hasBegun = ({ startsAt }: { startsAt: string | null }, now = Date.now()): boolean =>
  startsAt !== null && Date.parse(startsAt) <= now;

/** A trial class with a file for calendars (RFC 5545), while one is agreed. */
const myTrial = z.extend(ownTrial, { calendar: z.nullable(z.string()) });
export type MyTrial = z.output<typeof myTrial>;

/** A trial class as it is in the export of an account. */
export const exportedTrial = z.extend(ownTrial, {
  userName: z.string(),
  userEmail: z.string(),
  userNumber: z.string(),
});

/** A trial class as the office sees it. */
export const trial = z.extend(exportedTrial, {
  courseId: z.string(),
  /** The user of the family, or null. */
  userId: z.nullable(z.string()),
  /** For If-Match. */
  version: z.int(),
});
export type Trial = z.output<typeof trial>;

const badMoment = { error: 'Please enter a day and a time.', abort: true };
const moment = z.iso.datetime(badMoment).check(z.maxLength(30, badMoment));
/** A moment in the query of a list. */
const bound = z.optional(moment);

/** The lists of trial classes: to be agreed, agreed, and all others. */
const trialLists = ['asked', 'agreed', 'done'] as const;
export type TrialList = (typeof trialLists)[number];

export const getTrials = defineEndpoint({
  method: 'GET',
  path: '/admin/trials',
  query: z.extend(listQuery, {
    list: z._default(z.enum(trialLists, 'Please choose one of the lists.'), 'agreed'),
    from: bound,
    to: bound,
  }),
  summary:
    'One page of the agreed trial classes by time, of those to be agreed by the time of the request, or of all others, the latest first',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(trial)),
  failures: [400, 401, 403],
});

export const getTrial = defineEndpoint({
  method: 'GET',
  path: '/admin/trials/{id}',
  params: idParam(noSuchTrial),
  summary: 'One trial class, with its ETag',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: trial,
  failures: [401, 403, 404],
});

/** The lengths of a trial class in minutes. */
export const trialMinutes = { usual: 60, min: 15, max: 240 } as const;
const badMinutes = `Please choose ${trialMinutes.min} to ${trialMinutes.max} minutes.`;

const minutes = z
  .int(badMinutes)
  .check(z.minimum(trialMinutes.min, badMinutes), z.maximum(trialMinutes.max, badMinutes));

/** When a trial class is, and how long. */
export const trialTime = z.object({ startsAt: moment, minutes });
export type TrialTime = z.output<typeof trialTime>;

/** A day and time to agree on or to move to, or the next status; not both. */
const trialChange = z
  .object({
    startsAt: z.optional(moment),
    minutes: z.optional(minutes),
    status: z.optional(z.enum(['cancelled', 'came', 'missed', 'enrolled'], 'Please choose what happened.')),
  })
  .check(
    z.refine(({ startsAt, status }) => (startsAt === undefined) !== (status === undefined), {
      error: 'Please choose either a day and time or what happened.',
      path: ['startsAt'],
    }),
  );
export type TrialChange = z.output<typeof trialChange>;

export const changeTrial = defineEndpoint({
  method: 'PATCH',
  path: '/admin/trials/{id}',
  params: idParam(noSuchTrial),
  summary:
    'Agree on a trial class, move or cancel it, or note what happened; family and school get a mail. 409 if the status does not allow it',
  caller: 'office',
  changes: true,
  body: trialChange,
  success: 200,
  reply: trial,
  failures: [400, 401, 403, 404, 409, 412, 428],
});

export const getMyTrials = defineEndpoint({
  method: 'GET',
  path: '/user/me/trials',
  summary:
    'The trial classes that the account asked for, and those asked for with its address once that is proven, the latest first, each with a file for calendars',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ items: z.array(myTrial) }),
  failures: [401],
});

export const cancelMyTrial = defineEndpoint({
  method: 'PATCH',
  path: '/user/me/trials/{id}',
  params: idParam(noSuchTrial),
  summary: 'Say that the family cannot come to its trial class. 409 if it has begun',
  caller: 'user',
  changes: true,
  body: z.object({ status: z.literal('cancelled', 'A trial class can only be cancelled.') }),
  success: 200,
  reply: z.object({ message, trial: myTrial }),
  failures: [400, 401, 404, 409],
});
