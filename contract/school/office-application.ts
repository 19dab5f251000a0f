import * as z from 'zod/mini';
import { storedApplication } from './application.ts';
import { applicationStatus } from './application-status.ts';
import { defineEndpoint } from '../endpoint.ts';
import { noSuchApplication } from '../users/account.ts';
import { trialTime } from './trial.ts';
import { line, message, optionalLine, paragraphs } from '../text.ts';
import { idParam } from '../url-values.ts';

/** A mail to the family about a change. The office may edit it before it is sent. */
const statusMail = z.object({
  subject: line(150, 'Please enter a subject.'),
  text: paragraphs(4000, 'Please enter the text of the mail, or send none.'),
});
export type StatusMail = z.output<typeof statusMail>;

const change = z.object({
  _id: z.string(),
  from: applicationStatus,
  to: applicationStatus,
  at: z.string(),
  by: z.enum(['family', 'office']),
  /** The name of the user who made the change, at that time. */
  byName: z.string(),
  reason: z.nullable(z.string()),
  /** Whether this change was taken back at once, or takes back the one before. */
  isTakenBack: z.boolean(),
});

/** An application for the office: its history, and what can be done next. */
const officeApplication = z.object({
  ...storedApplication.shape,
  /** Counts the changes; the ETag of the application. */
  version: z.int(),
  /** From the first change to the last. */
  history: z.array(change),
  /**
   * The allowed steps, what most often follows first, each with the mail that is proposed for it. `classMail` is that of a trial class with
   * a day: day, place and a file for calendars follow its words. It is null for other steps, and while a trial class is open.
   */
  nextSteps: z.array(
    z.object({ status: applicationStatus, mail: statusMail, classMail: z.nullable(statusMail) }),
  ),
  /** Whether a trial class of this application is asked for or agreed. */
  hasOpenTrial: z.boolean(),
  /** The state before the caller's last change while it can be taken back, and for how many seconds. */
  undo: z.nullable(z.object({ status: applicationStatus, seconds: z.number() })),
});
export type OfficeApplication = z.output<typeof officeApplication>;

export const getApplication = defineEndpoint({
  method: 'GET',
  path: '/admin/applications/{id}',
  params: idParam(noSuchApplication),
  summary: 'One application with its history, the allowed next steps and a proposed mail for each',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: officeApplication,
  failures: [401, 403, 404],
});

/** A change of status, as the office's form sends it. A trial class may be agreed with it. */
const statusChange = z
  .object({
    status: applicationStatus,
    reason: optionalLine(300),
    mail: z.optional(z.nullable(statusMail)),
    trial: z.optional(trialTime),
  })
  .check(
    z.refine(({ status, trial }) => trial === undefined || status === 'trial', {
      error: 'Only a trial class has a day and a time.',
      path: ['trial'],
    }),
  );

export const changeApplication = defineEndpoint({
  method: 'PATCH',
  path: '/admin/applications/{id}',
  params: idParam(noSuchApplication),
  summary:
    'Change the status of an application, with an optional reason and mail to the family, and agree on its trial class. The status before is allowed for some seconds, and takes the change and its mail back',
  caller: 'office',
  changes: true,
  body: statusChange,
  success: 200,
  reply: z.object({ message, ...officeApplication.shape }),
  failures: [400, 401, 403, 404, 409, 412, 428],
});
