import * as z from 'zod/mini';
import type { Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';

/** The values beside the body of a request: `params` and `query`, each only if the endpoint has them, and the version. */
export type UrlValues<C extends Endpoint> = (undefined extends ParamsOf<C>
  ? { params?: undefined }
  : { params: ParamsOf<C> }) &
  (undefined extends QueryOf<C> ? { query?: undefined } : { query: QueryOf<C> }) & {
    /** The version that a change is based on, for endpoints with 412 among their failures. */
    version?: number | string;
    /** The id of the user who has typed what is sent, where that may not be whom the page is for now. */
    user?: string | undefined;
  };

/** Encodes values with a schema into the texts of a URL. Undefined values are left out. */
function encoded(schema: z.ZodMiniObject | undefined, values: unknown): [name: string, text: string][] {
  if (schema === undefined) return [];
  const texts = Object.entries(z.encode(schema, values as z.output<typeof schema>));
  return texts.filter((pair): pair is [string, string] => pair[1] !== undefined);
}

/**
 * The path and query of a request to an endpoint.
 * @throws Error when a value does not fit the endpoint's schema
 */
export function endpointUrl(
  { path, params, query }: Endpoint,
  values: { params?: unknown; query?: unknown },
): string {
  let url = path;
  for (const [name, text] of encoded(params, values.params)) {
    url = url.replace(`{${name}}`, () => encodeURIComponent(text));
  }
  const search = new URLSearchParams(encoded(query, values.query)).toString();
  return search === '' ? url : `${url}?${search}`;
}
