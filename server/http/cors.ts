import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Settings } from '#server/env.ts';

/** Allows the origins of CORS_ORIGINS to send requests with cookies. */
export function corsFor({ corsOrigins }: Settings): MiddlewareHandler {
  return cors({
    origin: (origin) => (corsOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['content-type', 'if-match', 'idempotency-key', 'expected-user'],
    exposeHeaders: ['etag', 'retry-after'],
    maxAge: 600,
  });
}
