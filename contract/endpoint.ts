import type * as z from 'zod/mini';

/** Who may make a call: everybody, somebody signed in, or an admin (docs/specification.md, section 6). */
type Caller = 'anyone' | 'user' | 'admin';

/** The failures a call can answer with beyond those every call shares (400 to 503, docs/design.md, section 5). */
type FailureStatus = 400 | 401 | 403 | 404 | 409 | 429;

/**
 * One call between browser and server. The same object registers the route, checks the body on both sides,
 * types the browser's request and describes the call in /openapi.json, so none of them can drift apart.
 */
export interface Endpoint<
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path at the root of the API host; a parameter is written {id}. */
  path: string;
  summary: string;
  caller: Caller;
  /** Whether the call changes something: such calls are refused from other sites (docs/design.md, section 5). */
  changes: boolean;
  /** JSON the call takes, or null when it takes none. */
  body: Body;
  success: 200 | 201;
  /** JSON of a success. */
  reply: Reply;
  failures: readonly FailureStatus[];
}

/** Declares a call; the identity function that lets TypeScript infer body and reply. */
export function defineEndpoint<Body extends z.ZodMiniType | null, Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply>,
): Endpoint<Body, Reply> {
  return endpoint;
}

/** What a caller passes as the body of a call, before trimming and defaults. */
export type BodyOf<C extends Endpoint> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : undefined;

/** What a handler receives as the body of a call, checked and normalised. */
export type CheckedBodyOf<C extends Endpoint> = C['body'] extends z.ZodMiniType
  ? z.output<C['body']>
  : undefined;

/** What a successful call answers. */
export type ReplyOf<C extends Endpoint> = z.output<C['reply']>;
