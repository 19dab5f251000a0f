import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import { application as applicationSchema, type sendApplication } from '#contract/school/application.ts';
import type { addTrial } from '#contract/school/trial.ts';
import { beginner } from './courses.ts';
import type { School } from './school.ts';
import type { Visitor } from './visitor.ts';

export const password = 'gulmohar in May';

/** A new, unused email address. */
export const newEmail = (name = 'asha') => `${name}.${randomUUID().slice(0, 8)}@family.test`;

/** A valid application. */
export function application(changes: Partial<BodyOf<typeof sendApplication>> = {}) {
  return {
    fullName: 'Meera Verma',
    gender: 'female' as const,
    dob: '2017-05-14',
    phone: '+91 98765 43210',
    address: '3, Neem Lane, Bhopal',
    course: beginner,
    parentName: 'Asha Verma',
    relation: 'Mother',
    schoolName: 'Sunrise School',
    board: 'CBSE',
    classGrade: '3',
    ...changes,
  };
}

const { course: _course, ...columns } = applicationSchema.parse(application());
/** The answers of a valid application as the table stores them. */
export const answers = columns;

/** A valid request for a trial class. */
export function trialRequest(changes: Partial<BodyOf<typeof addTrial>> = {}) {
  return {
    userName: 'Asha Verma',
    userEmail: newEmail(),
    userNumber: '98765 43210',
    course: beginner,
    childAge: 7,
    day: 'Saturday',
    ...changes,
  };
}

export interface TestUser {
  id: string;
  email: string;
  visitor: Visitor;
}

/** Signs a new user up. @returns the email address */
export async function signUp(school: School, email = newEmail(), fullName = 'Asha Verma'): Promise<string> {
  const reply = await school.visitor().post('/user/add-user', { fullName, userEmail: email, password });
  if (reply.status !== 201) throw new Error(`sign-up answered ${reply.status} ${reply.text}`);
  return email;
}

/** Signs in; `visitor` then has the session cookie. */
export async function signIn(school: School, email: string, visitor = school.visitor()): Promise<TestUser> {
  const reply = await visitor.post('/user/auth-user', { userEmail: email, password, rememberMe: true });
  if (reply.status !== 200) throw new Error(`sign-in answered ${reply.status} ${reply.text}`);
  const { _id: id } = reply.body.foundUser;
  return { id, email, visitor };
}

/** Creates the account of a parent and signs in. */
export async function parent(school: School, email?: string, fullName?: string): Promise<TestUser> {
  return signIn(school, await signUp(school, email, fullName));
}

/**
 * Creates the account of a teacher and signs in. The role is written into the database: an invitation would add mails, an entry of
 * the audit log and a code, and tests count these.
 */
export async function teacher(school: School): Promise<TestUser> {
  const email = await signUp(school, newEmail('teacher'), 'Ravi Nair');
  await school.context.db.updateTable('users').set({ role: 'teacher' }).where('email', '=', email).execute();
  return signIn(school, email);
}

/** Creates the account of an admin and signs in. No request makes the first owner: the operator's command does. */
export async function admin(school: School): Promise<TestUser> {
  const email = await signUp(school, newEmail('office'), 'Kavita Rao');
  await school.context.db.updateTable('users').set({ role: 'admin' }).where('email', '=', email).execute();
  return signIn(school, email);
}
