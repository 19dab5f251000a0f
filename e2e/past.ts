import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/*
 * What a school has after years, written into the database of a server on SQLite: no request can send a message of last year, and the
 * clock of the server is that of the machine. Everything else is created by requests (steps.ts).
 */

function inDatabase(dataDir: string, write: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(path.join(dataDir, 'school.db'), { timeout: 5000 });
  write(database);
  database.close();
}

/** Makes the sessions of a person older. */
export function backdateSignIn(dataDir: string, email: string, minutesAgo: number): void {
  inDatabase(dataDir, (database) =>
    database
      .prepare('update sessions set createdAt = ? where userId = (select id from users where email = ?)')
      .run(new Date(Date.now() - minutesAgo * 60_000).toISOString(), email),
  );
}

/** Stores contact messages from years ago. */
export function addOldMessages(dataDir: string, count: number): void {
  inDatabase(dataDir, (database) => {
    const add = database.prepare(
      `insert into conversations (id, kind, status, personKey, personName, personEmail, personPhone, excerpt, lastKind,
         lastAt, place, version, createdAt)
       values (?, 'message', 'closed', '', 'Asha', '', '', '', 'in',
         '2021-05-03T10:00:00.000Z', '2021-05-03T10:00:00.000Z', 1, '2021-05-03T10:00:00.000Z')`,
    );
    const addWords = database.prepare(
      `insert into conversationEntries (id, conversationId, kind, text, at)
       values (?, ?, 'in', 'Do you teach clay?', '2021-05-03T10:00:00.000Z')`,
    );
    for (let n = 0; n < count; n += 1) {
      const id = randomUUID();
      add.run(id);
      addWords.run(`in-${id}`, id);
    }
  });
}

/** Makes the mails to an address failed ones: the server writes mails to files here, and no mail server refuses them. */
export function failMails(dataDir: string, email: string): void {
  inDatabase(dataDir, (database) =>
    database
      .prepare(
        "update outbox set state = 'failed', attempts = max(attempts, 1), sentAt = null, lastError = ? where sendTo = ?",
      )
      .run('550 5.1.1 User unknown', email),
  );
}

/** Makes the trial class that a person asked for one that was agreed and has just begun. */
export function beginTrial(dataDir: string, email: string): void {
  const begun = new Date(Date.now() - 1000);
  const over = new Date(begun.getTime() + 60 * 60_000);
  inDatabase(dataDir, (database) =>
    database
      .prepare(
        "update trials set status = 'agreed', list = 'agreed', startsAt = ?, listedAt = ?, endsAt = ? where userEmail = ?",
      )
      .run(begun.toISOString(), begun.toISOString(), over.toISOString(), email),
  );
}

interface StoredPerson {
  id: string;
  name: string;
  email: string;
  at: string;
}

/** Stores the users of years: signing up 130 times would compute 130 password hashes and send 130 mails. */
export function addPeople(dataDir: string, ...stored: StoredPerson[]): void {
  inDatabase(dataDir, (database) => {
    const add = database.prepare(
      `insert into users (id, name, email, emailVerified, role, createdAt, updatedAt) values (?, ?, ?, 0, 'user', ?, ?)`,
    );
    for (const { id, name, email, at } of stored) add.run(id, name, email, at, at);
  });
}
