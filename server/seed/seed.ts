import { randomBytes } from 'node:crypto';
import { application } from '#contract/admission.ts';
import type { CourseRecord } from '#contract/content/course-record.ts';
import { commandLine } from '#contract/audit.ts';
import { hashPassword } from '#server/passwords/password-hash.ts';
import { readEdition } from '#server/content/store.ts';
import { incomingOf } from '#server/admissions/conversation.ts';
import { insertApplication } from '#server/admissions/queries.ts';
import { record } from '#server/audit/queries.ts';
import { lockConversation, updateConversation } from '#server/conversations/queries.ts';
import { recordIncoming, type Incoming } from '#server/conversations/record.ts';
import { withStatus } from '#server/conversations/state.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { demoAdmin, demoFamilies, demoMessages, emailOf, type DemoChild } from './demo-school.ts';
import { holdsData, insertAccount } from './queries.ts';

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

const day = 24 * 60 * 60 * 1000;
/** Demo accounts are older than everything else. */
const accountAge = 90;

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
      fullName: child.name,
      gender: child.gender,
      dob: birthDate(now, child.age),
      phone: family.phone,
      address: family.address,
      course: course.courseName,
      parentName: family.parentName,
      relation: family.relation,
      schoolName: child.schoolName,
      board: child.board,
      classGrade: child.classGrade,
    });
    return [{ fields, course, sentAt: daysBefore(now, daysAgo) }];
  });
}

/**
 * Fills an empty database with a demo school. No mail is sent.
 * @throws CommandError when the database holds an account, an application or a message
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
    const createdAt = daysBefore(now, accountAge);
    for (const family of demoFamilies) {
      const { parentName: name, mailbox, children } = family;
      const email = emailOf(mailbox);
      const account = { name, email, role: 'user', passwordHash: hashes.family, createdAt } as const;
      const id = await insertAccount(transaction, account);
      for (const child of children) {
        for (const { fields, course, sentAt } of applicationsOf(now, courses, family, child)) {
          const user = { id, email };
          const applicationId = await insertApplication(transaction, user, fields, course, {
            createdAt: sentAt,
          });
          await addConversation(
            transaction,
            incomingOf(user, fields, course, { applicationId, at: sentAt }),
            now,
          );
          applications += 1;
        }
      }
    }
    for (const { daysAgo, name, mailbox, text } of demoMessages) {
      const person = { name, email: emailOf(mailbox), phone: '' };
      const at = daysBefore(now, daysAgo);
      await addConversation(transaction, { kind: 'message', person, userId: null, text, at }, now);
    }
    const { name, mailbox } = demoAdmin;
    const admin = { name, email: emailOf(mailbox), role: 'admin', passwordHash: hashes.admin } as const;
    const subject = await insertAccount(transaction, { ...admin, createdAt });
    await record(transaction, { action: 'admin-added', actor: commandLine, subject, address: null });
  });
  return {
    families: demoFamilies.length,
    applications,
    messages: demoMessages.length,
    admin: { email: emailOf(demoAdmin.mailbox), password: passwords.admin },
    family: { email: emailOf(demoFamilies[0]?.mailbox ?? ''), password: passwords.family },
  };
}

/** Adds a conversation. Those older than a day are answered: the office of the demo school does not begin with many late ones. */
async function addConversation(transaction: Database, incoming: Incoming, now: Date): Promise<void> {
  const id = await recordIncoming(transaction, incoming);
  const state = await lockConversation(transaction, id);
  if (state === undefined || state.lastAt > daysBefore(now, 1)) return;
  await updateConversation(transaction, state, withStatus(state, 'closed'));
}

const newPassword = () => randomBytes(12).toString('base64url');
