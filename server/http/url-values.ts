import type { Context as HonoContext } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { fieldMessages } from '#contract/field-messages.ts';
import { HttpError } from './http-error.ts';

/**
 * Decodes and validates the path parameters and the query of a request to an endpoint. Unknown names in the query are
 * ignored; of a repeated name the first value counts.
 * @throws HttpError 404 when a path parameter is malformed, because nothing can exist at that path; 400 with a message for
 * each field when the query is invalid
 */
export function readUrlValues(c: HonoContext, endpoint: Endpoint): { params: unknown; query: unknown } {
  const params = endpoint.params?.safeParse(c.req.param());
  if (params?.success === false) {
    const [message = 'There is nothing at this address.'] = Object.values(fieldMessages(params.error));
    throw new HttpError(404, message);
  }
  const query = endpoint.query?.safeParse(c.req.query());
  if (query?.success === false) {
    const fields = fieldMessages(query.error);
    const [message = 'Please load the page again.'] = Object.values(fields);
    throw new HttpError(400, message, { fields });
  }
  return { params: params?.data, query: query?.data };
}
