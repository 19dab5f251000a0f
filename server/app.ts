import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context as HonoContext } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Context } from './context.ts';
import { knownDevice } from './accounts/device-cookie.ts';
import { acceptEarlierSecrets } from './accounts/earlier-secrets.ts';
import { myDataRoutes } from './accounts/my-data-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { secondFactorRoutes } from './accounts/second-factor-routes.ts';
import { secondStepRoutes } from './accounts/second-step-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { passwordChangeRoutes } from './accounts/password-change-routes.ts';
import { passwordRoutes } from './accounts/password-routes.ts';
import { admissionRoutes } from './admissions/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { courseRoutes } from './courses/routes.ts';
import { clientAddress, widerNetwork } from './http/address.ts';
import { readBody } from './http/body.ts';
import { whyUnreachable } from './db/connect.ts';
import { watchQueries } from './db/query-errors.ts';
import { inWords, storageFailure } from './db/storage-failure.ts';
import { checkCookies } from './http/cookies.ts';
import { corsFor } from './http/cors.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { HttpError } from './http/http-error.ts';
import { countingRequest } from './http/rate-limit.ts';
import type { BodySender, RefusedRequests } from './http/refused-requests.ts';
import type { Route, RequestContext } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { noteCall, type Noted } from './http/security-log.ts';
import { asSessionEnded, checkRole, findCaller } from './http/session.ts';
import { leadRoutes } from './leads/routes.ts';
import { officeRoutes } from './office/routes.ts';
import { describeEndpoints } from './operations/openapi.ts';
import { retentionRoutes } from './operations/retention-routes.ts';
import { observe, operationsRoutes } from './operations/routes.ts';
import type { Site } from './site/site.ts';

/** Every call the server answers. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...passwordRoutes,
  ...passwordChangeRoutes,
  ...sessionRoutes,
  ...myDataRoutes,
  ...secondFactorRoutes,
  ...secondStepRoutes,
  ...admissionRoutes,
  ...courseRoutes,
  ...leadRoutes,
  ...officeRoutes,
  ...auditRoutes,
  ...retentionRoutes,
];

const methodFailure = (allow: string) =>
  new HttpError(405, 'This address does not take that method.', { headers: { allow } });

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Reads the body of a call, and counts one that is refused.
 * @throws HttpError as `readBody` does, and 429 after too many refused ones
 */
async function readCountedBody(
  c: HonoContext,
  schema: NonNullable<Endpoint['body']>,
  refused: RefusedRequests,
  sender: BodySender,
): Promise<unknown> {
  refused.check(sender);
  try {
    return await readBody(c, schema);
  } catch (error) {
    refused.note(sender);
    throw error;
  }
}

/** The common way of every call: cross-site rule, session and role, body, limits, then its own handler. */
async function perform(
  c: HonoContext,
  context: Context,
  { endpoint, handle, limits }: Route,
  replyHeaders: Headers,
  noted: Noted,
): Promise<unknown> {
  const { secret, settings } = context;
  const received = c.req.raw.headers;
  const address = clientAddress(getConnInfo(c).remote.address, received, settings.trustProxy);
  noted.address = address;
  const checked = checkCookies(received, settings);
  const requestHeaders = acceptEarlierSecrets(checked, secret, settings.earlierSecrets);
  // HEAD is GET without a body, and must not change more than nothing (RFC 9110, 9.2.1).
  if (c.req.raw.method === 'HEAD' && endpoint.changes) throw methodFailure('GET');
  if (endpoint.changes) refuseCrossSite(requestHeaders, settings);
  const caller = await findCaller(context, endpoint, requestHeaders, replyHeaders);
  if (caller !== null) Object.assign(noted, { who: caller.id, email: caller.email });
  checkRole(endpoint, caller);
  const sender = { address, account: caller?.id ?? null };
  const body =
    endpoint.body === null ? undefined : await readCountedBody(c, endpoint.body, context.refused, sender);
  const account = limits.find(({ device }) => device !== undefined)?.field;
  const email = account && String((body as Record<string, unknown>)[account]);
  noted.email ??= email;
  const device = email === undefined ? null : knownDevice(requestHeaders, email, context);
  const counted = { path: endpoint.path, ...sender, device, body };
  const parameters = c.req.param();
  // Wider networks take turns: somebody with a /48 of IPv6 has 65 536 of the smaller ones.
  const requester = { network: widerNetwork(address), isKnown: caller !== null || device !== null };
  const request = { ...context, body, parameters, caller, address, requester, requestHeaders, replyHeaders };
  return countingRequest(context, limits, counted, () => handle(request as RequestContext));
}

async function answer(c: HonoContext, context: Context, route: Route): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' });
  const queryErrors: unknown[] = [];
  const noted: Noted = {};
  try {
    const reply = await watchQueries(queryErrors, () => perform(c, context, route, headers, noted));
    noteCall(context, route.endpoint, route.endpoint.success, noted);
    return Response.json(reply, { status: route.endpoint.success, headers });
  } catch (error) {
    const known = error instanceof HttpError ? error : await causeOf(error, context, queryErrors);
    if (known instanceof HttpError) noteCall(context, route.endpoint, known.status, noted);
    return fail(c, context, known, headers);
  }
}

/** What an error that is no refusal of ours came from. */
async function causeOf(error: unknown, { db }: Context, queryErrors: unknown[]): Promise<unknown> {
  // better-auth hides why a query failed behind an error of its own: the failed query or the database itself tells.
  const lost = [error, ...queryErrors].find(storageFailure) ?? (await whyUnreachable(db));
  return lost ?? asSessionEnded(error);
}

/** Turns anything thrown into a reply that says nothing of the inside. */
function fail(c: HonoContext, { log }: Context, error: unknown, headers = new Headers()): Response {
  let failure: HttpError;
  const storage = storageFailure(error);
  if (error instanceof HttpError) {
    failure = error;
  } else if (storage !== undefined) {
    const { code, errcode } = error as { code?: string; errcode?: number };
    log.error({ path: c.req.routePath, code, errcode }, inWords[storage]);
    failure = new HttpError(503, 'This does not work at the moment. Please try again in a few minutes.', {
      headers: { 'retry-after': '30' },
    });
  } else {
    log.error({ path: c.req.routePath, err: describe(error) }, 'a call failed');
    failure = new HttpError(500, 'Something went wrong. Please try again.');
  }
  headers.set('cache-control', 'no-store');
  for (const [name, value] of Object.entries(failure.headers)) headers.set(name, value);
  return Response.json(failure.body, { status: failure.status, headers });
}

/** An error for the log without its message, which may quote what somebody typed. */
function describe(error: unknown): { type: string; code?: string | undefined; stack: string } {
  const { name = 'Error', code, stack = '' } = error as { name?: string; code?: string; stack?: string };
  return {
    type: name,
    code,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/**
 * The whole server: pages from the snapshot first, then the calls, then what operators ask.
 * @param site the pages; undefined while `npm run dev` serves them elsewhere
 */
export function createApp(context: Context, site?: Site): Hono {
  const app = new Hono();
  app.use(observe);
  app.use(securityHeaders(context.settings));
  app.use(async (c, next) => site?.respond(c.req.raw) ?? (await next()));

  if (context.settings.corsOrigins.length > 0) {
    for (const prefix of ['/user/*', '/admin/*']) app.use(prefix, corsFor(context.settings));
  }
  for (const route of routes) {
    app.on(route.endpoint.method, honoPath(route.endpoint.path), (c) => answer(c, context, route));
  }
  for (const path of new Set(routes.map(({ endpoint }) => endpoint.path))) {
    const allowed = routes
      .filter(({ endpoint }) => endpoint.path === path)
      .map(({ endpoint }) => endpoint.method);
    const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(honoPath(path), (c) => fail(c, context, methodFailure(allow)));
  }

  const description = describeEndpoints(
    routes.map(({ endpoint }) => endpoint),
    context.settings,
  );
  app.get('/openapi.json', (c) => c.json(description, 200, { 'cache-control': 'no-cache' }));
  app.route('/', operationsRoutes(context));
  app.notFound((c) => fail(c, context, new HttpError(404, 'There is nothing at this address.')));
  app.onError((error, c) => fail(c, context, error));
  return app;
}
