import {
  undoHours,
  type Child,
  type ChildStatus,
  type Family,
  type FamilyItem,
  type PossibleDuplicate,
} from '#contract/family.ts';
import { enrollmentOf } from '#server/admissions/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { invitationsOf } from '#server/family-invitations/queries.ts';
import { phoneKey } from '#server/family-search/words.ts';
import { givenEmail } from './no-email.ts';
import {
  applicationsOf,
  familiesWithChildren,
  familiesWithPhones,
  findFamilyId,
  knownDifferences,
  membersOf,
  mergesSince,
  type ApplicationRow,
  type MemberRow,
} from './queries.ts';

/** The rows of one family. */
interface FamilyRows {
  id: string;
  members: MemberRow[];
  /** The latest first. */
  applications: ApplicationRow[];
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** The rows of some families, in the given order. One that has just been deleted or merged is left out. */
async function readFamilies(db: Database, ids: readonly string[]): Promise<FamilyRows[]> {
  if (ids.length === 0) return [];
  const members = await membersOf(db, ids);
  if (members.length === 0) return [];
  const applications = await applicationsOf(
    db,
    members.map(({ id }) => id),
  );
  const membersByFamily = Map.groupBy(members, ({ id, familyId }) => familyId ?? id);
  const applicationsByAccount = Map.groupBy(applications, ({ userId }) => userId);
  return ids.flatMap((id) => {
    const ofFamily = membersByFamily.get(id);
    if (ofFamily === undefined) return [];
    const theirs = ofFamily.flatMap((member) => applicationsByAccount.get(member.id) ?? []);
    return [{ id, members: ofFamily, applications: theirs }];
  });
}

const phonesOf = ({ members, applications }: FamilyRows) =>
  unique([...members.flatMap(({ phone }) => phone ?? []), ...applications.map(({ phone }) => phone)]);

/** Phone numbers, each once in the way it was written last. */
function differentPhones(family: FamilyRows): string[] {
  const byKey = new Map(phonesOf(family).map((phone) => [phoneKey(phone), phone]));
  return [...byKey.values()];
}

const childKey = ({ nameKey, dob }: { nameKey: string; dob: string }) => `${nameKey} ${dob}`;

/** The children of a family with their applications, in the order of their latest application. */
function childrenOf({ applications }: FamilyRows): ApplicationRow[][] {
  return [...Map.groupBy(applications, childKey).values()];
}

const namesOfChildren = (family: FamilyRows) =>
  childrenOf(family).flatMap(([first]) => first?.fullName ?? []);

const statusesOf = ({ applications }: FamilyRows): ChildStatus[] =>
  applications.map(({ fullName: child, courseName: course, status }) => ({ child, course, status }));

/** Why a family may be the same as another one, by the id of the other one. */
type Reasons = Map<string, Set<PossibleDuplicate['reasons'][number]>>;

/** The possible duplicates of some families. */
async function duplicatesOf(db: Database, families: readonly FamilyRows[]): Promise<Map<string, Reasons>> {
  const keys = unique(families.flatMap((family) => phonesOf(family).map(phoneKey)));
  const applications = families.flatMap((family) => family.applications);
  const byPhone = Map.groupBy(keys.length === 0 ? [] : await familiesWithPhones(db, keys), ({ key }) => key);
  const byChild = Map.groupBy(
    applications.length === 0 ? [] : await familiesWithChildren(db, applications),
    childKey,
  );
  const accounts = families.flatMap(({ members }) => members.map(({ id }) => id));
  const differences = accounts.length === 0 ? [] : await knownDifferences(db, accounts);
  const isKnown = (one: string, other: string) =>
    differences.some(
      (pair) => (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one),
    );
  return new Map(
    families.map((family) => {
      const reasons: Reasons = new Map();
      const add = (other: string, reason: PossibleDuplicate['reasons'][number]) => {
        if (other === family.id || isKnown(family.id, other)) return;
        reasons.set(other, (reasons.get(other) ?? new Set()).add(reason));
      };
      for (const child of unique(family.applications.map(childKey)))
        for (const { familyId } of byChild.get(child) ?? []) add(familyId, 'child');
      for (const phone of unique(phonesOf(family).map(phoneKey)))
        for (const { familyId } of byPhone.get(phone) ?? []) add(familyId, 'phone');
      return [family.id, reasons];
    }),
  );
}

/** Whether accounts are a family: one of the office only with an application. */
const isFamily = ({ members, applications }: FamilyRows) =>
  applications.length > 0 || members.some(({ role }) => role === 'user');

/** Some families as the list shows them, in the given order; without accounts of the office that are none. */
export async function familyItems(db: Database, ids: readonly string[]): Promise<FamilyItem[]> {
  const families = (await readFamilies(db, ids)).filter(isFamily);
  const duplicates = await duplicatesOf(db, families);
  return families.map((family) => ({
    _id: family.id,
    guardians: family.members.map(({ name }) => name),
    children: namesOfChildren(family),
    phones: differentPhones(family),
    applications: statusesOf(family),
    duplicates: duplicates.get(family.id)?.size ?? 0,
  }));
}

const childOf = (applications: readonly ApplicationRow[]): Child => ({
  fullName: applications[0]?.fullName ?? '',
  dob: applications[0]?.dob ?? '',
  applications: applications.map((row) => ({ guardianId: row.userId, enrollment: enrollmentOf(row) })),
});

/** The possible duplicates that one family shows; a number that many families have is not a sign of one. */
const maxShown = 10;

async function possibleDuplicates(db: Database, family: FamilyRows): Promise<PossibleDuplicate[]> {
  const reasons: Reasons = (await duplicatesOf(db, [family])).get(family.id) ?? new Map();
  const isLikely = (id: string) => reasons.get(id)?.has('child') === true;
  const ids = [...reasons.keys()].toSorted((one, other) => Number(isLikely(other)) - Number(isLikely(one)));
  const others = await readFamilies(db, ids.slice(0, maxShown));
  return others.map((other) => ({
    _id: other.id,
    reasons: [...(reasons.get(other.id) ?? [])],
    guardians: other.members.map(({ name }) => name),
    emails: other.members.flatMap(({ email }) => givenEmail(email) ?? []),
    phones: differentPhones(other),
    children: childrenOf(other).flatMap(([first]) =>
      first ? { fullName: first.fullName, dob: first.dob } : [],
    ),
    applications: statusesOf(other),
  }));
}

const hour = 60 * 60 * 1000;

/** The earliest merge that can be undone now. */
export const undoableSince = (now = new Date()): Date => new Date(now.getTime() - undoHours * hour);

const undoUntil = (mergedAt: Date) => new Date(mergedAt.getTime() + undoHours * hour);

async function undoableMerges(db: Database, { members }: FamilyRows): Promise<Family['merges']> {
  const merges = await mergesSince(
    db,
    members.map(({ id }) => id),
    undoableSince(),
  );
  // Those who came with an account, by the account that they were merged into.
  const followers = Map.groupBy(merges, ({ intoId }) => intoId);
  const namesFrom = (id: string): string[] => [
    ...members.filter((member) => member.id === id).map(({ name }) => name),
    ...(followers.get(id) ?? []).flatMap(({ familyId }) => namesFrom(familyId)),
  ];
  return merges.map(({ familyId, how, createdAt }) => ({
    _id: familyId,
    guardians: namesFrom(familyId),
    how,
    createdAt: createdAt.toISOString(),
    undoUntil: undoUntil(createdAt).toISOString(),
  }));
}

/**
 * The whole family of an account.
 * @param accountId any account of the family
 * @returns undefined when there is no such account, or when it is one of the office without an application
 */
export async function findFamily(db: Database, accountId: string): Promise<Family | undefined> {
  const id = await findFamilyId(db, accountId);
  const [family] = id === undefined ? [] : await readFamilies(db, [id]);
  if (family === undefined || !isFamily(family)) return undefined;
  const { members } = family;
  return {
    _id: family.id,
    guardians: members.map((member) => ({
      _id: member.id,
      fullName: member.name,
      email: givenEmail(member.email),
      phone: member.phone,
      notedBy: member.notedBy,
      createdAt: new Date(member.createdAt).toISOString(),
    })),
    children: childrenOf(family).map(childOf),
    duplicates: await possibleDuplicates(db, family),
    merges: await undoableMerges(db, family),
    invitations: await invitationsOf(
      db,
      members.map(({ id: memberId }) => memberId),
    ),
  };
}
