import { timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Settings } from '#server/env.ts';

const loopbackPeer = /^(?:127\.|::1$|::ffff:127\.)/;
const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** Whether PUBLIC_URL names this machine itself and there is no proxy. */
function isForThisMachine({ publicUrl, trustProxy }: Settings): boolean {
  const { hostname } = new URL(publicUrl);
  const isLoopback =
    hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
  return isLoopback && !trustProxy;
}

/** RFC 6750, 2.1. Wrong tokens are not counted, because 16 random characters cannot be guessed. */
function hasToken(headers: Headers, token: string): boolean {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const [given, expected] = [Buffer.from(sent), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Whether a request may read the metrics. With METRICS_TOKEN it needs the token. Without this setting it has to come from
 * this machine, and PUBLIC_URL has to name this machine: behind a proxy on this machine every visitor has a loopback
 * address, even when the proxy adds no header (OWASP ASVS 5.0, 13.4.5).
 * @param peer the address of the other end of the connection
 */
export function mayReadMetrics(peer: string | undefined, headers: Headers, settings: Settings): boolean {
  if (settings.metricsToken !== undefined) return hasToken(headers, settings.metricsToken);
  return (
    isForThisMachine(settings) &&
    loopbackPeer.test(peer ?? '') &&
    !forwarding.some((name) => headers.has(name))
  );
}
