import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestDurations } from './request-durations.ts';

test('the metrics are those of a histogram of prom-client', async () => {
  const expected = new Registry();
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [expected],
  });
  const registry = new Registry();
  const durations = new RequestDurations();
  registry.registerMetric(durations.metric);
  for (const method of ['GET', 'HEAD']) {
    for (const status of [200, 304, 404]) {
      for (const seconds of [0, 0.0002, 0.001, 0.0011, 0.07, 0.5, 2, 2.5, 60]) {
        histogram.observe({ method, status: String(status) }, seconds);
        durations.observe(method, status, seconds);
      }
    }
  }
  expect(await registry.metrics()).toBe(await expected.metrics());
});
