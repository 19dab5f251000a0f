import type { Settings } from '#server/env.ts';
import { HttpError } from './http-error.ts';

/** Every browser calls itself Mozilla and says which languages its reader knows; programs seldom do either, and not both. */
const isBrowser = (headers: Headers) =>
  headers.get('user-agent')?.startsWith('Mozilla/') === true && headers.has('accept-language');

/**
 * Whether a request may change something: it must not come from another site, nor be a plain navigation, an image or a
 * script, even of our own pages (docs/specification.md, section 7 deletes by GET). Browsers say so in Sec-Fetch-* and Origin; old ones, and all
 * on plain http, leave the former out, but a navigation still asks for HTML and an image for images, and what our pages ask for names the
 * page it comes from: a browser that says nothing at all was told by somebody to be silent. A program that sends none of these
 * carries nobody's cookies unasked. Source: OWASP CSRF Prevention Cheat Sheet, Fetch Metadata; ASVS 5.0, 3.5.
 * @throws HttpError 403
 */
export function refuseCrossSite(headers: Headers, { publicUrl, corsOrigins }: Settings): void {
  const origin = headers.get('origin');
  const referrer = headers.get('referer');
  const site = headers.get('sec-fetch-site');
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');

  const isKnown = (from: string) => from === publicUrl || corsOrigins.includes(from);
  /** Also a page reached under another of the server's names than PUBLIC_URL, such as 127.0.0.1, but not over a lesser scheme. */
  const isOurs = (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || isKnown(url.origin)) return url !== undefined;
    const isOfScheme = site === 'same-origin' || url.protocol === new URL(publicUrl).protocol;
    return url.host === headers.get('host') && isOfScheme;
  };
  const isForeign =
    (origin !== null && !isOurs(origin)) ||
    (referrer !== null && !isOurs(referrer)) ||
    (site !== null &&
      site !== 'same-origin' &&
      !(site === 'same-site' && origin !== null && isKnown(origin)));
  const isSilent = origin === null && referrer === null && site === null && isBrowser(headers);
  // An image or a script may ask in the mode of a call; what it is for tells it apart.
  const isNoCall =
    (mode !== null && mode !== 'cors' && mode !== 'same-origin') ||
    (destination !== null && destination !== 'empty') ||
    /text\/html|text\/css|image\//.test(headers.get('accept') ?? '');
  if (isForeign || isSilent || isNoCall) {
    throw new HttpError(403, 'This was refused because it did not come from the school’s own pages.');
  }
}
