import type * as z from 'zod/mini';
import type { Access } from './roles.ts';

/** The error statuses of an endpoint, in addition to those of every endpoint (docs/api.md). */
type FailureStatus = 400 | 401 | 403 | 404 | 409 | 412 | 422 | 428 | 429;

/**
 * One endpoint of the JSON API. The same object registers the route, validates path parameters, query and body in the
 * browser and on the server, types the browser's request and describes the endpoint in /openapi.json.
 */
export interface Endpoint<
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Params extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
  Query extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path on the API host; a parameter is written {id}. */
  path: string;
  /**
   * The schema of the path parameters, with their names in `path` as keys. It decodes the text of the URL and encodes it
   * again. A malformed value is a 404 with the schema's message.
   */
  params?: Params;
  /** The schema of the query, which decodes and encodes like `params`. An invalid value is a 400 with `fields`. */
  query?: Query;
  summary: string;
  /** The users who may call it (docs/specification.md, section 6). */
  caller: Access;
  /** Whether a request changes data. If so, requests from other sites are rejected (docs/api.md). */
  changes: boolean;
  /**
   * For a request that creates or sends something. It may arrive twice, because its reply was lost or a button was pressed again, so all tries of
   * one form have the same header Idempotency-Key: 16 to 64 letters, digits, hyphens and underscores. Within a week the server does the
   * work once and answers each of them. The same key with another body is 422. Without the header each request counts.
   */
  countsOnce?: true;
  /**
   * What is the bytes of a file in the place of JSON: the body of a request, with `body: null` and `maxBodyBytes`, or the reply after
   * success, with `reply: fileReply`.
   */
  file?: 'body' | 'reply';
  /** The largest body in bytes, for a call with long texts or a file; otherwise 64 KiB. */
  maxBodyBytes?: number;
  /** The schema of the JSON body, or null if there is none. */
  body: Body;
  success: 200 | 201;
  /** The schema of the JSON reply after success. */
  reply: Reply;
  /** With 412 and 428, a request needs the header If-Match (docs/api.md). */
  failures: readonly FailureStatus[];
}

/** Declares an endpoint. It returns its argument; TypeScript infers the types of its schemas. */
export function defineEndpoint<
  Body extends z.ZodMiniType | null,
  Reply extends z.ZodMiniType,
  Params extends z.ZodMiniObject | undefined = undefined,
  Query extends z.ZodMiniObject | undefined = undefined,
>(endpoint: Endpoint<Body, Reply, Params, Query>): Endpoint<Body, Reply, Params, Query> {
  return endpoint;
}

/** The type of a request body, before trimming and defaults. */
export type BodyOf<C extends Endpoint> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : undefined;

/** The type of a request body after validation, as a handler receives it. */
export type CheckedBodyOf<C extends Endpoint> = C['body'] extends z.ZodMiniType
  ? z.output<C['body']>
  : undefined;

/** The decoded values of a schema; undefined if the endpoint has no schema. */
type DecodedBy<Schema> = [NonNullable<Schema>] extends [never] ? undefined : z.output<NonNullable<Schema>>;

/** The type of the decoded path parameters, in the browser and in a handler. */
export type ParamsOf<C extends Endpoint> = DecodedBy<C['params']>;

/** The type of the decoded query, in the browser and in a handler. */
export type QueryOf<C extends Endpoint> = DecodedBy<C['query']>;

/** The type of the reply after success. */
export type ReplyOf<C extends Endpoint> = z.output<C['reply']>;
