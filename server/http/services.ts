import type { Database } from '#server/db/connect.ts';
import type { Settings } from '#server/env.ts';
import type { Logger } from '#server/log.ts';
import type { InvalidBodyLimit } from './invalid-body-limit.ts';
import type { UsedLimits } from './used-limits.ts';

/** What every handler and task uses. A layer above adds its own; the process creates each once (server/context.ts). */
export interface Services {
  settings: Settings;
  log: Logger;
  db: Database;
  secret: string;
  /** Counts requests with an invalid body, in memory. */
  invalidBodies: InvalidBodyLimit;
  /** What this process remembers of limits that are used up. */
  usedLimits: UsedLimits;
  /** The clock of what people wait for; tests replace it. */
  now: () => Date;
}
