import { Hono } from 'hono';
import { endpointPrefixes } from '#contract/endpoint-prefixes.ts';
import type { SchoolServices } from '#server/school/route.ts';
import { takeCspReport } from '#server/operations/csp-reports/csp-reports.ts';
import { corsFor } from '#server/http/cors.ts';
import { errorReply, methodNotAllowed } from '#server/http/error-replies.ts';
import { HttpError } from '#server/http/http-error.ts';
import { describeEndpoints } from './openapi.ts';
import { cspReportPath, securityHeaders } from '#server/http/security-headers.ts';
import { measureRequests, operationsRoutes } from './probes.ts';
import { answerRequest } from './request-pipeline.ts';
import { routes } from './routes.ts';
import { securityTxt, securityTxtPath } from '#server/site/serve/security-txt.ts';

/** `/users/{id}` as Hono writes it: `/users/:id`. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

const countParameters = (path: string) => path.split('{').length;

/** Adds the endpoints of the JSON API, and a 405 for every other method of their paths. */
function addEndpoints(app: Hono, context: SchoolServices): void {
  const byPath = Map.groupBy(routes, ({ endpoint }) => endpoint.path);
  // A path with a word comes before one that has a parameter in its place.
  const paths = [...byPath].toSorted(([one], [other]) => countParameters(one) - countParameters(other));
  for (const [path, ofPath] of paths) {
    for (const route of ofPath)
      app.on(route.endpoint.method, honoPath(path), (c) => answerRequest(c, context, route));
    const methods = ofPath.map(({ endpoint }) => endpoint.method);
    const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    app.all(honoPath(path), (c) => errorReply(c, context, methodNotAllowed(allow)));
  }
}

/**
 * The JSON API, and the paths for operators and browsers. Requests for pages and files are answered before
 * (server/site/serve/page-handler.ts).
 */
export function createApp(context: SchoolServices): Hono {
  const { settings } = context;
  const app = new Hono();
  app.use(measureRequests);
  app.use(securityHeaders(settings));

  if (settings.corsOrigins.length > 0) {
    for (const prefix of endpointPrefixes) app.use(`${prefix}*`, corsFor(settings));
  }
  addEndpoints(app, context);

  // Made for the first who asks, because few do and it takes longer than the rest.
  let description: ReturnType<typeof describeEndpoints> | undefined;
  app.get('/openapi.json', (c) => {
    description ??= describeEndpoints(
      routes.map(({ endpoint }) => endpoint),
      settings,
    );
    return c.json(description, 200, { 'cache-control': 'no-cache' });
  });
  app.get(securityTxtPath, (c) => c.text(securityTxt(context.sender), 200, { 'cache-control': 'no-cache' }));
  app.post(cspReportPath, (c) => takeCspReport(c, context));
  app.route('/', operationsRoutes(context));
  app.notFound((c) => errorReply(c, context, new HttpError(404, 'There is nothing at this address.')));
  app.onError((error, c) => errorReply(c, context, error));
  return app;
}
