import type { IncomingMessage } from 'node:http';

/** Path and query of a request, as the URL parser writes them. */
export interface Target {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
}

/** Hosts that need no parser: a name or an IPv4 address in lower case, with or without a port of four or five digits. */
const simpleHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
/** Addresses that the URL parser leaves as they are, unless a part of the path begins with a dot. */
const simpleTarget = /^\/[\w\-./~!$&()*+,;=:@]*(?:\?[\w\-./~!$&()*+,;=:@%?]*)?$/;

/** The host of the last request with a simple one; nearly all requests name the same host. */
let lastHost = '';

/** Whether the Host header of a request is valid without a closer look. */
export function hasSimpleHost({ headers: { host } }: IncomingMessage): boolean {
  if (host === lastHost) return true;
  if (host === undefined || !simpleHost.test(host)) return false;
  lastHost = host;
  return true;
}

/** Whether the URL parser read the host as it was written. It drops user names, for example. */
function isWholeHost(host: string, { hostname }: URL): boolean {
  const withoutPort = host.includes(':') ? host.replace(/:\d+$/, '') : host;
  return hostname.length === host.length || hostname === withoutPort.toLowerCase();
}

/** The parsed URL of a request; undefined when it or the host is invalid. */
function parsedUrl({ url: target = '', headers: { host = '' } }: IncomingMessage): URL | undefined {
  const path = target.split('?', 1)[0] ?? '';
  if (path.includes('\\')) return undefined;
  if (/^https?:\/\//.test(target)) return URL.parse(target) ?? undefined;
  if (host === '' || !target.startsWith('/')) return undefined;
  const url = URL.parse(`http://${host}${target}`);
  return url !== null && (simpleHost.test(host) || isWholeHost(host, url)) ? url : undefined;
}

/**
 * The target of a request, by the rules of @hono/node-server, which answers the other requests.
 * @returns undefined when the address or the Host header is invalid
 */
export function requestTarget(request: IncomingMessage): Target | undefined {
  const { url: target = '' } = request;
  if (!hasSimpleHost(request) || !simpleTarget.test(target) || target.includes('/.'))
    return parsedUrl(request);
  const query = target.indexOf('?');
  if (query === -1) return { pathname: target, search: '' };
  const search = target.slice(query);
  return { pathname: target.slice(0, query), search: search === '?' ? '' : search };
}
