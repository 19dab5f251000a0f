import { Gauge } from 'prom-client';
import type { Database } from '#server/db/connect.ts';
import { findLateCodes } from '#server/mails/queries.ts';
import { registry } from './metrics.ts';

const lateCodes = new Gauge({
  name: 'mail_late_codes',
  help: 'Codes of the last day that could not be sent within two minutes; counted up to 20',
  aggregator: 'first',
  registers: [registry],
});

/** Sets the gauge of late codes. Without the database it keeps its last value. */
export async function updateMailMetrics(db: Database): Promise<void> {
  const late = await findLateCodes(db).catch(() => null);
  if (late !== null) lateCodes.set(late.length);
}
