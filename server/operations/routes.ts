import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Context } from '#server/context.ts';
import { reportPath } from '#server/site/content-security-policy.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { registry, requestSeconds } from './metrics.ts';
import { readinessOf } from './readiness.ts';
import { takeReport } from './reports.ts';
import { securityText, securityTextPath } from './security-text.ts';

/** Measures every request. */
export const observe: MiddlewareHandler = async (c, next) => {
  const end = requestSeconds.startTimer();
  await next();
  end({ method: c.req.method, status: String(c.res.status) });
};

/** What operators ask (docs/design.md, section 4), what browsers tell them, and where others report a weakness. */
export function operationsRoutes(context: Context): Hono {
  const { sender, settings } = context;
  const readiness = readinessOf(context);
  const app = new Hono();
  app.post(reportPath, (c) => takeReport(c, context));
  app.get('/healthz', (c) => c.json({ status: 'up' }));
  app.get(securityTextPath, (c) => c.text(securityText(sender), 200, { 'cache-control': 'no-cache' }));
  app.get('/readyz', async (c) => {
    const ready = await readiness();
    return c.json(ready, Object.values(ready).every(Boolean) ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(getConnInfo(c).remote.address, c.req.raw.headers, settings))
      return c.json({ message: 'There is nothing at this address.' }, 404);
    await readiness();
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  return app;
}
