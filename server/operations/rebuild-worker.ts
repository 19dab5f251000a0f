import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Others read or write for moments only; a backup reads for longer, then the next upkeep tries again. */
const tries = 100;
const retryMilliseconds = 50;

/** A thread of its own: writes the file anew, then moves the result out of the log beside it and empties that. */
const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: 5_000 });
let isDone = false;
try {
  database.exec('pragma synchronous = full; vacuum');
  for (let n = 0; n < tries && !isDone; n += 1) {
    if (n > 0) await setTimeout(retryMilliseconds);
    isDone = database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  }
} finally {
  database.close();
}
parentPort?.postMessage(isDone);
