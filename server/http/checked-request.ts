import type { User } from '#contract/users/account.ts';
import type { CheckedBodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { ReceivedFile } from './received-file.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import type { Requester } from './requester.ts';

/** The signed-in user of a request. */
export interface Caller {
  id: string;
  email: string;
  role: User['role'];
  sessionId: string;
  signedInAt: Date;
  /** When the password was last given in this session: at sign-in, or at a later check. */
  passwordGivenAt: Date;
}

/** A request that has passed the checks that all endpoints share. */
export interface CheckedRequest<C extends Endpoint = Endpoint> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: CheckedBodyOf<C>;
  /** The body of an endpoint that takes a file, which is deleted after the reply; null at others. */
  file: ReceivedFile | null;
  /** The ETag in If-Match, for `checkIfMatch`; empty at endpoints that do not need one. */
  ifMatch: string;
  /** For `once`; null at endpoints that need none, and without the header. */
  idempotencyKey: IdempotencyKey | null;
  /** Null at endpoints for anyone. */
  caller: C['caller'] extends 'anyone' ? null : Caller;
  /** The network of the client, as `clientAddress` returns it. */
  address: string;
  /** Decides the order in the queue for password hashes. */
  requester: Requester;
  /** The headers of the request, with checked cookies. */
  requestHeaders: Headers;
  /** Headers for the reply, for example cookies. */
  replyHeaders: Headers;
}
