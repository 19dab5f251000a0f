import type { MiddlewareHandler } from 'hono';
import type { Settings } from '#server/env.ts';

/** Where browsers send reports of CSP violations (server/csp-reports/csp-reports.ts). */
export const cspReportPath = '/reports';

/** What is no page loads and runs nothing, wherever it is opened; pages bring their own (server/site/content-security-policy.ts). */
export const closedPolicy = "default-src 'none';frame-ancestors 'none'";

/** A picture or film opened by itself is shown by a page of the browser's own, whose styles the closed policy would take away. */
const mediaPolicy = "script-src 'none';frame-ancestors 'none'";

/** What a page of ours never asks of a device. Left to it: the film on the whole screen or in a corner, sharing, the clipboard. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Pictures and the film may stand elsewhere too: in the card of a shared link, a feed reader, a search for pictures. */
const media = /^(?:image|video)\//;

/**
 * What every reply tells the browser: no guessing of types, no frames around us, nothing of ours inside other sites, no address of
 * ours to them, and https from now on where the site has it. Source: OWASP Secure Headers Project; ASVS 5.0, 3.4.
 */
export function securityHeaders({ publicUrl }: Settings): MiddlewareHandler {
  const isSecure = publicUrl.startsWith('https:');
  const ofAll = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const ofPages = {
    // No other site keeps a hand on a window of ours, nor we on theirs.
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(','),
    ...(isSecure ? { 'reporting-endpoints': `reports="${cspReportPath}"` } : {}),
  };
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const type = headers.get('content-type') ?? '';
    const isMedia = media.test(type);
    for (const [name, value] of Object.entries({
      ...ofAll,
      ...(type.startsWith('text/html') ? ofPages : {}),
      'cross-origin-resource-policy': isMedia ? 'cross-origin' : 'same-origin',
      'content-security-policy':
        headers.get('content-security-policy') ?? (isMedia ? mediaPolicy : closedPolicy),
    })) {
      c.header(name, value);
    }
  };
}
