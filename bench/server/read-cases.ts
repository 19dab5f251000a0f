import { capture, headerOf, type Request } from './capture.ts';

export interface ReadCase extends Request {
  name: string;
  status: number;
}

const get = (path: string, encoding: string): Request => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': encoding },
});

/** The request for the page that the browser has already: with the ETag of this server. */
export async function revalidation(port: number): Promise<Request> {
  const page = get('/', 'br');
  const etag = headerOf(await capture(port, page), 'etag');
  return { ...page, headers: { ...page.headers, 'if-none-match': etag } };
}

/** The requests that are measured, made from the pages of the site on this port. */
export async function readCases(port: number): Promise<ReadCase[]> {
  const page = { status: 200 };
  return [
    { name: 'GET / with brotli', ...get('/', 'br'), ...page },
    { name: 'GET / with gzip', ...get('/', 'gzip'), ...page },
    { name: 'GET / uncompressed', ...get('/', 'identity'), ...page },
    { name: 'GET / not modified (304)', ...(await revalidation(port)), ...page, status: 304 },
    { name: 'HEAD /', ...get('/', 'br'), ...page, method: 'HEAD' },
    { name: 'GET of an unknown address (404)', ...get('/no-such-page', 'br'), ...page, status: 404 },
  ];
}
