import type { MiddlewareHandler } from 'hono';
import type { Settings } from '#server/env.ts';

/**
 * What every reply tells the browser: no guessing of types, no frames around us, no address of ours to other sites, and
 * https from now on where the site has it. Source: OWASP Secure Headers Project.
 */
export function securityHeaders({ publicUrl }: Settings): MiddlewareHandler {
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
}
