import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Settings } from '#server/env.ts';

/** Lets the origins of CORS_ORIGINS make calls with their cookies; nobody else (docs/design.md, section 4). */
export function corsFor({ corsOrigins }: Settings): MiddlewareHandler {
  return cors({
    origin: (origin) => (corsOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['content-type'],
    exposeHeaders: ['retry-after'],
    maxAge: 600,
  });
}
