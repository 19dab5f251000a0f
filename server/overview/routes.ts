import { getOverview } from '#contract/overview.ts';
import { mayUse } from '#contract/roles.ts';
import { route, type Route } from '#server/http/route.ts';
import { countWaiting } from '#server/inbox/queries.ts';
import { countMailProblems } from '#server/mails/queries.ts';

/** What every page of the office shows in its head. */
export const overviewRoutes: readonly Route[] = [
  route(getOverview, async ({ db, caller, now }) => ({
    inbox: await countWaiting(db, now()),
    mails: mayUse('admin', caller.role) ? await countMailProblems(db) : null,
  })),
];
