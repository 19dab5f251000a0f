import type { Settings } from '#server/env.ts';
import { CallFailure } from './failure.ts';

/**
 * Whether a request may change something: it must not come from another site, nor be a plain navigation, an image or a
 * script (SPEC section 7 deletes by GET). Browsers say so in Sec-Fetch-* and Origin; a program that sends neither carries
 * nobody's cookies unasked. Source: OWASP CSRF Prevention Cheat Sheet, Fetch Metadata.
 * @throws CallFailure 403
 */
export function refuseCrossSite(headers: Headers, { publicUrl, corsOrigins }: Settings): void {
  const refusal = new CallFailure(
    403,
    'This was refused because it did not come from the school’s own pages.',
  );
  const origin = headers.get('origin');
  const isKnownOrigin = origin !== null && (origin === publicUrl || corsOrigins.includes(origin));
  if (origin !== null && !isKnownOrigin && !isSameHost(origin, headers)) throw refusal;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && !(isKnownOrigin && site === 'same-site')) throw refusal;
  const mode = headers.get('sec-fetch-mode');
  if (mode !== null && mode !== 'cors' && mode !== 'same-origin') throw refusal;
}

/** A page reached under another of the server's names than PUBLIC_URL, such as 127.0.0.1, still calls its own origin. */
function isSameHost(origin: string, headers: Headers): boolean {
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
