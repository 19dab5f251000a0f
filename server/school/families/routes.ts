import { getFamily, listFamilies, maxFamilyRows, noSuchFamily } from '#contract/school/family.ts';
import { dayIn } from '#contract/school-time.ts';
import { recordOnceInAWhile } from '#server/operations/audit/queries.ts';
import { HttpError } from '#server/http/http-error.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { route, type RequestContext, type Route } from '#server/school/route.ts';
import { mailsToFamily } from '#server/school/email-list/queries.ts';
import { trialsOf } from '#server/school/trials/queries.ts';
import { replyOf } from '#server/school/trials/reply-of.ts';
import { findFamilies } from './find-families.ts';
import { withConsents } from './with-consents.ts';
import { conversationsOf, familiesWithPhones, findFamily } from './queries.ts';

async function read(request: RequestContext<typeof getFamily>) {
  const { db, caller, address, sender, settings, now, params } = request;
  const family = await findFamily(db, params.id);
  if (family === undefined) throw new HttpError(404, noSuchFamily);
  const { _id: id, userEmail: email, phones } = family;
  await recordOnceInAWhile(db, { action: 'family-read', actor: caller.id, subject: id, address });
  const trials = await trialsOf(db, id, maxFamilyRows);
  return {
    ...family,
    ...(await withConsents(db, id, family.children, dayIn(settings.schoolTimezone, now()))),
    conversations: await conversationsOf(db, { id, email }, now()),
    mails:
      caller.role === 'admin'
        ? await mailsToFamily(db, id, { not: sender.schoolEmail, limit: maxFamilyRows })
        : null,
    trials: trials.map((trial) => replyOf(trial, settings.schoolTimezone)),
    samePhone: await familiesWithPhones(db, id, phones),
  };
}

/** The families that the office sees at /office/families. */
export const familyRoutes: readonly Route[] = [
  route(listFamilies, async ({ db, caller, address, query: { q = '', cursor, limit } }) => {
    const after = decodeCursor(cursor);
    await recordOnceInAWhile(db, { action: 'families-read', actor: caller.id, address });
    const { rows, next } = pageOf(await findFamilies(db, q, { after, limit }), limit);
    return { items: rows.map(({ item }) => item), next };
  }),
  route(getFamily, read),
];
