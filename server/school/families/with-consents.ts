import { foldName } from '#contract/fold-name.ts';
import type { Family } from '#contract/school/family.ts';
import type { Database } from '#server/db/connect.ts';
import { officeChildOf } from '#server/school/photo-consents/find-children.ts';
import { findFamilyWithChildren } from '#server/school/photo-consents/queries.ts';
import { consentsOf } from '#server/site/consents/queries.ts';

const keyOf = ({ fullName, dob }: { fullName: string; dob: string }) => `${dob} ${foldName(fullName)}`;

type ChildWithout = Omit<Family['children'][number], '_id' | 'photoConsent'>;

/**
 * The children of a family, each with its id and what holds for photographs of it.
 * @param day on the clocks of the school, yyyy-mm-dd
 */
export async function withConsents(
  db: Database,
  familyId: string,
  children: readonly ChildWithout[],
  day: string,
): Promise<Pick<Family, 'askedAt' | 'children'>> {
  const family = await findFamilyWithChildren(db, familyId);
  const known = family?.children ?? [];
  const consents = await consentsOf(
    db,
    known.map(({ id }) => id),
    day,
  );
  const byKey = new Map(known.map((child) => [keyOf(child), child]));
  return {
    askedAt: family?.askedAt?.toISOString() ?? null,
    children: children.map((child) => {
      const row = byKey.get(keyOf(child));
      const consent = row === undefined ? undefined : consents.get(row.id);
      if (family === undefined || row === undefined || consent === undefined)
        return { _id: null, ...child, photoConsent: null };
      return { _id: row.id, ...child, photoConsent: officeChildOf(family, row, consent, day).consent };
    }),
  };
}
