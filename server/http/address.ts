import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: one customer's network has all that follow. */
function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * Whom a request is counted to: the peer, or behind a proxy that is trusted the address it adds last.
 * @returns an IPv4 address or the /64 network of an IPv6 one
 */
export function clientAddress(peer: string | undefined, headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return network(withoutPort(forwarded || peer || 'unknown'));
}
