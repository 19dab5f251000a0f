import { usualAnswerHours } from '#contract/school/answer-hours.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { application } from '#contract/school/application.ts';
import type { CourseRecord } from '#contract/site/course-record.ts';
import { commandLine } from '#contract/school/audit.ts';
import { dayAfter, defaultTimeZone, dayIn, momentOf } from '#contract/school-time.ts';
import { hashPassword } from '#server/users/passwords/password-hash.ts';
import { readEdition } from '#server/site/content/store.ts';
import { incomingOf } from '#server/school/applications/conversation.ts';
import { insertApplication, insertStatus } from '#server/school/applications/queries.ts';
import { record } from '#server/operations/audit/queries.ts';
import { lockConversation, updateConversation } from '#server/school/conversations/queries.ts';
import { recordIncoming, type Incoming } from '#server/school/conversations/record.ts';
import { withStatus } from '#server/school/conversations/state.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { insertTrial, lockTrial, updateTrial } from '#server/school/trials/queries.ts';
import { demoAdmin, demoFamilies, demoMessages, demoTrial, emailOf, type DemoChild } from './demo-school.ts';
import { holdsData, insertUserWithPassword } from './queries.ts';

interface Login {
  email: string;
  password: string;
}

/** What a seeded database holds, and the passwords, which are stored only as hashes. */
export interface Seeded {
  families: number;
  applications: number;
  messages: number;
  admin: Login;
  /** One of the families; all have the same password. */
  family: Login;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Applications of the demo school that are older have a place. */
const newDays = 10;
/** The demo users are older than everything else. */
const userAge = 90;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** A date of birth that gives this age, half a year after the birthday. */
function birthDate(now: Date, age: number): string {
  const birthday = daysBefore(now, 183);
  birthday.setUTCFullYear(birthday.getUTCFullYear() - age);
  return birthday.toISOString().slice(0, 10);
}

const coursesForAge = (courses: readonly CourseRecord[], age: number) =>
  courses.filter(({ ageMin, ageMax }) => age >= (ageMin ?? 0) && age <= (ageMax ?? Infinity));

/** What the parent would have typed for each application of a child, and when. */
function applicationsOf(
  now: Date,
  courses: readonly CourseRecord[],
  family: (typeof demoFamilies)[number],
  child: DemoChild,
) {
  const fitting = coursesForAge(courses, child.age);
  return child.applications.flatMap((daysAgo, index) => {
    const course = fitting[index];
    if (course === undefined) return [];
    const fields = application.parse({
      ...family,
      ...child,
      dob: birthDate(now, child.age),
      course: course.courseName,
    });
    return [{ fields, course, sentAt: daysBefore(now, daysAgo) }];
  });
}

/**
 * Fills an empty database with a demo school. No mail is sent.
 * @throws CommandError when the database holds a user, an application or a message
 */
export async function seed(db: Database, now = new Date()): Promise<Seeded> {
  const passwords = { admin: newPassword(), family: newPassword() };
  const hashes = {
    admin: await hashPassword(passwords.admin),
    family: await hashPassword(passwords.family),
  };
  const { courses } = await readEdition(db);
  let applications = 0;
  await inTransaction(db, async (transaction) => {
    if (await holdsData(transaction))
      throw new CommandError(
        'The database already holds accounts, applications or messages. The demo school needs an empty one: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      );
    applications = 0;
    const createdAt = daysBefore(now, userAge);
    const { name: adminName, mailbox: adminMailbox } = demoAdmin;
    const adminId = await insertUserWithPassword(transaction, {
      name: adminName,
      email: emailOf(adminMailbox),
      role: 'admin',
      passwordHash: hashes.admin,
      createdAt,
    });
    await record(transaction, {
      action: 'admin-added',
      actor: commandLine,
      subject: adminId,
      address: null,
    });
    for (const family of demoFamilies) {
      const { parentName: name, mailbox, children } = family;
      const email = emailOf(mailbox);
      const parent = { name, email, role: 'user', passwordHash: hashes.family, createdAt } as const;
      const id = await insertUserWithPassword(transaction, parent);
      for (const child of children) {
        for (const { fields, course, sentAt } of applicationsOf(now, courses, family, child)) {
          const user = { id, email };
          const applicationId = await insertApplication(transaction, user, fields, course, {
            createdAt: sentAt,
          });
          await addConversation(
            transaction,
            incomingOf(user, fields, course, {
              applicationId,
              at: sentAt,
              answerHours: usualAnswerHours,
            }),
            now,
          );
          if (sentAt < daysBefore(now, newDays)) await enrol(transaction, applicationId, adminId, sentAt);
          applications += 1;
        }
      }
    }
    for (const { daysAgo, name, mailbox, text } of demoMessages) {
      const person = { name, email: emailOf(mailbox), phone: '' };
      const at = daysBefore(now, daysAgo);
      await addConversation(transaction, { kind: 'message', person, userId: null, text, at }, now);
    }
    await addTrial(transaction, courses, now);
  });
  return {
    families: demoFamilies.length,
    applications,
    messages: demoMessages.length,
    admin: { email: emailOf(demoAdmin.mailbox), password: passwords.admin },
    family: { email: emailOf(demoFamilies[0]?.mailbox ?? ''), password: passwords.family },
  };
}

/** Gives an application a place, two days after it was sent. */
const enrol = (transaction: Database, applicationId: string, adminId: string, sentAt: Date) =>
  insertStatus(transaction, {
    id: randomUUID(),
    applicationId,
    version: 2,
    from: 'new',
    to: 'enrolled',
    at: daysBefore(sentAt, -2),
    by: adminId,
    actor: adminId,
    reason: null,
    undoes: null,
  });

/** Adds a request for a trial class, and the class tomorrow in the morning. */
async function addTrial(transaction: Database, courses: readonly CourseRecord[], now: Date): Promise<void> {
  const { askedDaysAgo, ...asked } = demoTrial;
  const [course] = coursesForAge(courses, asked.childAge);
  if (course === undefined) return;
  const request = { ...asked, userEmail: '', website: '', course: course.courseName, courseId: course.id };
  const at = daysBefore(now, askedDaysAgo);
  const trialId = await insertTrial(transaction, request, { course, userId: null, now: at });
  const trial = await lockTrial(transaction, trialId);
  if (trial === undefined) return;
  const tomorrow = dayAfter(dayIn(defaultTimeZone, now), 1);
  const startsAt = momentOf({ day: tomorrow, time: '11:00' }, defaultTimeZone);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + hour) };
  await updateTrial(transaction, trial, { status: 'agreed', times, isInCalendars: true });
  const person = { name: asked.userName, email: '', phone: asked.userNumber };
  const text = `A free trial class in ${course.courseName}, please.`;
  await addConversation(transaction, { kind: 'trial', person, userId: null, course, trialId, text, at }, now);
}

/** Adds a conversation. Those older than two days are answered: the office of the demo school does not begin with many late ones. */
async function addConversation(
  transaction: Database,
  incoming: Omit<Incoming, 'answerHours'>,
  now: Date,
): Promise<void> {
  const id = await recordIncoming(transaction, { ...incoming, answerHours: usualAnswerHours });
  const state = await lockConversation(transaction, id);
  if (state === undefined || state.lastAt > daysBefore(now, 2)) return;
  await updateConversation(transaction, state, withStatus(state, 'closed'));
}

const newPassword = () => randomBytes(12).toString('base64url');
