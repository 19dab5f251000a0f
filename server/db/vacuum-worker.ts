import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests hold a lock only briefly. A backup reads for longer; then the next maintenance tries again. */
const maxAttempts = 100;
const retryMilliseconds = 50;

/**
 * Runs in its own thread: rebuilds the file, then moves the result from the write-ahead log into the file and empties the
 * log.
 */
const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: 5_000 });
let isDone = false;
try {
  database.exec('pragma synchronous = full; vacuum');
  for (let attempt = 0; attempt < maxAttempts && !isDone; attempt += 1) {
    if (attempt > 0) await setTimeout(retryMilliseconds);
    isDone = database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  }
} finally {
  database.close();
}
parentPort?.postMessage(isDone);
