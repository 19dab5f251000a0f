import { countLeftOut } from '#server/site/own-pictures/described.ts';
import { builtInWorksOnSite } from '#server/site/built-in-works/walls.ts';
import { getOverview, type FirstSteps } from '#contract/school/overview.ts';
import { mayUse } from '#contract/roles.ts';
import { readOfficePeople } from '#server/school/conversations/queries.ts';
import { lastEditionNumber } from '#server/site/content/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { countFailedPublications } from '#server/site/scheduled/queries.ts';
import { route, type Route } from '#server/school/route.ts';
import { countMailProblems } from '#server/school/email-list/queries.ts';
import { findBackupProblem } from '#server/operations/backup-state/problem.ts';
import { hasSecondFactor } from '#server/users/second-factor/queries.ts';
import { needsNow } from './needs-now.ts';
import { countWeek, isEmptySchool } from './queries.ts';
import { schoolWeeks } from './school-weeks.ts';

async function firstStepsOf(
  db: Database,
  ownerId: string,
  { schoolTimezone }: { schoolTimezone: string },
): Promise<FirstSteps | null> {
  if (!(await isEmptySchool(db))) return null;
  return {
    hasOwnWords: (await lastEditionNumber(db)) > 0,
    hasBuiltInWorks: (await builtInWorksOnSite(db, schoolTimezone)) > 0,
    hasSecondFactor: await hasSecondFactor(db, ownerId),
    hasColleague: (await readOfficePeople(db)).length > 1,
  };
}

/** The first page of the office, and what every page of it shows in its head. */
export const overviewRoutes: readonly Route[] = [
  route(getOverview, async ({ db, caller, settings, now }) => {
    const present = now();
    const isOwner = mayUse('admin', caller.role);
    const { lastWeek, thisWeek, nextWeek } = schoolWeeks(present, settings.schoolTimezone);
    return {
      ...(await needsNow(db, present, settings.schoolTimezone)),
      timeZone: settings.schoolTimezone,
      mails: isOwner ? await countMailProblems(db) : null,
      failedPublications: isOwner ? await countFailedPublications(db) : null,
      picturesLeftOut: isOwner ? await countLeftOut(db, settings) : null,
      backup: isOwner ? await findBackupProblem(db, settings, present) : null,
      weeks: {
        thisWeek: await countWeek(db, thisWeek, nextWeek),
        lastWeek: await countWeek(db, lastWeek, thisWeek),
      },
      firstSteps: isOwner ? await firstStepsOf(db, caller.id, settings) : null,
    };
  }),
];
