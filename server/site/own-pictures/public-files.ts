import { securityHeadersFor } from '#server/http/security-headers.ts';
import type { CurrentContent } from '#server/site/content/current-content.ts';
import { namesEtag } from '#server/site/serve/conditional-request.ts';
import type { PageHandler } from '#server/site/serve/page-handler.ts';
import { flat, send, type PageRequest } from '#server/site/serve/reply.ts';
import type { SiteServices } from '#server/site/services.ts';

/** The address of a file of an own picture: as that of every picture, with its id as the name (app/ui/picture/picture.tsx). */
const address =
  /^\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{1,4})-([\da-f]{8})\.(avif|jpg)(?:\?|$)/;

/** Names the JPEG file in addresses; the file may be narrower. */
const jpegWidth = 640;

/** A transparent dot: browsers show it in the place of a picture that has gone while its page is open, and nothing looks broken. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The name of the file at an address of a picture that visitors may see. */
function fileAt(
  url: string,
  { pictures }: CurrentContent,
): { id: string; name: string; etag: string; type: string } | undefined {
  const [, id = '', width, hash, ending] = address.exec(url) ?? [];
  const picture = Object.hasOwn(pictures, id) ? pictures[id] : undefined;
  if (picture === undefined || picture.hash !== hash) return undefined;
  const isJpeg = ending === 'jpg';
  if (isJpeg ? Number(width) !== jpegWidth : !picture.widths.includes(Number(width))) return undefined;
  return {
    id,
    name: isJpeg ? 'picture.jpg' : `${width}.avif`,
    etag: `"${id}-${isJpeg ? 'jpg' : width}-${hash}"`,
    type: isJpeg ? 'image/jpeg' : 'image/avif',
  };
}

/**
 * Answers requests for the files of own pictures that visitors may see, and for all other addresses of such files with 410. A browser keeps a file and asks
 * each time, because a family may take its consent back.
 * @returns a handler that answers false for every other address
 */
export function ownPictureHandler({
  settings,
  content,
  pictures: { files },
  log,
}: Pick<SiteServices, 'settings' | 'content' | 'pictures' | 'log'>): PageHandler {
  const securityHeaders = securityHeadersFor(settings);
  const headersFor = (type: string, more: Record<string, string>) =>
    flat({ 'content-type': type, ...more, ...securityHeaders(type) });
  const goneHeaders = headersFor('image/gif', {
    'cache-control': 'no-store',
    'content-length': String(dot.length),
  });
  const sendGone = (to: PageRequest) => send(to, { status: 410, headers: goneHeaders, body: dot });

  async function answer(to: PageRequest, url: string): Promise<void> {
    const file = fileAt(url, content);
    if (file === undefined) return sendGone(to);
    const { id, name, etag, type } = file;
    // Search engines keep copies of what they list.
    const headers = headersFor(type, {
      'cache-control': 'public, no-cache',
      etag,
      'x-robots-tag': 'noindex',
    });
    const ifNoneMatch = to.request.headers['if-none-match'];
    if (ifNoneMatch !== undefined && namesEtag(ifNoneMatch, (known) => known === etag))
      return send(to, { status: 304, headers });
    const body = await files.get(id, name);
    // It may have gone while it was being read.
    if (body === undefined || fileAt(url, content) === undefined) return sendGone(to);
    return send(to, {
      status: 200,
      headers: [...headers, 'content-length', String(body.byteLength)],
      body,
    });
  }

  return (request, response) => {
    const { url = '', method } = request;
    if (!url.startsWith('/pictures/') || !address.test(url) || (method !== 'GET' && method !== 'HEAD'))
      return false;
    const to = { request, response, startedAt: performance.now() };
    answer(to, url).catch((error: unknown) => {
      log.error({ err: error }, 'a file of a picture cannot be read');
      if (response.headersSent) response.destroy();
      else send(to, { status: 503, headers: headersFor('text/plain', { 'retry-after': '30' }) });
    });
    return true;
  };
}
