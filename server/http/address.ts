import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address as numbers. URL converts every notation into one (RFC 5952). */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right] = canonical.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = right === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}

/** Whether an IPv6 address contains an IPv4 address: IPv4-mapped (RFC 4291, 2.5.5.2) and NAT64 (RFC 6052, 2.1). */
const holdsIPv4 = (groups: readonly number[]) =>
  ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'].includes(
    groups
      .slice(0, 6)
      .map((group) => group.toString(16))
      .join(':'),
  );

/** Removes a port, which some proxies add, and a zone: 192.0.2.1:4711, [2001:db8::1]:4711, fe80::1%eth0. */
const bare = (address: string) =>
  address
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/** An IPv4 address as it is, or the /64 network of an IPv6 address, because one customer has all addresses in it. */
function network(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  if (!holdsIPv4(groups))
    return groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':');
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/**
 * The network of a client: that of the peer, or behind a trusted proxy that of the last address in X-Forwarded-For.
 * @returns an IPv4 address, the first four groups of an IPv6 address (its /64 network), or 'unknown' for anything else
 */
export function clientAddress(peer: string | undefined, headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return network(bare(forwarded || peer || ''));
}

/**
 * The wider network around a network of `clientAddress`: the /24 of an IPv4 address, the /48 of an IPv6 address. Providers
 * assign up to a /48 to one customer (RFC 6177), who could use another /64 for every request.
 */
export function widerNetwork(address: string): string {
  const separator = address.includes(':') ? ':' : '.';
  return address.split(separator).slice(0, 3).join(separator);
}
