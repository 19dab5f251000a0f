import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseKind } from '#server/db/connect.ts';

const rowPeriod = 360 * 24 * 60 * 60;

/** Expressions that SQLite and PostgreSQL write in different ways. */
function dialectOf(kind: DatabaseKind, rows: number) {
  // The creation times of the rows are spread over the last 360 days.
  const age = sql`n * ${sql.lit(rowPeriod / (rows + 1))}`;
  if (kind === 'postgres') {
    return {
      randomId: sql`replace(gen_random_uuid()::text, '-', '')`,
      no: sql`false`,
      // As precise as the times that the server stores.
      createdAt: sql`date_trunc('milliseconds', now() - ${age} * interval '1 second')`,
      now: sql`now()`,
      soon: sql`now() + interval '30 minutes'`,
    };
  }
  const time = (shift: RawBuilder<unknown>) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${shift})`;
  return {
    randomId: sql`lower(hex(randomblob(16)))`,
    no: sql`0`,
    createdAt: time(sql`(-${age}) || ' seconds'`),
    now: time(sql`'+0 seconds'`),
    soon: time(sql`'+30 minutes'`),
  };
}

/** The columns of the new rows by table; `n` is the number of the row, "userId" a user of its own. */
function columnsOf({ randomId, no, createdAt, now, soon }: ReturnType<typeof dialectOf>) {
  const id = randomId;
  const userId = sql.ref('userId');
  const email = sql`'family' || n || '@many.test'`;
  const named = (text: string) => sql`${sql.lit(text)} || n`;
  const text = sql`'Please call us about the classes on Saturday.'`;
  const createdNow = { createdAt: now, updatedAt: now };
  return {
    users: {
      id,
      name: named('Asha Verma '),
      email,
      emailVerified: no,
      role: sql`'user'`,
      createdAt,
      updatedAt: createdAt,
    },
    accounts: {
      id,
      userId,
      accountId: userId,
      providerId: sql`'credential'`,
      password: sql`'none'`,
      ...createdNow,
    },
    sessions: { id, token: randomId, userId, expiresAt: soon, ...createdNow },
    verifications: { id, identifier: randomId, value: email, expiresAt: soon, ...createdNow },
    twoFactors: { id, userId, secret: randomId, backupCodes: sql`'[]'`, verified: no },
    applications: {
      id: userId,
      userId,
      createdAt,
      email,
      fullName: named('Meera Verma '),
      nameKey: named('meera verma '),
      gender: sql`'female'`,
      dob: sql`'2017-05-14'`,
      phone: sql`'+91 ' || (9000000000 + n)`,
      phoneKey: sql`'91' || (9000000000 + n)`,
      address: sql`'3, Neem Lane, Bhopal'`,
      parentName: named('Asha Verma '),
      relation: sql`'Mother'`,
      schoolName: sql`'Sunrise School'`,
      board: sql`'CBSE'`,
      classGrade: sql`'3'`,
      courseId: sql`'beginner'`,
      courseName: sql`'Beginner'`,
      coursePrice: sql`2500`,
      privacyNotice: sql`'1'`,
    },
    children: {
      id: userId,
      userId,
      fullName: named('Meera Verma '),
      nameKey: named('meera verma '),
      dob: sql`'2017-05-14'`,
      createdAt,
      lastAt: createdAt,
    },
    pictures: {
      id: userId,
      sourceHash: randomId,
      width: sql`640`,
      height: sql`480`,
      colour: sql`'#806040'`,
      placeholder: sql`''`,
      widths: sql`'[320,640]'`,
      addedBy: sql`'Meera Iyer'`,
      createdAt,
      changedAt: createdAt,
    },
    pictureChildren: { id, pictureId: userId, childId: userId },
    photoConsents: {
      id,
      childId: userId,
      sequence: sql`1`,
      work: sql`1`,
      face: sql`0`,
      version: sql`'2026-11-30'`,
      answeredAt: createdAt,
      through: sql`'link'`,
    },
    photoConsentLinks: { id, userId, email, tokenHash: randomId, createdAt: now, expiresAt: soon },
    applicationHistory: {
      id,
      applicationId: userId,
      version: sql`2`,
      from: sql`'new'`,
      to: sql`'trial'`,
      at: createdAt,
      byName: named('Kavita Rao '),
    },
    conversations: {
      id: userId,
      kind: sql`'message'`,
      status: sql`case n % 10 when 0 then 'open' else 'closed' end`,
      personKey: sql`'e:' || ${email}`,
      personName: named('Asha '),
      personEmail: email,
      personPhone: sql`'+91 ' || (9000000000 + n)`,
      excerpt: text,
      lastKind: sql`'in'`,
      lastAt: createdAt,
      place: createdAt,
      version: sql`1`,
      createdAt,
    },
    conversationEntries: { id, conversationId: userId, kind: sql`'in'`, text, at: createdAt },
    trials: {
      id,
      userId,
      createdAt,
      listedAt: createdAt,
      userName: named('Asha '),
      userEmail: email,
      userNumber: sql`''`,
      courseId: sql`'beginner'`,
      courseName: sql`'Beginner'`,
      childAge: sql`7`,
      wishedDay: sql`'Saturday'`,
    },
    outbox: {
      id,
      userId,
      sendTo: email,
      replyTo: email,
      subject: sql`'Message'`,
      text,
      html: text,
      nextAttemptAt: soon,
      createdAt: now,
    },
    auditLog: { id, createdAt, actor: userId, action: sql`'users-read'`, address: sql`'10.0.0.1'` },
    rateLimits: { key: randomId, hits: sql`1`, resetsAt: soon },
  };
}

/**
 * Adds the same number of rows to every table that grows with the number of visitors: users of families, each with a password,
 * an application, a conversation, a session, a queued mail and an entry in the audit log; and codes and counters of rate limits.
 */
export async function addManyRows(db: Database, kind: DatabaseKind, rows: number): Promise<void> {
  const numbers = sql`with recursive numbers(n) as
    (select 1 union all select n + 1 from numbers where n < ${sql.lit(rows)})`;
  const users = sql`with numbers(n, "userId") as
    (select row_number() over (order by "id"), "id" from "users" where "email" like '%@many.test')`;
  await db.transaction().execute(async (transaction) => {
    for (const [table, columns] of Object.entries(columnsOf(dialectOf(kind, rows)))) {
      const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
      const values = sql.join(Object.values(columns));
      const source = table === 'users' ? numbers : users;
      await sql`insert into ${sql.table(table)} (${names}) ${source} select ${values} from numbers`.execute(
        transaction,
      );
    }
  });
  // Otherwise PostgreSQL plans for empty tables; the tests and benchmarks have no autovacuum.
  if (kind === 'postgres') await sql`vacuum analyze`.execute(db);
}
