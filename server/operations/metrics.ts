import { Counter, Gauge, Registry } from 'prom-client';
import { addProcessMetrics } from './process-metrics.ts';
import { RequestDurations } from './request-durations.ts';

/** The metrics of /metrics; one registry for each process. */
export const registry = new Registry();
addProcessMetrics(registry);

export const requestDurations = new RequestDurations();
registry.registerMetric(requestDurations.metric);

/** Violations of the Content-Security-Policy that browsers reported. */
export const cspViolations = new Counter({
  name: 'browser_refusals_total',
  help: 'Violations of the Content-Security-Policy that browsers reported',
  labelNames: ['directive'],
  registers: [registry],
});

/** Old data that waits for a confirmation (server/school/retention/retention.ts); 0 while nothing waits. */
export const retentionWaitingRows = new Gauge({
  name: 'retention_waiting_rows',
  help: 'Rows that are old enough to be deleted and wait for a confirmation',
  registers: [registry],
});
