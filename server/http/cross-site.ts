import type { Settings } from '#server/env.ts';
import { HttpError } from './http-error.ts';

/** All browsers send both of these headers; other programs rarely send both. */
const isBrowser = (headers: Headers) =>
  headers.get('user-agent')?.startsWith('Mozilla/') === true && headers.has('accept-language');

/** What the headers of a request say about the page that sent it. */
function originOf(headers: Headers, { publicUrl, corsOrigins }: Settings) {
  const origin = headers.get('origin');
  const referrer = headers.get('referer');
  const site = headers.get('sec-fetch-site');
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');

  const isKnown = (address: string) => address === publicUrl || corsOrigins.includes(address);
  /**
   * True also for other host names of the server than in PUBLIC_URL, such as 127.0.0.1, but not for http when the site has
   * https.
   */
  const isOwnPage = (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || isKnown(url.origin)) return url !== undefined;
    const hasSameScheme = site === 'same-origin' || url.protocol === new URL(publicUrl).protocol;
    return url.host === headers.get('host') && hasSameScheme;
  };
  return {
    isForeign:
      (origin !== null && !isOwnPage(origin)) ||
      (referrer !== null && !isOwnPage(referrer)) ||
      (site !== null &&
        site !== 'same-origin' &&
        !(site === 'same-site' && origin !== null && isKnown(origin))),
    isHidden: origin === null && referrer === null && site === null && isBrowser(headers),
    // An image or a script may have the mode 'cors', so the destination is checked too.
    isNotFetch:
      (mode !== null && mode !== 'cors' && mode !== 'same-origin') ||
      (destination !== null && destination !== 'empty') ||
      /text\/html|text\/css|image\//.test(headers.get('accept') ?? ''),
  };
}

const refuse = () => {
  throw new HttpError(403, 'This was refused because it did not come from the school’s own pages.');
};

/**
 * Protects a reply with personal data: another site's page could make a signed-in browser download it, or read it into the
 * log, by a link or a window. A person may type the address (`Sec-Fetch-Site: none`).
 * @param isPicture whether the own pages show the reply as an image
 * @throws HttpError 403
 */
export function refuseCrossSiteRead(headers: Headers, settings: Settings, { isPicture = false } = {}): void {
  if (headers.get('sec-fetch-site') === 'none') return;
  const { isForeign, isNotFetch } = originOf(headers, settings);
  if (isForeign || (isNotFetch && !isPicture)) refuse();
}

/**
 * Protects a request that changes something against cross-site request forgery. Rejects requests from other sites, and also
 * navigations, images and scripts of the own pages, because docs/specification.md, section 7 deletes by GET. Browsers send
 * Sec-Fetch-* and Origin headers. Old browsers, and all on plain http, omit Sec-Fetch-*, but a navigation then accepts HTML,
 * an image request accepts images, and requests of the own pages have a Referer. A browser that sends none of these headers
 * was made to hide them by another site. Programs other than browsers send no cookies by themselves, so they may omit all of
 * them. Source: OWASP CSRF Prevention Cheat Sheet, Fetch Metadata; ASVS 5.0, 3.5.
 * @throws HttpError 403
 */
export function refuseCrossSite(headers: Headers, settings: Settings): void {
  const { isForeign, isHidden, isNotFetch } = originOf(headers, settings);
  if (isForeign || isHidden || isNotFetch) refuse();
}
