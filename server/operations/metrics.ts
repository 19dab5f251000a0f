import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of /metrics; one registry for each process. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Seconds a request took, by method and status; never by path, which could name a person. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP requests',
  labelNames: ['method', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
  registers: [registry],
});

/** Violations of the Content-Security-Policy that browsers reported. */
export const cspViolations = new Counter({
  name: 'browser_refusals_total',
  help: 'Violations of the Content-Security-Policy that browsers reported',
  labelNames: ['directive'],
  registers: [registry],
});

/** Old data that waits for a confirmation (server/retention/retention.ts); 0 while nothing waits. */
export const retentionWaitingRows = new Gauge({
  name: 'retention_waiting_rows',
  help: 'Rows that are old enough to be deleted and wait for a confirmation',
  registers: [registry],
});
