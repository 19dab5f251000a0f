import {
  answerPhotoConsent,
  askPhotoConsents,
  deadLink,
  getMyChildren,
  getMyPhotoConsent,
  listChildren,
  listChildrenInClass,
  notePhotoConsent,
  noSuchChild,
  openPhotoConsent,
  setMyPhotoConsent,
  untilIsOver,
  usedLink,
  type Answer,
  type OfficeChild,
  type OwnChild,
} from '#contract/school/photo-consent.ts';
import { dayIn } from '#contract/school-time.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { limits } from '#server/http/limits.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { record, recordOnceInAWhile } from '#server/operations/audit/queries.ts';
import { photoConsentNoted } from '#server/school/emails/photo-consent.ts';
import { findPerson } from '#server/school/people/queries.ts';
import { route, type RequestContext, type Route, type SchoolServices } from '#server/school/route.ts';
import { consentsOf, storeAnswer } from '#server/site/consents/queries.ts';
import { lockEditions } from '#server/site/content/queries.ts';
import { lockSite } from '#server/site/lock-site.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { lockUser, setUpdatedAt } from '#server/users/queries.ts';
import { askAll, askOne } from './ask.ts';
import { findChildren, officeChildOf } from './find-children.ts';
import { findChildrenInClass } from './in-class.ts';
import { hashOfToken } from './link-token.ts';
import { ownChildren } from './own-children.ts';
import { familyOfChild, findFamilyWithChildren, findLink, useLinks, type StoredLink } from './queries.ts';

const notFound = () => new HttpError(404, noSuchChild);

/** The day on the clocks of the school. */
const todayOf = ({ settings, now }: SchoolServices) => dayIn(settings.schoolTimezone, now());

/** @throws HttpError 400 beside a field when an answer ends before today */
function checkUntil(services: SchoolServices, answers: readonly Answer[], field: 'until' | 'answers'): void {
  const today = todayOf(services);
  if (answers.every(({ until }) => until === null || until >= today)) return;
  throw new HttpError(400, untilIsOver, { fields: { [field]: untilIsOver } });
}

async function ownChild(db: Database, userId: string, id: string): Promise<OwnChild> {
  const child = (await ownChildren(db, userId)).find(({ _id }) => _id === id);
  if (child === undefined) throw notFound();
  return child;
}

async function answerInProfile(request: RequestContext<typeof setMyPhotoConsent>) {
  const { db, caller, params, body, now } = request;
  checkUntil(request, [body], 'until');
  const child = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const { _id: childId } = await ownChild(transaction, caller.id, params.id);
    await storeAnswer(transaction, { ...body, childId, through: 'profile', at: now() });
    await setUpdatedAt(transaction, caller.id);
    return ownChild(transaction, caller.id, childId);
  });
  return { message: `Thank you. Your answer for ${child.fullName} is saved.`, child };
}

async function officeChild(services: SchoolServices, db: Database, id: string): Promise<OfficeChild> {
  const familyId = await familyOfChild(db, id);
  const family = familyId === undefined ? undefined : await findFamilyWithChildren(db, familyId);
  const child = family?.children.find((each) => each.id === id);
  const today = todayOf(services);
  const consent = (await consentsOf(db, [id], today)).get(id);
  if (family === undefined || child === undefined || consent === undefined) throw notFound();
  return officeChildOf(family, child, consent, today);
}

/** Tells a family what is noted for its children, so that a wrong answer, or that of a stranger, does not stay unseen. */
async function tellFamily(
  { sender }: SchoolServices,
  transaction: Database,
  userId: string,
  isNoted: boolean,
): Promise<void> {
  const family = await findFamilyWithChildren(transaction, userId);
  if (family === undefined || family.email === '') return;
  const children = await ownChildren(transaction, userId);
  const { email: to, fullName } = family;
  await enqueue(
    transaction,
    [photoConsentNoted(sender, { userId, to, fullName, children, isNoted })],
    userId,
  );
}

async function note(request: RequestContext<typeof notePhotoConsent>) {
  const { db, outbox, caller, address, params, body, now } = request;
  checkUntil(request, [body], 'until');
  const child = await inTransaction(db, async (transaction) => {
    await lockSite(transaction, caller);
    const { familyId } = await officeChild(request, transaction, params.id);
    await lockUser(transaction, familyId);
    const heardBy = (await findPerson(transaction, caller.id))?.fullName ?? '';
    const answer = { ...body, childId: params.id, through: 'office', heardBy, at: now() } as const;
    if (await storeAnswer(transaction, answer)) {
      await setUpdatedAt(transaction, familyId);
      await record(transaction, {
        action: 'photo-consent-noted',
        actor: caller.id,
        subject: familyId,
        address,
      });
      await tellFamily(request, transaction, familyId, true);
    }
    return officeChild(request, transaction, params.id);
  });
  outbox.nudge();
  return { message: `The answer for ${child.fullName} is noted.`, child };
}

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function messageOfAll({ asked, withoutAddress }: { asked: number; withoutAddress: number }): string {
  const sent =
    asked === 0
      ? 'No family needs a mail now.'
      : `We have asked ${counted(asked, 'family', 'families')} by email.`;
  if (withoutAddress === 0) return sent;
  const call = withoutAddress === 1 ? 'Please call it.' : 'Please call them.';
  return `${sent} ${counted(withoutAddress, 'family has', 'families have')} no email. ${call}`;
}

const messageOfOne = {
  asked: 'We have asked the family by email.',
  'asked before': 'The family was asked a moment ago. Nothing more was sent.',
  'said no': 'This family has said no, so it is not asked again. It can change its answer at any time.',
  'without address': 'This family has no email. Please call it.',
} as const;

async function askAgain(
  request: RequestContext<typeof askPhotoConsents>,
  transaction: Database,
): Promise<{ message: string; asked: string; withoutAddress: string }> {
  const { caller, address, body } = request;
  const entry = { action: 'photo-consent-asked', actor: caller.id, address } as const;
  if (body.childId === undefined) {
    const counts = await askAll(request, transaction, todayOf(request));
    if (counts.asked > 0) await record(transaction, entry);
    const { asked, withoutAddress } = counts;
    return { message: messageOfAll(counts), asked: String(asked), withoutAddress: String(withoutAddress) };
  }
  const familyId = await familyOfChild(transaction, body.childId);
  const { childId } = body;
  const today = todayOf(request);
  const result =
    familyId === undefined ? 'gone' : await askOne(request, transaction, { familyId, childId, today });
  if (result === 'gone') throw notFound();
  if (result === 'asked') await record(transaction, { ...entry, subject: familyId });
  return {
    message: messageOfOne[result],
    asked: result === 'asked' ? '1' : '0',
    withoutAddress: result === 'without address' ? '1' : '0',
  };
}

async function ask(request: RequestContext<typeof askPhotoConsents>) {
  const { db, outbox, caller } = request;
  const { message, asked, withoutAddress } = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    return once(
      request,
      transaction,
      () => askAgain(request, transaction),
      () => true,
    );
  });
  outbox.nudge();
  return { message, asked: Number(asked), withoutAddress: Number(withoutAddress) };
}

/** @throws HttpError 404 for a link that cannot be used */
async function usableLink(
  { secret, now }: SchoolServices,
  db: Database,
  { token }: { token: string },
): Promise<StoredLink> {
  const link = await findLink(db, hashOfToken(secret, token));
  if (link === undefined || link.expiresAt <= now()) throw new HttpError(404, deadLink);
  if (link.isUsed) throw new HttpError(404, usedLink);
  return link;
}

async function open(request: RequestContext<typeof openPhotoConsent>) {
  const { db, body } = request;
  const { userId, expiresAt } = await usableLink(request, db, body);
  return { children: await ownChildren(db, userId), until: expiresAt.toISOString() };
}

async function answerThroughLink(
  request: RequestContext<typeof answerPhotoConsent>,
  transaction: Database,
): Promise<{ userId: string }> {
  const { body, now } = request;
  const { userId } = await usableLink(request, transaction, body);
  // Of two answers at once the second waits here, and then finds the link used; so does one while the address changes.
  await lockUser(transaction, userId);
  await usableLink(request, transaction, body);
  await useLinks(transaction, userId, now());
  const children = new Set((await ownChildren(transaction, userId)).map(({ _id }) => _id));
  for (const answer of body.answers) {
    if (!children.has(answer.childId)) throw notFound();
    await storeAnswer(transaction, { ...answer, through: 'link', at: now() });
  }
  await setUpdatedAt(transaction, userId);
  await tellFamily(request, transaction, userId, false);
  return { userId };
}

/** Photographs of children: what their families answer, and the office that asks (docs/decisions/0039-consent-for-photographs.md). */
export const photoConsentRoutes: readonly Route[] = [
  route(getMyChildren, async ({ db, caller }) => ({ items: await ownChildren(db, caller.id) })),
  route(getMyPhotoConsent, ({ db, caller, params }) => ownChild(db, caller.id, params.id)),
  route(setMyPhotoConsent, answerInProfile, ...limits.photoConsent),

  route(listChildren, async (request) => {
    const { db, caller, address, query } = request;
    const { q: search = '', answer, cursor, limit } = query;
    const after = decodeCursor(cursor);
    await recordOnceInAWhile(db, { action: 'children-read', actor: caller.id, address });
    const searched = { search, isUnanswered: answer === 'none', day: todayOf(request) };
    const { rows, next } = pageOf(await findChildren(db, searched, { after, limit }), limit);
    return { items: rows.map(({ item }) => item), next };
  }),
  route(listChildrenInClass, async (request) => {
    const { db, caller, address } = request;
    await recordOnceInAWhile(db, { action: 'children-read', actor: caller.id, address });
    return findChildrenInClass(request);
  }),
  route(notePhotoConsent, note, ...limits.photoConsentNoted),
  route(askPhotoConsents, ask, ...limits.photoConsentAsked),

  route(openPhotoConsent, open, ...limits.photoConsentLink),
  route(
    answerPhotoConsent,
    async (request) => {
      const { db, outbox, body } = request;
      checkUntil(request, body.answers, 'answers');
      const children = await inTransaction(db, async (transaction) => {
        await lockEditions(transaction);
        const { userId } = await once(
          request,
          transaction,
          () => answerThroughLink(request, transaction),
          () => true,
        );
        return ownChildren(transaction, userId);
      });
      outbox.nudge();
      return { message: 'Thank you. Your answer is saved.', children };
    },
    ...limits.photoConsentLink,
  ),
];
