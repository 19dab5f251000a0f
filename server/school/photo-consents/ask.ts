import { linkDays } from '#contract/school/photo-consent.ts';
import type { Database } from '#server/db/connect.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { photoConsent } from '#server/school/emails/photo-consent.ts';
import type { SchoolServices } from '#server/school/route.ts';
import { consentsOf } from '#server/site/consents/queries.ts';
import { mayBeAsked } from '#server/site/consents/consent-rule.ts';
import { lockUser } from '#server/users/queries.ts';
import { hashOfToken, newToken } from './link-token.ts';
import {
  childrenOf,
  findFamilyWithChildren,
  insertLink,
  readFamilies,
  type FamilyWithChildren,
} from './queries.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A family that was asked is left alone for so long: when all are asked, and when it alone is. */
const pauses = { ofAll: 7 * day, ofOne: 10 * minute } as const;

/** The families that one query reads. */
const batchLength = 25;

type AskedFamily = 'asked' | 'asked before' | 'said no' | 'without address' | 'gone';

/**
 * Asks a family by email, with a link for all of its children. The family is locked, so that of two requests at once one sends a mail.
 * @param pause milliseconds in which a family that was asked is left alone
 */
async function askFamily(
  { sender, secret, now }: SchoolServices,
  transaction: Database,
  id: string,
  pause: number,
): Promise<AskedFamily> {
  await lockUser(transaction, id);
  const family = await findFamilyWithChildren(transaction, id);
  if (family === undefined || family.children.length === 0) return 'gone';
  const { email, fullName, askedAt } = family;
  // In the order of their first applications.
  const children = await childrenOf(transaction, id);
  if (email === '') return 'without address';
  const createdAt = now();
  if (askedAt !== null && createdAt.getTime() - askedAt.getTime() < pause) return 'asked before';
  const token = newToken();
  const expiresAt = new Date(createdAt.getTime() + linkDays * day);
  const tokenHash = hashOfToken(secret, token);
  await insertLink(transaction, { userId: id, email, tokenHash, createdAt, expiresAt });
  const mail = photoConsent(sender, { userId: id, to: email, fullName, children, token, expiresAt });
  await enqueue(transaction, [mail], id);
  return 'asked';
}

/** Asks the family of one child, unless it has said no to everything: that is its answer. @param familyId its user */
export async function askOne(
  services: SchoolServices,
  transaction: Database,
  { familyId, childId, today }: { familyId: string; childId: string; today: string },
): Promise<AskedFamily> {
  const latest = (await consentsOf(transaction, [childId], today)).get(childId)?.latest;
  if (latest !== undefined && !latest.work && !latest.face) return 'said no';
  return askFamily(services, transaction, familyId, pauses.ofOne);
}

/** The families with a child for which they may be asked. @param today on the clocks of the school */
async function familiesToAsk(
  transaction: Database,
  families: readonly FamilyWithChildren[],
  today: string,
): Promise<FamilyWithChildren[]> {
  const ids = families.flatMap(({ children }) => children.map(({ id }) => id));
  const consents = await consentsOf(transaction, ids, today);
  return families.filter(({ children }) =>
    children.some(({ id }) => mayBeAsked(consents.get(id)?.latest, today)),
  );
}

/**
 * Asks all families with a child for which they have not answered, or whose answer runs out, that were not asked within a week.
 * @param today on the clocks of the school
 * @returns how many got a mail, and how many have no address
 */
export async function askAll(
  services: SchoolServices,
  transaction: Database,
  today: string,
): Promise<{ asked: number; withoutAddress: number }> {
  const counts = { asked: 0, withoutAddress: 0 };
  let from: FamilyWithChildren | null | undefined = null;
  while (from !== undefined) {
    const batch: FamilyWithChildren[] = await readFamilies(transaction, from, batchLength + 1);
    for (const { id } of await familiesToAsk(transaction, batch.slice(0, batchLength), today)) {
      const result = await askFamily(services, transaction, id, pauses.ofAll);
      if (result === 'asked') counts.asked += 1;
      if (result === 'without address') counts.withoutAddress += 1;
    }
    from = batch[batchLength];
  }
  return counts;
}
