import type { BodyOf, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { failure } from '#contract/failure.ts';
import { ApiError, genericMessage, isUnauthorized } from './api-error.ts';
import { currentApiHost } from './api-host.ts';
import { endpointUrl, type UrlValues } from './endpoint-url.ts';
import { isSameUserSignedIn } from './session-check.ts';

/** Request timeout, so that a form does not stay busy forever on a slow network. */
const timeoutMs = 30_000;

/** The values for the URL, as the last argument of a call: not optional if the endpoint needs some. */
type UrlArguments<C extends Endpoint> =
  {} extends UrlValues<C> ? [values?: UrlValues<C>] : [values: UrlValues<C>];

/**
 * Sends a request to an endpoint and returns its parsed reply. After a 401 it retries once if the same user is still
 * signed in; this is safe because a request with a 401 changed nothing on the server.
 * @param urlValues path parameters, query and version, if the endpoint has them
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

/** Like `callEndpoint`, but without the retry after a 401. */
export async function callEndpointOnce<C extends Endpoint>(
  endpoint: C,
  body: BodyOf<C>,
  ...urlValues: UrlArguments<C>
): Promise<ReplyOf<C>> {
  const [values = {}] = urlValues;
  const version = (values as UrlValues<Endpoint>).version;
  const path = endpointUrl(endpoint, values);
  const apiHost = currentApiHost();
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
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
