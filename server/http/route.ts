import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import type { CheckedRequest } from './checked-request.ts';
import type { Limit } from './rate-limit.ts';

/** An endpoint of the contract with its handler, which uses the services `S`. */
export interface Route<S> {
  endpoint: Endpoint;
  limits: readonly Limit[];
  handle: (request: S & CheckedRequest) => Promise<unknown>;
}

/**
 * Returns the function with which a layer connects an endpoint with its handler. Path parameters, query, body, session, role, rate limits and
 * the cross-site rule are checked before `handle` runs (server/api/request-pipeline.ts). `handle` returns the reply or throws HttpError.
 */
export const routeWith =
  <S>() =>
  <C extends Endpoint>(
    endpoint: C,
    handle: (request: S & CheckedRequest<C>) => Promise<ReplyOf<C>>,
    ...limits: Limit[]
  ): Route<S> => ({ endpoint, limits, handle: handle as Route<S>['handle'] });
