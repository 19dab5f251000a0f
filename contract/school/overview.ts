import * as z from 'zod/mini';
import { conversationItem } from './conversation.ts';
import { defineEndpoint } from '../endpoint.ts';

const count = z.int().check(z.nonnegative());

/** Counts stop here: whoever has more to do needs no exact number. */
export const maxOverviewCount = 100;

/** The conversations that the first page of the office lists; the others are counted. */
export const overviewAnswers = 25;

/** The things of each other kind that it lists, besides trial classes; the others are counted. */
export const overviewItems = 5;

const listed = <Item extends z.ZodMiniType>(item: Item) => z.object({ count, items: z.array(item) });

/** A trial class that is agreed. */
const agreedTrial = z.object({
  _id: z.string(),
  conversationId: z.nullable(z.string()),
  userName: z.string(),
  childAge: z.int(),
  courseName: z.string(),
  startsAt: z.string(),
});
export type AgreedTrial = z.output<typeof agreedTrial>;

/** An application without a decision. */
const newApplication = z.object({
  _id: z.string(),
  conversationId: z.nullable(z.string()),
  childName: z.string(),
  courseName: z.string(),
  createdAt: z.string(),
});
export type NewApplication = z.output<typeof newApplication>;

/** What needs somebody of the office now. A day is one of the school's time zone. */
const needsNow = z.object({
  /** Conversations with a mail that was refused, then those that wait for an answer, by the time left. */
  toAnswer: listed(conversationItem),
  /** Trial classes of today and tomorrow that are not over, the next first; all of them. */
  trials: listed(agreedTrial),
  /** Trial classes that are over, until somebody notes what came of them. */
  trialsToNote: listed(agreedTrial),
  /** New applications whose family waits for no answer, the latest first. */
  applications: listed(newApplication),
});

/** What happened in one week, which begins on Monday. */
const weekCounts = z.object({
  /** Messages and requests for a trial class. */
  enquiries: count,
  /** Trial classes of that week, without cancelled ones. */
  trials: count,
  applications: count,
  /** Applications that got a place then, and have it still. */
  enrolled: count,
});
export type WeekCounts = z.output<typeof weekCounts>;

/** What a new school has done already. */
const firstSteps = z.object({
  /** Whether words of the site were published. */
  hasOwnWords: z.boolean(),
  /** Whether artworks that came with the site still hang. */
  hasBuiltInWorks: z.boolean(),
  hasSecondFactor: z.boolean(),
  hasColleague: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** What is wrong with the nightly backups. */
const backupProblem = z.object({
  /** When the last good one was made; null if there was none. */
  lastAt: z.nullable(z.string()),
  /** Why the last attempt failed, for whoever runs the server; null if there was none for two days. */
  failure: z.nullable(z.string()),
});
export type BackupProblem = z.output<typeof backupProblem>;

const overview = z.object({
  /** Conversations that wait for an answer, and those of them whose time has ended. */
  inbox: z.object({ open: count, overdue: count }),
  /** Only for the owner, who alone sees the mails. */
  mails: z.nullable(
    z.object({
      /** Mails that were not sent, are not tried again, and are not marked as done. */
      failed: count,
      /** Codes that are still not sent after two minutes. */
      lateCodes: count,
    }),
  ),
  /** Changes of the site whose scheduled publication did not happen. Only for the owner. */
  failedPublications: z.nullable(count),
  /** Pictures that hung on the site and that visitors may not see now, such as after a family has taken its yes back. Only for the owner. */
  picturesLeftOut: z.nullable(count),
  /** Null while nothing is wrong. Only for the owner. */
  backup: z.nullable(backupProblem),
  now: needsNow,
  /** The time zone of the school, in which its days begin. */
  timeZone: z.string(),
  weeks: z.object({ thisWeek: weekCounts, lastWeek: weekCounts }),
  /** Null for teachers, and as soon as somebody has written to the school. */
  firstSteps: z.nullable(firstSteps),
});
export type Overview = z.output<typeof overview>;

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/admin/overview',
  summary: `What needs the office now, each counted up to ${maxOverviewCount}, and the numbers of this week and the last one`,
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: overview,
  failures: [401, 403],
});
