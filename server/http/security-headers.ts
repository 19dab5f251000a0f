import type { MiddlewareHandler } from 'hono';
import type { Settings } from '#server/env.ts';

/** Where browsers send reports of CSP violations (server/operations/csp-reports/csp-reports.ts). */
export const cspReportPath = '/reports';

/**
 * For replies other than pages: loads and runs nothing. Pages have their own policy
 * (server/site/publish/content-security-policy.ts).
 */
export const closedPolicy = "default-src 'none';frame-ancestors 'none'";

/**
 * A browser shows a single picture or film on a page of its own, and the closed policy would remove the styles of that page.
 */
const mediaPolicy = "script-src 'none';frame-ancestors 'none'";

/** Browser features that no page uses. Full screen, picture-in-picture, sharing and the clipboard stay allowed. */
const disabledFeatures = [
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

/** Other sites may embed pictures and the film: link previews, feed readers and image search do. */
const media = /^(?:image|video)\//;

/**
 * The security headers of every reply: no MIME sniffing, no framing, no embedding in other sites, no full referrer for them,
 * and HSTS when the site has https. Source: OWASP Secure Headers Project; ASVS 5.0, 3.4.
 * @returns a function that makes the headers for a media type and for a Content-Security-Policy of its own
 */
export function securityHeadersFor({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const isSecure = publicUrl.startsWith('https:');
  const forAllReplies = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const forPages = {
    // Windows of other sites and of this site cannot reference each other.
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': disabledFeatures.map((feature) => `${feature}=()`).join(','),
    ...(isSecure ? { 'reporting-endpoints': `reports="${cspReportPath}"` } : {}),
  };
  return (type: string, policy?: string | null): Record<string, string> => {
    const isMedia = media.test(type);
    return {
      ...forAllReplies,
      ...(type.startsWith('text/html') ? forPages : {}),
      'cross-origin-resource-policy': isMedia ? 'cross-origin' : 'same-origin',
      'content-security-policy': policy ?? (isMedia ? mediaPolicy : closedPolicy),
    };
  };
}

/** Sets the security headers of the replies of the API. */
export function securityHeaders(settings: Settings): MiddlewareHandler {
  const headersFor = securityHeadersFor(settings);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const added = headersFor(headers.get('content-type') ?? '', headers.get('content-security-policy'));
    for (const [name, value] of Object.entries(added))
      // A reply that is no one else's to show says so itself.
      if (name !== 'cross-origin-resource-policy' || !headers.has(name)) c.header(name, value);
  };
}
