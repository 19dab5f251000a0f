import { classDaysBack, maxInClass, type ChildrenInClass } from '#contract/school/photo-consent.ts';
import { ageOn } from '#contract/school/age.ts';
import { dayAfter, dayIn, momentOf, weekdayOf } from '#contract/school-time.ts';
import type { Database } from '#server/db/connect.ts';
import type { SchoolServices } from '#server/school/route.ts';
import { consentsOf } from '#server/site/consents/queries.ts';
import { officeChildOf } from './find-children.ts';
import {
  childrenWithApplication,
  enrolledChildren,
  findFamiliesWithChildren,
  trialsInClass,
  type ChildKey,
  type ChildOfFamily,
  type TrialInClass,
} from './queries.ts';

type Services = Pick<SchoolServices, 'db' | 'settings' | 'content' | 'now'>;

/** The courses with a class in the timetable that has begun on a day. */
function coursesBegun({ settings, content, now }: Services, day: string): string[] {
  const begun = content.edition.documents.timetable.classes.filter(
    (each) =>
      each.day === weekdayOf(day) && momentOf({ day, time: each.start }, settings.schoolTimezone) <= now(),
  );
  return [...new Set(begun.flatMap(({ courses }) => courses))];
}

/** More than a school has on a day; some are of families whose child is not known. */
const maxTrials = 200;

const isSame = (a: ChildKey, b: ChildKey) =>
  a.userId === b.userId && a.nameKey === b.nameKey && a.dob === b.dob;

/**
 * Whether a trial class is of a child: that of the application with which the class was offered. One that a family asked for names no child, and is of each
 * of its children who was of this age then.
 */
function isOf(trial: TrialInClass, child: ChildKey, timeZone: string): boolean {
  if (trial.child !== null) return isSame(trial.child, child);
  const askedOn = new Date(`${dayIn(timeZone, trial.askedAt)}T00:00:00`);
  return trial.userId === child.userId && trial.childAge === ageOn(askedOn, child.dob);
}

/** The children whose class began on a day, each once: those with a trial class, then those who are enrolled in a course; both by name. */
async function childrenOn(services: Services, day: string): Promise<ChildOfFamily[]> {
  const { db, settings, now } = services;
  const { schoolTimezone } = settings;
  const from = momentOf({ day, time: '00:00' }, schoolTimezone);
  const nextDay = momentOf({ day: dayAfter(day, 1), time: '00:00' }, schoolTimezone);
  const to = new Date(Math.min(nextDay.getTime() - 1, now().getTime()));
  const trials = await trialsInClass(db, { from, to, limit: maxTrials });
  const courseIds = coursesBegun(services, day);
  const enrolled = await enrolledChildren(db, { courseIds, at: from, limit: maxInClass });
  const userIds = new Set([...trials, ...enrolled].map(({ userId }) => userId));
  const children = await childrenWithApplication(db, [...userIds]);
  const onTrial = children.filter((child) => trials.some((trial) => isOf(trial, child, schoolTimezone)));
  const others = children.filter((child) => enrolled.some((each) => isSame(each, child)));
  return [...new Set([...onTrial, ...others])].slice(0, maxInClass);
}

/** The children as the office sees them, in the same order. */
async function asOfficeSees(db: Database, children: readonly ChildOfFamily[], today: string) {
  const families = await findFamiliesWithChildren(db, [...new Set(children.map(({ userId }) => userId))]);
  const consents = await consentsOf(
    db,
    children.map(({ id }) => id),
    today,
  );
  return children.flatMap((child) => {
    const family = families.find(({ id }) => id === child.userId);
    const consent = consents.get(child.id);
    // A family may be erased in between.
    return family === undefined || consent === undefined
      ? []
      : [officeChildOf(family, child, consent, today)];
  });
}

/**
 * Finds the children whose work is probably on the pictures that the office hangs now. The day is the latest of today and the `classDaysBack` days before, on
 * the clocks of the school, on which a child had a class that has begun: a trial class that was neither cancelled nor missed, or, in the timetable, one of a
 * course in which the child is enrolled, if its year was not over at the beginning of that day. So on a Sunday morning, or on a Monday, it is the class before.
 * @returns at most `maxInClass` children; none with `day: null` when nobody had a class
 */
export async function findChildrenInClass(services: Services): Promise<ChildrenInClass> {
  const today = dayIn(services.settings.schoolTimezone, services.now());
  for (let daysBack = 0; daysBack <= classDaysBack; daysBack += 1) {
    const day = dayAfter(today, -daysBack);
    const children = await childrenOn(services, day);
    if (children.length > 0)
      return { day, isToday: daysBack === 0, items: await asOfficeSees(services.db, children, today) };
  }
  return { day: null, isToday: false, items: [] };
}
