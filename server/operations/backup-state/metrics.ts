import { Gauge } from 'prom-client';
import type { Services } from '#server/http/services.ts';
import { registry } from '#server/operations/metrics.ts';
import { findBackupProblem } from './problem.ts';
import { readNightlyBackups } from './queries.ts';

const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });

const lastSuccess = gauge(
  'backup_last_success_timestamp_seconds',
  'When the last nightly backup was made and verified; 0 without one',
);
const failing = gauge(
  'backup_failing',
  '1 while BACKUP_DIR is set and the last nightly backup failed, or there was none for two days',
);

/** Sets the gauges of the nightly backups. Without the database they keep their last values. */
export async function updateBackupMetrics({
  db,
  settings,
  now,
}: Pick<Services, 'db' | 'settings' | 'now'>): Promise<void> {
  try {
    const { succeededAt } = await readNightlyBackups(db);
    lastSuccess.set((succeededAt?.getTime() ?? 0) / 1000);
    failing.set((await findBackupProblem(db, settings, now())) === null ? 0 : 1);
  } catch {
    // GET /readyz reports the database.
  }
}
