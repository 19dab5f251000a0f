import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { failure } from '#contract/failure.ts';
import { sessionCookie } from '#server/users/better-auth.ts';
import type { Settings } from '#server/env.ts';
import { cookieName } from '#server/http/cookies.ts';
import { idempotencyKeyPattern } from '#server/http/idempotency-key.ts';
import { needsIfMatch } from '#server/http/if-match.ts';

const descriptions: Record<number, string> = {
  400: 'Malformed or invalid; see `fields`',
  401: 'Not signed in, or wrong credentials',
  403: 'Not allowed, or sent from another site',
  404: 'No such thing',
  409: 'Already exists, or not possible now',
  412: 'Changed since the version in If-Match; `current` has the present state',
  413: 'More than 64 KiB, 512 KiB for a document of the site, or 25 MB for a picture',
  415: 'Not JSON',
  422: 'Sent before with another body under this Idempotency-Key; the first one counts',
  428: 'Without the header If-Match',
  429: 'Too many requests; see Retry-After',
  500: 'Internal error',
  503: 'The database is not available; see Retry-After',
};

const json = (schema: unknown) => ({ 'application/json': { schema } });
/** The bytes of a file (OpenAPI 3.1, 4.8.14). */
const file = { 'image/*': {} };
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: unknown;
}

/** Describes path parameters or a query: the decoded types, and as optional what a request may leave out. */
function parametersOf(place: 'path' | 'query', schema: z.ZodMiniObject | undefined): Parameter[] {
  if (schema === undefined) return [];
  const { required = [] } = schemaOf(schema, 'input');
  const { properties = {} } = schemaOf(schema, 'output');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

/** Method and path in camel case, such as `getAdminGetLogPage`: generated clients name their functions after it. */
const operationIdOf = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}${path}`.replaceAll(/[^a-z]+([a-z]|$)/gi, (_, first: string) =>
    first.toUpperCase(),
  );

function operation(endpoint: Endpoint) {
  const statuses = [
    ...endpoint.failures,
    ...(endpoint.countsOnce ? [422] : []),
    ...(endpoint.body === null ? [] : [413, 415]),
    ...(endpoint.file === 'body' ? [413] : []),
    ...(endpoint.changes && !endpoint.failures.includes(403) ? [403] : []),
    500,
    503,
  ].toSorted((a, b) => a - b);
  const parameters = [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)];
  if (needsIfMatch(endpoint))
    parameters.push({ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } });
  // The id of the user whom the caller takes itself for: 401 when it is another one.
  if (endpoint.caller !== 'anyone')
    parameters.push({ name: 'Expected-User', in: 'header', required: false, schema: { type: 'string' } });
  if (endpoint.countsOnce)
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: idempotencyKeyPattern.source },
    });
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.caller === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(endpoint.body === null
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
    ...(endpoint.file === 'body' ? { requestBody: { required: true, content: file } } : {}),
    responses: {
      [endpoint.success]: {
        description: 'Done',
        content: endpoint.file === 'reply' ? file : json(schemaOf(endpoint.reply, 'output')),
      },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          { description: descriptions[status], content: json({ $ref: '#/components/schemas/Failure' }) },
        ]),
      ),
    },
  };
}

/** The OpenAPI 3.1 description of the endpoints, generated from the schemas that validate requests and replies. */
export function describeEndpoints(endpoints: readonly Endpoint[], settings: Settings) {
  const { publicUrl, apiHost } = settings;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API of the school’s website', version: '1' },
    servers: [{ url: apiHost === '' ? publicUrl : apiHost }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(sessionCookie, settings),
        },
      },
    },
  };
}
