import type { BodyOf, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { failure, type Failure } from '#contract/failure.ts';
import { endpointUrl, type UrlValues } from './endpoint-url.ts';

/** Shown when the server sends no message of its own or cannot be reached (docs/design.md, section 6). */
const genericMessage = 'Something went wrong. Please try again.';

/** A failed API request. `status` is 0 on a network error or timeout; `message` can be shown to the visitor. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(status: number, { message, fields = {} }: Failure) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** Request timeout, so that a form does not stay busy forever on a slow network. */
const timeoutMs = 30_000;

let apiHost = '';

/** Whether the API is on another origin. Scripts of this page cannot read the cookies of that origin. */
export const isApiCrossOrigin = (): boolean => apiHost !== '';

/** Sets the origin of the API. The root layout calls this with the page's loader data, before the first request. */
export function setApiHost(origin: string): void {
  apiHost = origin;
}

/** The values for the URL, as the last argument of a call: not optional if the endpoint needs some. */
type UrlArguments<C extends Endpoint> =
  {} extends UrlValues<C> ? [values?: UrlValues<C>] : [values: UrlValues<C>];

let isSameUserSignedIn = async () => false;

/**
 * Sets the function that `callEndpoint` calls after a 401, to find out whether the same user is still signed in. This
 * happens when the session gets a new token while a request is on its way.
 */
export function setSessionCheck(check: () => Promise<boolean>): void {
  isSameUserSignedIn = check;
}

/**
 * Sends a request to an endpoint and returns its parsed reply. After a 401 it retries once if the same user is still
 * signed in; this is safe because a request with a 401 changed nothing on the server.
 * @param urlValues path parameters and query, if the endpoint has them
 * @throws ApiError with the server's message, or `genericMessage` if there is none
 */
export async function callEndpoint<C extends Endpoint>(
  endpoint: C,
  body: BodyOf<C>,
  ...urlValues: UrlArguments<C>
): Promise<ReplyOf<C>> {
  try {
    return await callEndpointOnce(endpoint, body, ...urlValues);
  } catch (error) {
    if (!isUnauthorized(error) || endpoint.caller === 'anyone') throw error;
    const timeout = new Promise<false>((resolve) => {
      setTimeout(resolve, timeoutMs, false);
    });
    if (await Promise.race([isSameUserSignedIn(), timeout]))
      return callEndpointOnce(endpoint, body, ...urlValues);
    throw error;
  }
}

/** Whether a request failed because no user is signed in. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Like `callEndpoint`, but without the retry after a 401. */
export async function callEndpointOnce<C extends Endpoint>(
  endpoint: C,
  body: BodyOf<C>,
  ...urlValues: UrlArguments<C>
): Promise<ReplyOf<C>> {
  const [values = {}] = urlValues;
  const path = endpointUrl(endpoint, values);
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(apiHost + path, {
      method: endpoint.method,
      signal: AbortSignal.timeout(timeoutMs),
      credentials: apiHost === '' ? 'same-origin' : 'include',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    reply = await response.json();
  } catch {
    throw new ApiError(0, { message: genericMessage });
  }
  if (!response.ok) {
    const parsed = failure.safeParse(reply);
    throw new ApiError(response.status, parsed.success ? parsed.data : { message: genericMessage });
  }
  return endpoint.reply.parse(reply) as ReplyOf<C>;
}

/** The message to show the visitor for any error. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : genericMessage;
}
