import { auditPageLength } from '#contract/school/audit.ts';
import { eraseUser, findUserByEmail } from '#server/users/queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { pageOf } from '#server/http/list.ts';
import { leaseDueMail } from '#server/mail/queries.ts';
import { purge } from '#server/tasks/maintenance/maintenance.ts';
import { findPasswordHash } from '#server/users/passwords/queries.ts';
import { application } from '#test/people.ts';
import { smallSchool, type School } from './school.ts';

export interface Call {
  name: string;
  /** Whether it reads every account, so that its time grows with them and has no target. */
  readsAll?: boolean;
  run(school: School, round: number): Promise<unknown>;
}

const pageLength = 25;

const findUsers = (search: string) => (school: School) =>
  school.as('admin', 'POST', `/admin/find-users?limit=${pageLength}`, { search });

/** The cursor of the last page: the place of the account before it. */
async function lastCursor({ context }: School): Promise<string | null> {
  const rows = await context.db
    .selectFrom('users')
    .select(['id', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageLength + 1)
    .execute();
  const positions = rows.toReversed().map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
  return pageOf(positions, 1).next;
}

const cursors = new Map<School, string | null>();

/** The address of a family of the school, another one in every round. */
const emailOf = ({ times }: School, round: number) =>
  `family${(round % (smallSchool * times)) + 1}@many.test`;

/** Everything that visitors, families and the office do with the database, and the work in the background. */
export const calls: readonly Call[] = [
  { name: 'find-users, first page', run: findUsers('') },
  {
    name: 'find-users, last page',
    async run(school) {
      const cursor = cursors.get(school) ?? (await lastCursor(school));
      cursors.set(school, cursor);
      const path = `/admin/find-users?limit=${pageLength}&cursor=${cursor}`;
      return school.as('admin', 'POST', path, { search: '' });
    },
  },
  { name: 'find-users, search for a name', readsAll: true, run: findUsers('meera verma 77') },
  { name: 'find-users, search for a phone number', readsAll: true, run: findUsers('90000 00077') },
  { name: 'get-users', readsAll: true, run: (school) => school.as('admin', 'GET', '/admin/get-users') },
  { name: 'get-log, first page', run: (school) => school.as('admin', 'GET', '/admin/get-log/1') },
  {
    name: 'get-log, last page',
    run: (school) =>
      school.as('admin', 'GET', `/admin/get-log/${(smallSchool * school.times) / auditPageLength}`),
  },
  { name: 'retention', run: (school) => school.as('admin', 'GET', '/admin/retention') },
  { name: 'me', run: (school) => school.as('family', 'GET', '/user/me') },
  { name: 'export of one account', run: (school) => school.as('family', 'GET', '/user/me/export') },
  {
    name: 'add-lead',
    run: (school, round) => school.as('family', 'POST', '/user/add-lead', { userMessage: `Hello ${round}` }),
  },
  {
    name: 'enroll-user',
    run: (school, round) =>
      school.as('family', 'POST', '/user/enroll-user', application({ fullName: `Meera ${round}` })),
  },
  {
    name: 'sign-in without the password hash',
    async run(school, round) {
      const user = await findUserByEmail(school.context.db, emailOf(school, round));
      return findPasswordHash(school.context.db, user?.id ?? '');
    },
  },
  {
    name: 'deletion of one account',
    run: ({ context }, round) =>
      inTransaction(context.db, async (transaction) => {
        const user = await findUserByEmail(transaction, `family${round + 1}@many.test`);
        return eraseUser(transaction, user?.id ?? '');
      }),
  },
  {
    name: 'outbox, while mails wait after failures',
    run: ({ context }) => leaseDueMail(context.db, () => new Date()),
  },
  { name: 'hourly maintenance', readsAll: true, run: ({ context }) => purge(context) },
];
