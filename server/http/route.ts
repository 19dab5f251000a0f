import type { User } from '#contract/account.ts';
import type { Endpoint, CheckedBodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import type { Limit } from './rate-limit.ts';
import type { Requester } from './requester.ts';

/** Who is signed in, as far as a handler needs to know. */
export interface Caller {
  id: string;
  email: string;
  role: User['role'];
  sessionId: string;
  signedInAt: Date;
  /** When the password was last given in this session: at signing in, or when it was asked again. */
  passwordGivenAt: Date;
}

/** One request that passed every common check. */
export interface RequestContext<C extends Endpoint = Endpoint> extends Context {
  body: CheckedBodyOf<C>;
  parameters: Record<string, string>;
  /** Present on calls for users and admins; null on calls for anyone. */
  caller: C['caller'] extends 'anyone' ? null : Caller;
  /** The network the request came from, as `clientAddress` gives it. */
  address: string;
  /** Whose turn in the queue for password hashes it takes. */
  requester: Requester;
  /** The request's own headers, for better-auth. */
  requestHeaders: Headers;
  /** Headers the reply will carry, cookies above all. */
  replyHeaders: Headers;
}

export interface Route {
  endpoint: Endpoint;
  limits: readonly Limit[];
  handle: (request: RequestContext) => Promise<unknown>;
}

/**
 * Binds a call of the contract to what answers it. Body, session, role, rate limits and the cross-site rule are checked
 * before `handle` runs (server/request-pipeline.ts); `handle` returns the reply or throws HttpError.
 */
export function route<C extends Endpoint>(
  endpoint: C,
  handle: (request: RequestContext<C>) => Promise<ReplyOf<C>>,
  ...limits: Limit[]
): Route {
  return { endpoint, limits, handle: handle as Route['handle'] };
}
