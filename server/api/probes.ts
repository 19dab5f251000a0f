import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type MiddlewareHandler } from 'hono';
import type { SchoolServices } from '#server/school/route.ts';
import { updateBackupMetrics } from '#server/operations/backup-state/metrics.ts';
import { updateMailMetrics } from './mail-metrics.ts';
import { mayReadMetrics } from '#server/operations/metrics-access.ts';
import { registry, requestDurations } from '#server/operations/metrics.ts';
import { readinessOf } from './readiness.ts';

/** Measures the duration of every request that is not for a page or a file (server/site/serve/reply.ts measures those). */
export const measureRequests: MiddlewareHandler = async (c, next) => {
  const start = performance.now();
  await next();
  requestDurations.observe(c.req.method, c.res.status, (performance.now() - start) / 1000);
};

/** The probes and metrics for operators (docs/operations.md). */
export function operationsRoutes(context: SchoolServices): Hono {
  const readiness = readinessOf(context);
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'up' }));
  app.get('/readyz', async (c) => {
    const ready = await readiness();
    return c.json(ready, ready.database && ready.snapshot && ready.disk ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(getConnInfo(c).remote.address, c.req.raw.headers, context.settings))
      return c.json({ message: 'There is nothing at this address.' }, 404);
    // Each sets gauges.
    await Promise.all([readiness(), updateMailMetrics(context.db), updateBackupMetrics(context)]);
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  return app;
}
