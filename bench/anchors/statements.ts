/** The statements of the bare server, with parameters as PostgreSQL writes them. */
export const statements = {
  findSession:
    'select users.id, users.email from sessions join users on users.id = sessions."userId" where sessions.token = $1 and sessions."expiresAt" > $2',
  countOpen: `select count(*) as open from applications where "userId" = $1 and status not in ('declined', 'withdrawn')`,
  countHit: `insert into "rateLimits" (key, hits, "resetsAt") values ($1, 1, $2)
    on conflict (key) do update set
      hits = case when "rateLimits"."resetsAt" <= $3 then 1 else "rateLimits".hits + 1 end,
      "resetsAt" = case when "rateLimits"."resetsAt" <= $3 then excluded."resetsAt" else "rateLimits"."resetsAt" end
    returning hits`,
  insertConversation: `insert into conversations (id, kind, status, "personKey", "userId", "personName", "personEmail", "personPhone",
      "applicationId", "respondBy", excerpt, "lastKind", "lastAt", place, version, "createdAt")
    values ($1, $2, 'open', $3, $4, $5, $6, $7, $8, $9, $10, 'in', $11, $9, 1, $11)`,
  insertEntry: `insert into "conversationEntries" (id, "conversationId", kind, text, at) values ($1, $2, 'in', $3, $4)`,
  insertApplication: `insert into applications (id, "userId", email, "fullName", "nameKey", gender, dob, phone, address, "parentName",
      relation, "schoolName", board, "classGrade", "courseId", "courseName", "coursePrice", "coursePeriod", "privacyNotice", "createdAt")
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
  insertMails: `insert into outbox (id, "sendTo", "replyTo", subject, text, html, "userId", "conversationId", "nextAttemptAt", "createdAt")
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9), ($10, $11, $12, $13, $14, $15, $7, $8, $9, $9)`,
} as const;

export type StatementName = keyof typeof statements;

/** Runs a statement. @returns its rows */
export type Run = (
  name: StatementName,
  ...values: (string | number | null)[]
) => Promise<Record<string, unknown>[]>;

export interface Store {
  run: Run;
  /** Runs `work` in one transaction, which is on the disk when the promise resolves. */
  inTransaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
}
