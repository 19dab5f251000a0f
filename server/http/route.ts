import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import type { Limit } from './rate-limit.ts';
import type { CheckedRequest } from './checked-request.ts';

/** What a handler gets: the checked request, and the services of the process. */
export type RequestContext<C extends Endpoint = Endpoint> = Context & CheckedRequest<C>;

export interface Route {
  endpoint: Endpoint;
  limits: readonly Limit[];
  handle: (request: RequestContext) => Promise<unknown>;
}

/**
 * Connects an endpoint of the contract with its handler. Path parameters, query, body, session, role, rate limits and the
 * cross-site rule are checked before `handle` runs (server/api/request-pipeline.ts). `handle` returns the reply or throws
 * HttpError.
 */
export function route<C extends Endpoint>(
  endpoint: C,
  handle: (request: RequestContext<C>) => Promise<ReplyOf<C>>,
  ...limits: Limit[]
): Route {
  return { endpoint, limits, handle: handle as Route['handle'] };
}
