import type * as z from 'zod/mini';

/** Who may call an endpoint: anyone, a signed-in user, or an admin (docs/specification.md, section 6). */
type Caller = 'anyone' | 'user' | 'admin';

/** The error statuses of an endpoint, in addition to those of every endpoint (docs/design.md, section 5). */
type FailureStatus = 400 | 401 | 403 | 404 | 409 | 429;

/**
 * One endpoint of the JSON API. The same object registers the route, validates the body in the browser and on the server,
 * types the browser's request and describes the endpoint in /openapi.json.
 */
export interface Endpoint<
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path on the API host; a parameter is written {id}. */
  path: string;
  summary: string;
  caller: Caller;
  /** Whether a request changes data. If so, requests from other sites are rejected (docs/design.md, section 5). */
  changes: boolean;
  /** The schema of the JSON body, or null if there is none. */
  body: Body;
  success: 200 | 201;
  /** The schema of the JSON reply after success. */
  reply: Reply;
  failures: readonly FailureStatus[];
}

/** Declares an endpoint. It returns its argument; TypeScript infers the types of body and reply. */
export function defineEndpoint<Body extends z.ZodMiniType | null, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply>,
): Endpoint<Body, Reply> {
  return endpoint;
}

/** The type of a request body, before trimming and defaults. */
export type BodyOf<C extends Endpoint> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : undefined;

/** The type of a request body after validation, as a handler receives it. */
export type CheckedBodyOf<C extends Endpoint> = C['body'] extends z.ZodMiniType
  ? z.output<C['body']>
  : undefined;

/** The type of the reply after success. */
export type ReplyOf<C extends Endpoint> = z.output<C['reply']>;
