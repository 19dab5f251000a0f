import type { Client } from 'pg';
import { dayIn } from '#contract/school-time.ts';
import type { SiteServices } from '#server/site/services.ts';
import { PublishError } from '#server/operations/publish-error.ts';
import type { Edition } from './edition.ts';
import { editionChannel, lastPictureChange } from '#server/site/changes/queries.ts';
import { lastEditionNumber, readOwnPictures } from './queries.ts';
import { readEdition } from './store.ts';

/**
 * Milliseconds between two checks of the number of the last edition. On SQLite nothing notifies this process of an edition that
 * a command has stored; on PostgreSQL the notification may be lost with its connection.
 */
const interval = { sqlite: 500, postgres: 2_000 };

/** An edition that failed is tried again after this time in milliseconds, because the reason may have been a full disk. */
const retryInterval = 60_000;

/** Calls `onEdition` when PostgreSQL notifies of an edition. The connection is opened again after a failure. */
function listen(databaseUrl: string, onEdition: () => void): { stop(): Promise<void> } {
  let client: Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    // A server with SQLite does without the driver.
    const { default: pg } = await import('pg');
    if (isStopped) return;
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'showcase-art editions',
    });
    client = opened;
    let isClosed = false;
    const reopen = () => {
      if (isClosed) return;
      isClosed = true;
      void opened.end().catch(() => {});
      if (!isStopped) timer = setTimeout(() => void open(), interval.postgres);
    };
    opened.on('notification', onEdition).on('error', reopen).on('end', reopen);
    opened
      .connect()
      .then(() => opened.query(`listen "${editionChannel}"`))
      // An edition may have been stored before the connection was open.
      .then(onEdition)
      .catch(reopen);
  }

  void open();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Publishes every new edition that this or another process stores, and the last one again when a day begins at the school or when visitors may see
 * other pictures: posts of that day appear, and notices of the day before disappear. A picture that is not to be seen any more goes
 * before the pages do. Several editions at once are one publication. `stop` waits for a publication; a process may also end during it (docs/design.md, section 4).
 * @param publish starts to serve the pages of an edition; it rejects and changes nothing when a page fails
 */
export function followEditions(
  { content, db, log, settings }: SiteServices,
  publish: (edition: Edition) => Promise<unknown>,
): { stop(): Promise<void> } {
  const kind = settings.databaseUrl === undefined ? 'sqlite' : 'postgres';
  let running: Promise<void> | undefined;
  let isDue = false;
  let isStopped = false;
  let failed = { state: '', at: 0 };
  let followedPictures: string | undefined;

  async function follow(): Promise<void> {
    const number = await lastEditionNumber(db);
    const today = dayIn(settings.schoolTimezone);
    const pictures = await lastPictureChange(db);
    if (`${today} ${pictures}` !== followedPictures) {
      content.showPictures(await readOwnPictures(db, today));
      followedPictures = `${today} ${pictures}`;
    }
    if (number === content.servedNumber && today === content.edition.day && pictures === content.pictureState)
      return;
    const state = `${number} ${pictures}`;
    if (state === failed.state && performance.now() - failed.at < retryInterval) return;
    try {
      const edition = await readEdition(db, settings.schoolTimezone);
      await publish(edition);
      const isNew = edition.hash !== content.edition.hash;
      content.replace(edition, pictures);
      if (isNew) log.info({ edition: edition.number }, 'a new edition of the content is published');
    } catch (error) {
      if (isStopped) return;
      failed = { state, at: performance.now() };
      content.fail(number, error instanceof PublishError ? error.page : undefined);
      log.error({ edition: number, reason: (error as Error).message }, 'an edition cannot be published');
    }
  }

  async function followWhileDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      // Without a database the next check is due as well; /readyz reports the database.
      await follow().catch(() => {});
    }
    running = undefined;
  }

  /** One check at a time. A notification during a publication leads to one more check. */
  function check(): void {
    isDue = true;
    running ??= followWhileDue();
  }

  const timer = setInterval(check, interval[kind]);
  const listening = settings.databaseUrl === undefined ? undefined : listen(settings.databaseUrl, check);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await listening?.stop();
      await running;
    },
  };
}
