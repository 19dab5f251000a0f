import type { Settings } from '#server/env.ts';
import { CallFailure } from './failure.ts';

/**
 * Whether a request may change something: it must not come from another site, nor be a plain navigation, an image or a
 * script (SPEC section 7 deletes by GET). Browsers say so in Sec-Fetch-* and Origin; on plain http they leave the former
 * out, but a navigation still asks for HTML and may name the page it comes from. A program that sends none of these carries
 * nobody's cookies unasked. Source: OWASP CSRF Prevention Cheat Sheet, Fetch Metadata.
 * @throws CallFailure 403
 */
export function refuseCrossSite(headers: Headers, { publicUrl, corsOrigins }: Settings): void {
  const isKnown = (origin: string) => origin === publicUrl || corsOrigins.includes(origin);
  /** Also a page reached under another of the server's names than PUBLIC_URL, such as 127.0.0.1. */
  const isOurs = (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url !== undefined && (isKnown(url.origin) || url.host === headers.get('host'));
  };
  const origin = headers.get('origin');
  const referrer = headers.get('referer');
  const site = headers.get('sec-fetch-site');
  const mode = headers.get('sec-fetch-mode');
  const isForeign =
    (origin !== null && !isOurs(origin)) ||
    (referrer !== null && !isOurs(referrer)) ||
    (site !== null &&
      site !== 'same-origin' &&
      !(site === 'same-site' && origin !== null && isKnown(origin)));
  const isNavigation =
    (mode !== null && mode !== 'cors' && mode !== 'same-origin') ||
    headers.get('accept')?.includes('text/html') === true;
  if (isForeign || isNavigation) {
    throw new CallFailure(403, 'This was refused because it did not come from the school’s own pages.');
  }
}
