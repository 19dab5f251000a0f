import { Gauge } from 'prom-client';
import type { Context } from '#server/context.ts';
import { whyUnreachable, type Database } from '#server/db/connect.ts';
import { inWords, storageFailure } from '#server/db/storage-failure.ts';
import { hasSpace } from './disk.ts';
import { registry } from './metrics.ts';

/** What /readyz answers: the server is ready when all fields are true. */
export interface Readiness {
  /** The database can be read and written. */
  database: boolean;
  /** The pages are published: always so, because the server listens only after that. */
  snapshot: true;
  /** DATA_DIR's file system has free space. */
  disk: boolean;
}

/** Anybody may ask: however often that is, the database is written to at most once in this time; after a failure sooner. */
const probeAgainAfter = { success: 5_000, failure: 1_000 };
const answerWithin = 2_000;

const writable = new Gauge({
  name: 'storage_writable',
  help: 'Whether the database could be written when it was last tried',
  registers: [registry],
});

async function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => {
    setTimeout(resolve, milliseconds, otherwise).unref();
  });
  return Promise.race([work, late]);
}

/** Writes a row and commits it: only then does the disk have to take it. */
async function write(db: Database): Promise<void> {
  const resetsAt = new Date();
  await db
    .insertInto('rateLimits')
    .values({ key: 'readyz', hits: 0, resetsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resetsAt }))
    .execute();
}

/** @returns whether the database can be written: tried at most every few seconds, one try at a time */
function writeProbe({ db, log }: Context): () => Promise<boolean> {
  let isWritable = true;
  let validUntil = 0;
  let running: Promise<boolean> | undefined;

  async function probe(): Promise<boolean> {
    const before = isWritable;
    const error = await write(db).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('unknown'),
    );
    isWritable = error === undefined;
    writable.set(Number(isWritable));
    validUntil = Date.now() + probeAgainAfter[isWritable ? 'success' : 'failure'];
    const kind = storageFailure(error);
    if (before && !isWritable)
      log.error(kind === undefined ? 'the database cannot be written' : inWords[kind]);
    if (!before && isWritable) log.warn('the database can be written again');
    return isWritable;
  }

  return async () => {
    if (Date.now() < validUntil) return isWritable;
    running ??= probe().finally(() => {
      running = undefined;
    });
    // A write that has to queue behind a restore or a vacuum is late, not impossible.
    return within(answerWithin, running, isWritable);
  };
}

/** @returns what /readyz and /metrics ask; the figures of /metrics are set by it */
export function readinessOf(context: Context): () => Promise<Readiness> {
  const { db, settings } = context;
  const canWrite = writeProbe(context);
  return async () => {
    const canRead = whyUnreachable(db).then((reason) => reason === undefined);
    const [database, disk] = await Promise.all([
      within(answerWithin, canRead, false).then((isReadable) => isReadable && canWrite()),
      within(answerWithin, hasSpace(settings.dataDir), false),
    ]);
    return { database, snapshot: true, disk };
  };
}
