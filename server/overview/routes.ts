import { getOverview, overviewItems, type FirstSteps, type OverviewNow } from '#contract/overview.ts';
import { route, type RequestContext, type Route } from '#server/http/route.ts';
import { listOfficeRoles } from '#server/people/queries.ts';
import { hasSecondFactor } from '#server/second-factor/queries.ts';
import { agreedBetween } from '#server/trials/queries.ts';
import { countFailedMails, isEmptySchool, listDue, listNewApplications } from './queries.ts';
import { schoolWeeks, type SchoolWeeks } from './school-weeks.ts';
import { weeklyCounts } from './weekly-counts.ts';

type Request = RequestContext<typeof getOverview>;

const listed = <Item>(items: readonly Item[]) => ({
  count: items.length,
  items: items.slice(0, overviewItems),
});

async function whatNeedsUs({ db, caller }: Request, now: Date, weeks: SchoolWeeks): Promise<OverviewNow> {
  const { today, tomorrow, dayAfterTomorrow } = weeks;
  const trials = await agreedBetween(db, today, dayAfterTomorrow);
  return {
    overdue: listed(await listDue(db, { after: new Date(0), upTo: now, now })),
    dueToday: listed(await listDue(db, { after: now, upTo: tomorrow, now })),
    trials: listed(
      trials.map(({ _id, conversationId, userName, courseName, startsAt }) => ({
        _id,
        conversationId,
        personName: userName,
        courseName,
        startsAt: startsAt?.toISOString() ?? '',
      })),
    ),
    applications: listed(await listNewApplications(db)),
    failedMails: caller.role === 'admin' ? await countFailedMails(db) : null,
  };
}

/** What the owner of a new school has done already; null for teachers, and when the school has received something. */
async function firstStepsOf({ db, caller }: Request): Promise<FirstSteps> {
  if (caller.role !== 'admin' || !(await isEmptySchool(db))) return null;
  return {
    hasSecondFactor: await hasSecondFactor(db, caller.id),
    hasColleague: (await listOfficeRoles(db)).length > 1,
  };
}

/** The first page of the office (docs/design.md, section 5). */
export const overviewRoutes: readonly Route[] = [
  route(getOverview, async (request) => {
    const now = request.now();
    const weeks = schoolWeeks(now, request.settings.schoolTimezone);
    return {
      now: await whatNeedsUs(request, now, weeks),
      weeks: await weeklyCounts(request.db, weeks, request.content.edition.courses),
      firstSteps: await firstStepsOf(request),
    };
  }),
];
