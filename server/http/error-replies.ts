import type { Context as HonoContext } from 'hono';
import { storageFailure, storageFailureText } from '#server/db/storage-failure.ts';
import type { Logger } from '#server/log.ts';
import { HttpError } from './http-error.ts';

/** @param allow the methods of the path, for the Allow header (RFC 9110, 15.5.6) */
export const methodNotAllowed = (allow: string) =>
  new HttpError(405, 'This address does not take that method.', { headers: { allow } });

/**
 * Turns any error into an HttpError without internal details: an HttpError stays as it is, a storage failure is 503,
 * everything else 500. The last two are logged.
 * @param path the route, for the log
 */
export function toHttpError(error: unknown, path: string, log?: Pick<Logger, 'error'>): HttpError {
  if (error instanceof HttpError) return error;
  const storage = storageFailure(error);
  if (storage === undefined) {
    log?.error({ path, err: withoutMessage(error) }, 'request failed with an unexpected error');
    return new HttpError(500, 'Something went wrong. Please try again.');
  }
  const { code, errcode } = error as { code?: string; errcode?: number };
  log?.error({ path, code, errcode }, storageFailureText[storage]);
  return new HttpError(503, 'This does not work at the moment. Please try again in a few minutes.', {
    headers: { 'retry-after': '30' },
  });
}

/**
 * The JSON reply to any error.
 * @param headers headers that the reply already has, such as cookies
 */
export function errorReply(
  c: HonoContext,
  { log }: { log: Pick<Logger, 'error'> },
  error: unknown,
  headers = new Headers(),
): Response {
  const reply = toHttpError(error, c.req.routePath, log);
  headers.set('cache-control', 'no-store');
  for (const [name, value] of Object.entries(reply.headers)) headers.set(name, value);
  return Response.json(reply.body, { status: reply.status, headers });
}

/** An error for the log without its message, because a message may quote what a visitor typed. */
function withoutMessage(error: unknown): { type: string; code?: string | undefined; stack: string } {
  const { name = 'Error', code, stack = '' } = error as { name?: string; code?: string; stack?: string };
  return {
    type: name,
    code,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
