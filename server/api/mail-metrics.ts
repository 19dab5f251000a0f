import { Gauge } from 'prom-client';
import type { Database } from '#server/db/connect.ts';
import { countMailProblems } from '#server/school/email-list/queries.ts';
import { registry } from '#server/operations/metrics.ts';

const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });

const lateCodes = gauge('mail_late_codes', 'Codes that are still not sent after two minutes; up to 100');
const failedMails = gauge(
  'mail_failed',
  'Mails that are not tried again and that the office has not marked as done; up to 100',
);

/** Sets the gauges of mails. Without the database they keep their last values. */
export async function updateMailMetrics(db: Database): Promise<void> {
  const problems = await countMailProblems(db).catch(() => null);
  if (problems === null) return;
  lateCodes.set(problems.lateCodes);
  failedMails.set(problems.failed);
}
