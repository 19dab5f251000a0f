import { Gauge } from 'prom-client';
import type { SchoolServices } from '#server/school/route.ts';
import { lastEditionNumber } from '#server/site/content/queries.ts';
import { storageFailure, storageFailureText } from '#server/db/storage-failure.ts';
import { hasSpace } from '#server/operations/free-space.ts';
import { registry } from '#server/operations/metrics.ts';
import { writeProbeRow } from '#server/operations/queries.ts';

/** The reply of /readyz: the server is ready when `database`, `snapshot` and `disk` are true. */
export interface Readiness {
  /** The database can be read and written. */
  database: boolean;
  /** Always true: the server listens only after the pages are published. */
  snapshot: true;
  /** The file system of DATA_DIR has free space. */
  disk: boolean;
  edition: EditionState;
}

/**
 * The edition that visitors get, and the last one that was stored. A server that is behind is ready: the pages of the edition
 * before are better than none.
 */
interface EditionState {
  served: number;
  /** Null while the database cannot be read. */
  published: number | null;
  /** The page that could not be published. */
  failedPage?: string | undefined;
}

/**
 * Milliseconds between two write probes. /readyz is public, so the number of requests must not decide the number of writes.
 */
const probeInterval = { success: 5_000, failure: 1_000 };
const timeout = 2_000;

const writable = new Gauge({
  name: 'storage_writable',
  help: 'Whether the last attempt to write the database succeeded',
  registers: [registry],
});

async function withTimeout<T>(work: Promise<T>, fallback: T): Promise<T> {
  const late = new Promise<T>((resolve) => {
    setTimeout(resolve, timeout, fallback).unref();
  });
  return Promise.race([work, late]);
}

/** @returns a function that returns whether the database can be written; it writes at most every few seconds */
function writeProbe({ db, log }: SchoolServices): () => Promise<boolean> {
  let isWritable = true;
  let validUntil = 0;
  let running: Promise<boolean> | undefined;

  async function probe(): Promise<boolean> {
    const before = isWritable;
    const error = await writeProbeRow(db).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('unknown'),
    );
    isWritable = error === undefined;
    writable.set(Number(isWritable));
    validUntil = Date.now() + probeInterval[isWritable ? 'success' : 'failure'];
    const kind = storageFailure(error);
    if (before && !isWritable)
      log.error(kind === undefined ? 'the database cannot be written' : storageFailureText[kind]);
    if (!before && isWritable) log.warn('the database can be written again');
    return isWritable;
  }

  return async () => {
    if (Date.now() < validUntil) return isWritable;
    running ??= probe().finally(() => {
      running = undefined;
    });
    // A write may have to wait for a restore or a rebuild; until it ends, the last result is valid.
    return withTimeout(running, isWritable);
  };
}

/** @returns a function that checks the readiness, for /readyz and /metrics; it also sets the gauges of /metrics */
export function readinessOf(context: SchoolServices): () => Promise<Readiness> {
  const { content, db, settings } = context;
  const canWrite = writeProbe(context);
  return async () => {
    const last = lastEditionNumber(db).catch(() => null);
    const [published, disk] = await Promise.all([
      withTimeout(last, null),
      withTimeout(hasSpace(settings.dataDir), false),
    ]);
    const database = published !== null && (await canWrite());
    const served = content.servedNumber;
    return { database, snapshot: true, disk, edition: { served, published, failedPage: content.failedPage } };
  };
}
