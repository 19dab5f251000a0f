import type { Endpoint } from '#contract/endpoint.ts';
import { HttpError } from './http-error.ts';

/** The ETag of a version of one thing that the office changes (RFC 9110, 8.8.3). */
export const etagOf = (version: number | string): string => `"${version}"`;

/** Whether requests to an endpoint need the header If-Match. */
export const needsIfMatch = ({ failures }: Endpoint): boolean => failures.includes(428);

/**
 * The ETag of the version that a change is based on, from the header If-Match (RFC 9110, 13.1.1); empty without need.
 * @throws HttpError 428 without the header (RFC 6585, 3)
 */
export function readIfMatch(endpoint: Endpoint, headers: Headers): string {
  const etag = headers.get('if-match') ?? '';
  if (etag !== '' || !needsIfMatch(endpoint)) return etag;
  throw new HttpError(428, 'Please load the page again before you change this.');
}

/**
 * Compares the version that a change is based on with the present one, in the transaction of the change.
 * @param current makes the present state for the reply
 * @throws HttpError 412 with the present state when it has changed since
 */
export async function checkIfMatch(
  etag: string,
  version: number | string,
  current: () => Promise<unknown> | unknown,
): Promise<void> {
  if (etag === etagOf(version)) return;
  throw new HttpError(412, 'Somebody else has changed this. Here is the present state.', {
    headers: { etag: etagOf(version) },
    current: await current(),
  });
}
