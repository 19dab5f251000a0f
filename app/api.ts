import type { BodyOf, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { failure } from '#contract/failure.ts';
import { ApiError, genericMessage, isUnauthorized } from './api-error.ts';
import { currentApiHost } from './api-host.ts';
import { endpointUrl, type UrlValues } from './endpoint-url.ts';
import { expectedUser } from './expected-user.ts';
import { endTries, keyOfTries } from './idempotency-key.ts';
import { isSameUserSignedIn } from './session-check.ts';

/** Request timeout, so that a form does not stay busy forever on a slow network. */
const timeoutMs = 30_000;

/** The values for the URL, as the last argument of a call: not optional if the endpoint needs some. */
export type UrlArguments<C extends Endpoint> =
  {} extends UrlValues<C> ? [values?: UrlValues<C>] : [values: UrlValues<C>];

/**
 * Sends a request to an endpoint and returns its parsed reply. After a 401 it retries once if the same user is still
 * signed in; this is safe because a request with a 401 changed nothing on the server.
 * @param urlValues path parameters, query and version, if the endpoint has them
 * @throws ApiError with the server's message, or `genericMessage` if there is none. Its status is 0 if no reply arrived.
 */
export async function callEndpoint<C extends Endpoint>(
  endpoint: C,
  body: BodyOf<C>,
  ...urlValues: UrlArguments<C>
): Promise<ReplyOf<C>> {
  const ofThisPage = [{ user: expectedUser(), ...urlValues[0] }] as UrlArguments<C>;
  try {
    return await callEndpointOnce(endpoint, body, ...ofThisPage);
  } catch (error) {
    if (!isUnauthorized(error) || endpoint.caller === 'anyone') throw error;
    const timeout = new Promise<false>((resolve) => {
      setTimeout(resolve, timeoutMs, false);
    });
    if (await Promise.race([isSameUserSignedIn(), timeout]))
      return callEndpointOnce(endpoint, body, ...ofThisPage);
    throw error;
  }
}

/** Like `callEndpoint`, but without the retry after a 401, and as whoever is signed in unless `user` says who. */
export async function callEndpointOnce<C extends Endpoint>(
  endpoint: C,
  body: BodyOf<C>,
  ...urlValues: UrlArguments<C>
): Promise<ReplyOf<C>> {
  const [values = {}] = urlValues;
  const { version, user } = values as UrlValues<Endpoint>;
  const path = endpointUrl(endpoint, values);
  const apiHost = currentApiHost();
  const key = keyOfTries(endpoint, path, apiHost !== '');
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(apiHost + path, {
      method: endpoint.method,
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
      credentials: apiHost === '' ? 'same-origin' : 'include',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === null ? {} : { 'idempotency-key': key }),
        ...(user === undefined || endpoint.caller === 'anyone' ? {} : { 'expected-user': user }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    reply = await jsonOf(response);
    if (reply === undefined && response.status >= 500) throw new Error('the error page of a gateway');
  } catch {
    throw new ApiError(0, { message: genericMessage });
  }
  // Any other refusal may follow a try that has arrived.
  if (response.ok || response.status === 422) endTries(path);
  if (!response.ok) {
    const parsed = failure.safeParse(reply);
    throw new ApiError(response.status, parsed.success ? parsed.data : { message: genericMessage });
  }
  const parsed = endpoint.reply.safeParse(reply);
  if (!parsed.success) throw new ApiError(response.status, { message: genericMessage });
  return parsed.data as ReplyOf<C>;
}

/**
 * The JSON of a reply; undefined if it is none, such as the HTML of a backend that does not have the endpoint.
 * @throws when the connection breaks before the end of the reply
 */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
