import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import type * as z from 'zod/mini';
import type { fileReply } from '#contract/file-reply.ts';
import { acceptEarlierSecrets } from '#server/users/better-auth.ts';
import type { SchoolServices } from '#server/school/route.ts';
import { whyUnreachable } from '#server/db/connect.ts';
import { collectQueryErrors } from '#server/db/query-errors.ts';
import { storageFailure } from '#server/db/storage-failure.ts';
import { clientAddress, widerNetwork } from '#server/http/address.ts';
import { allowFileTime } from '#server/http/body-time.ts';
import { readBody } from '#server/http/body.ts';
import type { Caller } from '#server/http/checked-request.ts';
import { checkCookies } from '#server/http/cookies.ts';
import { refuseCrossSite, refuseCrossSiteRead } from '#server/http/cross-site.ts';
import { errorReply, methodNotAllowed } from '#server/http/error-replies.ts';
import { HttpError } from '#server/http/http-error.ts';
import { readIdempotencyKey } from '#server/http/idempotency-key.ts';
import { readIfMatch } from '#server/http/if-match.ts';
import type { BodySender, InvalidBodyLimit } from '#server/http/invalid-body-limit.ts';
import { receiveFile, type ReceivedFile } from '#server/http/received-file.ts';
import { countingRequest } from '#server/http/rate-limit.ts';
import { logRequest, type RequestLogData } from '#server/http/request-log.ts';
import type { RequestContext, Route } from '#server/school/route.ts';
import { readUrlValues } from '#server/http/url-values.ts';
import { asSessionEnded, checkRole, findCaller } from '#server/users/sessions/caller.ts';
import { namesEtag } from '#server/site/serve/conditional-request.ts';
import { knownDevice } from '#server/users/sessions/device-cookie.ts';
import { serverCookies } from './server-cookies.ts';

/**
 * Reads the body of a request, and counts an invalid one.
 * @throws HttpError as `read` does, and 429 after too many invalid bodies
 */
async function readCounted<Body>(
  read: () => Promise<Body>,
  invalidBodies: InvalidBodyLimit,
  sender: BodySender,
): Promise<Body> {
  invalidBodies.check(sender);
  try {
    return await read();
  } catch (error) {
    // A full disk is not the sender's fault.
    if (error instanceof HttpError) invalidBodies.count(sender);
    throw error;
  }
}

/** A request, and what becomes of it: its reply's headers and its line in the log. */
interface Exchange {
  c: HonoContext;
  context: SchoolServices;
  route: Route;
  replyHeaders: Headers;
  logData: RequestLogData;
}

/** Who sends a request, and its headers without cookies and secrets that do not count. */
interface CheckedSender {
  caller: Caller | null;
  sender: BodySender;
  requestHeaders: Headers;
}

/** Checks what is known before the body is read: cookies, cross-site rule, session and role. */
async function checkSender({ c, context, route, replyHeaders, logData }: Exchange): Promise<CheckedSender> {
  const { endpoint } = route;
  const { secret, settings } = context;
  const received = c.req.raw.headers;
  const address = clientAddress(getConnInfo(c).remote.address, received, settings.trustProxy);
  logData.address = address;
  const checked = checkCookies(received, serverCookies, settings);
  const requestHeaders = acceptEarlierSecrets(checked, secret, settings.earlierSecrets);
  // HEAD is a safe method (RFC 9110, 9.2.1), so it is not accepted for a GET that changes something.
  if (c.req.raw.method === 'HEAD' && endpoint.changes) throw methodNotAllowed('GET');
  if (endpoint.changes) refuseCrossSite(requestHeaders, settings);
  else if (endpoint.caller !== 'anyone')
    refuseCrossSiteRead(requestHeaders, settings, { isPicture: endpoint.file === 'reply' });
  const caller = await findCaller(context, endpoint, requestHeaders, replyHeaders);
  if (caller !== null) Object.assign(logData, { userId: caller.id, email: caller.email });
  checkRole(endpoint, caller);
  return { caller, sender: { address, userId: caller?.id ?? null }, requestHeaders };
}

/** The body of a request: values, or a file, which has to be removed in the end. */
interface Sent {
  body: unknown;
  file: ReceivedFile | null;
}

/** @throws HttpError as `readCounted` does */
async function readSent({ c, context, route }: Exchange, sender: BodySender): Promise<Sent> {
  const { endpoint } = route;
  const { invalidBodies, settings } = context;
  const { body: schema, maxBodyBytes = 0 } = endpoint;
  if (endpoint.file === 'body') {
    allowFileTime((c.env as HttpBindings).incoming);
    const receive = () => receiveFile(c.req.raw, settings.dataDir, maxBodyBytes);
    return { body: undefined, file: await readCounted(receive, invalidBodies, sender) };
  }
  if (schema === null) return { body: undefined, file: null };
  const body = await readCounted(() => readBody(c, schema, endpoint), invalidBodies, sender);
  return { body, file: null };
}

/** Checks the URL, the headers that belong to the body, and the rate limits; then calls the handler. */
async function handleSent(
  { c, context, route, replyHeaders, logData }: Exchange,
  { caller, sender, requestHeaders }: CheckedSender,
  { body, file }: Sent,
): Promise<unknown> {
  const { endpoint, handle, limits } = route;
  const { address, userId } = sender;
  const urlValues = readUrlValues(c, endpoint);
  const ifMatch = readIfMatch(endpoint, requestHeaders);
  const idempotencyKey = readIdempotencyKey(endpoint, requestHeaders, {
    secret: context.secret,
    userId,
    params: urlValues.params,
    body: file === null ? body : file.hash,
  });
  const emailField = limits.find(({ device }) => device !== undefined)?.field;
  const email = emailField && String((body as Record<string, unknown>)[emailField]);
  logData.email ??= email;
  const device = email === undefined ? null : knownDevice(requestHeaders, email, context);
  const counted = { path: endpoint.path, ...sender, device, body };
  // The wider network, because one customer may have a /48 of IPv6 with 65 536 of the smaller networks.
  const requester = { network: widerNetwork(address), isKnown: caller !== null || device !== null };
  const checkedRequest = {
    ...urlValues,
    ifMatch,
    idempotencyKey,
    body,
    file,
    caller,
    address,
    requester,
    requestHeaders,
    replyHeaders,
  };
  const request = { ...context, ...checkedRequest };
  return countingRequest(context, limits, counted, () => handle(request as RequestContext));
}

/** The checks that all endpoints share, then the handler. */
async function checkAndHandle(exchange: Exchange): Promise<unknown> {
  const checked = await checkSender(exchange);
  const sent = await readSent(exchange, checked.sender);
  try {
    return await handleSent(exchange, checked, sent);
  } finally {
    await sent.file?.remove();
  }
}

/** Answers a request to an endpoint of the JSON API, and writes its line to the log. Never throws. */
export async function answerRequest(
  c: HonoContext,
  context: SchoolServices,
  route: Route,
): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' });
  const queryErrors: unknown[] = [];
  const logData: RequestLogData = {};
  try {
    const reply = await collectQueryErrors(queryErrors, () =>
      checkAndHandle({ c, context, route, replyHeaders: headers, logData }),
    );
    logRequest(context, route.endpoint, route.endpoint.success, logData);
    const { success: status, file } = route.endpoint;
    return file === 'reply' ? fileResponse(c, reply, headers) : Response.json(reply, { status, headers });
  } catch (error) {
    const cause = error instanceof HttpError ? error : await causeOf(error, context, queryErrors);
    if (cause instanceof HttpError) logRequest(context, route.endpoint, cause.status, logData);
    return errorReply(c, context, cause, headers);
  }
}

/** The reply of an endpoint that replies with a file: 304 when the browser has it. No page of another site may show it. */
function fileResponse(c: HonoContext, reply: unknown, headers: Headers): Response {
  const { type, bytes } = reply as z.output<typeof fileReply>;
  const etag = headers.get('etag');
  if (etag !== null && namesEtag(c.req.header('if-none-match') ?? '', (each) => each === etag))
    return new Response(null, { status: 304, headers });
  headers.set('content-type', type);
  headers.set('cross-origin-resource-policy', 'same-origin');
  return new Response(bytes, { headers });
}

/** The cause of an unexpected error: a storage failure, a session that has just ended, or the error itself. */
async function causeOf(error: unknown, { db }: SchoolServices, queryErrors: unknown[]): Promise<unknown> {
  // better-auth hides why a query failed behind an error of its own, so look at the failed queries and at the database.
  const storageError = [error, ...queryErrors].find(storageFailure) ?? (await whyUnreachable(db));
  return storageError ?? asSessionEnded(error);
}
