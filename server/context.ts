import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayIn } from '#contract/school-time.ts';
import { createAuth, type Auth } from './users/better-auth.ts';
import { CurrentContent } from './site/content/current-content.ts';
import { lastPictureChange } from './site/changes/queries.ts';
import { readOwnPictures } from './site/content/queries.ts';
import { readEdition } from './site/content/store.ts';
import { createPictures } from './site/own-pictures/pictures.ts';
import { connect, type Database } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { refuseMissingDatabase, tracesOfUse } from './db/missing-database.ts';
import { SettingError, type Settings } from './env.ts';
import { flushDirectory } from './disk/flush-directory.ts';
import { InvalidBodyLimit } from './http/invalid-body-limit.ts';
import { UsedLimits } from './http/used-limits.ts';
import type { Logger } from './log.ts';
import { senderOf } from './mail/sender.ts';
import { startOutbox } from './mail/outbox.ts';
import { createMailTransport } from './mail/transport.ts';
import { emailChanged, emailChangedFormer } from './school/emails/email-changed.ts';
import { emailCode } from './school/emails/email-code.ts';
import { picturesHung } from './school/emails/pictures-hung.ts';
import { resetCode } from './school/emails/reset-code.ts';
import { welcome } from './school/emails/welcome.ts';
import { userWithApplications } from './school/my-data/queries.ts';
import type { SchoolServices } from './school/route.ts';
import { hashPassword } from './users/passwords/password-hash.ts';
import { sessionLifetime, touchSeconds } from './users/sessions/session-lifetime.ts';
import { databaseLacksTls } from './db/tls.ts';

/** The services of the process; created once. Each layer says what it uses in its `services.ts`. */
export type Context = SchoolServices;

/** AUTH_SECRET, or the secret that the first start stored in DATA_DIR. @throws SettingError when that file is damaged */
async function readSecret({ authSecret, dataDir }: Settings): Promise<string> {
  if (authSecret !== undefined) return authSecret;
  const file = path.join(dataDir, 'auth-secret');
  if (!existsSync(file)) {
    // A link is atomic: the file never exists half-written, and the first of two concurrent starts wins.
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    try {
      linkSync(part, file);
      await flushDirectory(dataDir);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(part);
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new SettingError(
    `DATA_DIR has a damaged file ${file}; delete it, and everybody has to sign in again.`,
  );
}

/** better-auth with the rules of the school for passwords and sessions. */
export const openAuth = (db: Database, settings: Settings, secret: string): Auth =>
  createAuth(db, settings, secret, {
    hashPassword: (password) => hashPassword(password),
    idleSeconds: sessionLifetime.user.idle,
    touchSeconds,
  });

const firstMigration = '0001-start';

/** Runs the migrations, creates the context and starts the outbox. The caller ends it with `closeContext`. */
export async function openContext(settings: Settings, log: Logger): Promise<Context> {
  refuseMissingDatabase(settings);
  const wasUsed = tracesOfUse(settings.dataDir).length > 0;
  const db = connect(settings, () => log.warn('a connection to the database was lost'));
  if (settings.databaseUrl !== undefined && databaseLacksTls(settings.databaseUrl))
    log.warn(
      'DATABASE_URL is on another machine without verified TLS: add ?sslmode=verify-full, or others may read the data',
    );
  const ran = await migrate(db);
  if (wasUsed && ran.includes(firstMigration))
    log.warn(
      'the database is empty although DATA_DIR was used before: check DATABASE_URL, or restore a backup with npm run restore',
    );
  // After the database, so that a start that was interrupted in between can be repeated (server/db/missing-database.ts).
  const secret = await readSecret(settings);
  // Before the edition: what changes meanwhile is followed.
  const pictureState = await lastPictureChange(db);
  const content = new CurrentContent(await readEdition(db, settings.schoolTimezone), pictureState);
  content.showPictures(await readOwnPictures(db, dayIn(settings.schoolTimezone)));
  const sender = () => senderOf(content.edition.documents, settings);
  const transport = createMailTransport(settings, () => sender().mailFrom, log);
  return {
    settings,
    log,
    db,
    auth: openAuth(db, settings, secret),
    describeUser: userWithApplications,
    emails: { welcome, resetCode, emailCode, emailChanged, emailChangedFormer },
    content,
    pictures: createPictures(settings),
    pictureEmails: { hung: picturesHung },
    get sender() {
      return sender();
    },
    outbox: startOutbox(db, transport, log),
    secret,
    invalidBodies: new InvalidBodyLimit(settings.rateLimits),
    usedLimits: new UsedLimits(),
    now: () => new Date(),
  };
}

/** Finishes the mail that is being sent and closes the database. */
export async function closeContext({ outbox, db }: Context): Promise<void> {
  await outbox.stop();
  await db.destroy();
}
