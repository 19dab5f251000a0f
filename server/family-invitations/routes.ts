import {
  acceptInvitation,
  invitationDays,
  inviteGuardian,
  noSuchFamily,
  noSuchInvitation,
  readInvitation,
  revokeInvitation,
  type FamilyInvitation,
} from '#contract/family.ts';
import { isOfficeRole } from '#contract/roles.ts';
import { findUserByEmail, lockAccount } from '#server/accounts/queries.ts';
import { roleOf } from '#server/accounts/role-of.ts';
import { record } from '#server/audit/queries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findFamily } from '#server/families/families.ts';
import { findFamilyId, insertMerge, membersOf } from '#server/families/queries.ts';
import { HttpError } from '#server/http/http-error.ts';
import { byNetwork } from '#server/http/rate-limit.ts';
import { route, type RequestContext, type Route } from '#server/http/route.ts';
import { invitationMessage } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { lockCaller } from '#server/sessions/lock-caller.ts';
import { endInvitation, findInvitation, insertInvitation } from './queries.ts';
import { invitationIdOf, invitationToken } from './token.ts';

/** Why an invitation no longer works. */
const whyEnded: Readonly<Record<Exclude<FamilyInvitation['state'], 'open'>, string>> = {
  accepted: 'This invitation was already accepted.',
  revoked: 'The school has taken this invitation back.',
  expired: `This invitation is older than ${invitationDays} days. Please ask the school for a new one.`,
};

/** @throws HttpError 404 for a forged token; 409 when the invitation was used, revoked or has expired */
async function openInvitation(db: Database, context: Context, token: string) {
  const id = invitationIdOf(context, token);
  const found = id === null ? undefined : await findInvitation(db, id);
  if (found === undefined) throw new HttpError(404, noSuchInvitation, { isWrongGuess: true });
  const { state } = found.invitation;
  if (state !== 'open') throw new HttpError(409, whyEnded[state]);
  return found;
}

async function invite(request: RequestContext<typeof inviteGuardian>) {
  const { db, outbox, sender, caller, address, params, body } = request;
  const family = await findFamily(db, params.id);
  if (family === undefined) throw new HttpError(404, noSuchFamily);
  const refuse = (message: string) => new HttpError(409, message, { fields: { email: message } });
  if (family.guardians.some(({ email }) => email === body.email))
    throw refuse('This guardian is in the family already.');
  if (family.invitations.some(({ email, state }) => email === body.email && state === 'open'))
    throw refuse('There is an open invitation to this address already.');
  const invitation = await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    if (!(await lockAccount(transaction, family._id))) throw new HttpError(404, noSuchFamily);
    const account = await findUserByEmail(transaction, body.email);
    if (account !== undefined && isOfficeRole(roleOf(account)))
      throw refuse('This is an account of the office.');
    const stored = await insertInvitation(transaction, family._id, body.email);
    // After the #, which a browser sends to no server, so that the link is in no log (OWASP ASVS 5.0, 14.2.1).
    const page = account === undefined ? 'SignUp' : 'login';
    const link = `${sender.publicUrl}/${page}#invitation=${invitationToken(request, stored._id)}`;
    const guardians = family.guardians.map(({ fullName }) => fullName);
    const mail = invitationMessage(sender, body.email, { guardians, link, days: invitationDays });
    await enqueue(transaction, [mail], family._id);
    await record(transaction, { action: 'guardian-invited', actor: caller.id, subject: family._id, address });
    return stored;
  });
  outbox.nudge();
  return { message: `The invitation to ${body.email} is on its way.`, invitation };
}

async function revoke({ db, caller, address, params: { id } }: RequestContext<typeof revokeInvitation>) {
  await inTransaction(db, async (transaction) => {
    await lockCaller(transaction, caller);
    const found = await findInvitation(transaction, id);
    if (found === undefined) throw new HttpError(404, noSuchInvitation);
    if (!(await endInvitation(transaction, id, 'revokedAt')))
      throw new HttpError(409, 'This invitation is no longer open.');
    await record(transaction, {
      action: 'invitation-revoked',
      actor: caller.id,
      subject: found.familyId,
      address,
    });
  });
  return { message: 'The invitation is taken back. Its link no longer works.' };
}

async function accept(request: RequestContext<typeof acceptInvitation>) {
  const { db, caller, body } = request;
  if (isOfficeRole(caller.role)) throw new HttpError(409, 'An account of the office joins no family.');
  await inTransaction(db, async (transaction) => {
    const { familyId: account, invitation } = await openInvitation(transaction, request, body.token);
    if (invitation.email !== caller.email)
      throw new HttpError(
        403,
        `This invitation is for ${invitation.email}. Please sign in with that address.`,
      );
    const intoId = (await findFamilyId(transaction, account)) ?? account;
    // In the order of their ids, as in a merge.
    for (const id of [caller.id, intoId].toSorted()) await lockAccount(transaction, id);
    await lockCaller(transaction, caller);
    const own = await membersOf(transaction, [(await findFamilyId(transaction, caller.id)) ?? caller.id]);
    if (own.some(({ id }) => id === account)) throw new HttpError(409, 'You are in this family already.');
    if (own.length > 1)
      throw new HttpError(409, 'Your account belongs to another family already. Please ask the school.');
    // Of two requests at once only one ends it; a family that was merged meanwhile is found at the next try.
    if (
      (await findFamilyId(transaction, intoId)) !== intoId ||
      !(await endInvitation(transaction, invitation._id, 'acceptedAt'))
    )
      throw new HttpError(409, 'Somebody has just changed this invitation. Please try again.');
    await insertMerge(transaction, { familyId: caller.id, intoId, how: 'invitation' });
  });
  return { message: 'You are one family now. Your profile shows the children of all guardians.' };
}

/** Invitations of a second guardian. */
export const familyInvitationRoutes: readonly Route[] = [
  route(inviteGuardian, invite, { by: 'account', max: 30, seconds: 3600 }),
  route(revokeInvitation, revoke),
  route(
    readInvitation,
    async (request) => {
      const { familyId, invitation } = await openInvitation(request.db, request, request.body.token);
      const root = (await findFamilyId(request.db, familyId)) ?? familyId;
      const members = await membersOf(request.db, [root]);
      const { email, expiresAt } = invitation;
      return { email, expiresAt, guardians: members.map(({ name }) => name) };
    },
    ...byNetwork({ max: 60, seconds: 3600 }),
  ),
  route(acceptInvitation, accept, ...byNetwork({ max: 60, seconds: 3600 })),
];
