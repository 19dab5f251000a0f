import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The weeks that the overview shows, the present one included. */
export const overviewWeeks = 12;

/** The things of each kind that the overview lists; the rest is counted. */
export const overviewItems = 5;

/** The number at which the counts of the overview stop, so that they read no more rows than a page. */
export const maxOverviewCount = 100;

const count = z.int().check(z.nonnegative());

const listed = <Item extends z.ZodMiniType>(item: Item) => z.object({ count, items: z.array(item) });

/** A conversation whose person waits for an answer. Times are ISO 8601 in UTC. */
const waiting = z.object({
  _id: z.string(),
  personName: z.string(),
  /** The start of the last words. */
  excerpt: z.string(),
  respondBy: z.string(),
});
export type Waiting = z.output<typeof waiting>;

/** A trial class that is agreed. */
const trial = z.object({
  _id: z.string(),
  conversationId: z.nullable(z.string()),
  personName: z.string(),
  courseName: z.nullable(z.string()),
  startsAt: z.string(),
});
export type OverviewTrial = z.output<typeof trial>;

/** An application that nobody has looked at. */
const newApplication = z.object({
  _id: z.string(),
  childName: z.string(),
  courseName: z.string(),
  createdAt: z.string(),
  conversationId: z.nullable(z.string()),
});
export type NewApplication = z.output<typeof newApplication>;

/** What needs somebody now. */
const now = z.object({
  overdue: listed(waiting),
  dueToday: listed(waiting),
  /** Of today and tomorrow, the next first. */
  trials: listed(trial),
  applications: listed(newApplication),
  /** Mails that could not be sent; null for teachers, who cannot send them again. */
  failedMails: z.nullable(count),
});
export type OverviewNow = z.output<typeof now>;

const perWeek = z.array(count);
const counts = z.object({
  enquiries: perWeek,
  trials: perWeek,
  applications: perWeek,
  enrolments: perWeek,
});
export type WeeklyCounts = z.output<typeof counts>;

/** The numbers of each week, the oldest first. */
const weeks = z.object({
  /** The first day of each week, a Monday, as YYYY-MM-DD. */
  starts: z.array(z.string()),
  total: counts,
  /** The minutes in which half of the answers were given; null for a week without an answer. */
  medianMinutes: z.array(z.nullable(z.number())),
  courses: z.array(z.object({ _id: z.string(), name: z.string(), ...counts.shape })),
});
export type OverviewWeeks = z.output<typeof weeks>;

/** What a new school has done already; null when it has received something. */
const firstSteps = z.nullable(z.object({ hasSecondFactor: z.boolean(), hasColleague: z.boolean() }));
export type FirstSteps = z.output<typeof firstSteps>;

const overview = z.object({ now, weeks, firstSteps });
export type Overview = z.output<typeof overview>;

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/admin/overview',
  summary: `What needs the office now, and the last ${overviewWeeks} weeks. Each count of the first stops at ${maxOverviewCount}`,
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: overview,
  failures: [401, 403],
});
