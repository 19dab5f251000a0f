import type { IncomingMessage } from 'node:http';
import { editParameter } from '#contract/edit-marks.ts';
import { previewParameter } from '#contract/previews.ts';
import { pagesFor } from '#contract/pages.ts';
import type { Context } from '#server/context.ts';
import { requestTarget } from '#server/http/request-target.ts';
import { securityHeadersFor } from '#server/http/security-headers.ts';
import type { Previews } from '#server/site/preview/previews.ts';
import { pageContentOf } from '#server/site/publish/page-content.ts';
import type { PageHandler } from '#server/site/serve/page-handler.ts';
import { flat, send, type PageRequest, type Reply } from '#server/site/serve/reply.ts';
import { readPreviewContent } from './preview-content.ts';
import { endedNotice, notice } from './notice.ts';
import { isValidPreview } from './queries.ts';
import { hashOfToken } from './routes.ts';

/** A token in base64url, of 32 bytes. */
const tokenForm = /^[\w-]{43}$/;

/** The parameter of a preview that asks for a part of it: the module that starts the page. */
const partParameter = 'part';

/** Nobody but who has the link sees a preview: no cache keeps it, no search engine lists it, and no other site learns its address. */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

interface Asked {
  pathname: string;
  token: string;
  part: string | null;
  isEdited: boolean;
}

/** What a request with a token asks for; undefined for every other request. */
function askedPreview(request: IncomingMessage): Asked | undefined {
  // Nearly no request is one of a preview.
  if (request.url?.includes(`${previewParameter}=`) !== true) return undefined;
  const target = requestTarget(request);
  const query = new URLSearchParams(target?.search);
  const token = query.get(previewParameter);
  if (target === undefined || token === null || (request.method !== 'GET' && request.method !== 'HEAD'))
    return undefined;
  const [part, isEdited] = [query.get(partParameter), query.has(editParameter)];
  return { pathname: target.pathname, token, part, isEdited };
}

/**
 * Answers requests for pages with the token of a preview: with the page as it is with the drafts. A token that is not valid gets a page that
 * says so, with the way to what is published.
 */
export function previewHandler(context: Context, previews: Previews): PageHandler {
  const { db, settings, log, now } = context;
  const securityHeaders = securityHeadersFor(settings);

  const reply = (status: number, type: string, body: string, policy?: string): Reply => ({
    status,
    headers: [
      ...flat({
        'content-type': type,
        ...securityHeaders(type, policy),
        ...privateHeaders,
        'referrer-policy': 'no-referrer',
      }),
      'content-length',
      String(Buffer.byteLength(body)),
    ],
    body: Buffer.from(body),
  });
  const html = 'text/html; charset=utf-8';
  const redirect = (location: string): Reply => ({
    status: 307,
    headers: [...flat({ location, ...securityHeaders(''), ...privateHeaders }), 'content-length', '0'],
  });

  async function answer({ pathname, token, part, isEdited }: Asked): Promise<Reply> {
    const isValid = tokenForm.test(token) && (await isValidPreview(db, hashOfToken(token), now()));
    if (!isValid) return reply(404, html, ...endedNotice(pathname));
    const { edition, leftOut } = await readPreviewContent(db);
    const page = pagesFor(pageContentOf(edition)).find(
      ({ path }) => path.toLowerCase() === pathname.toLowerCase(),
    );
    // The pages of accounts and of the office are the same in a preview.
    if (page === undefined || page.access !== 'anyone') return redirect(pathname);
    const script = 'text/javascript; charset=utf-8';
    // The boot script of a page that is edited starts nothing.
    if (isEdited && part !== null) return reply(200, script, '');
    const mode = isEdited ? `&${editParameter}=1` : '';
    const module = `${page.path}?${previewParameter}=${token}${mode}&${partParameter}=module`;
    const rendered = previews.render({
      page: page.path,
      edition,
      module,
      notice: notice(page.path, leftOut),
      isEdited,
    });
    if (rendered === undefined) return reply(503, html, ...endedNotice(pathname));
    const { html: text, policy, module: code } = await rendered;
    return part === null ? reply(200, html, text, policy) : reply(200, script, code);
  }

  return (request, response) => {
    const asked = askedPreview(request);
    if (asked === undefined) return false;
    const to: PageRequest = { request, response, startedAt: performance.now() };
    answer(asked)
      .catch((error: unknown) => {
        log.error({ reason: error instanceof Error ? error.message : error }, 'a preview cannot be shown');
        return reply(500, html, ...endedNotice(asked.pathname));
      })
      .then((result) => send(to, result))
      .catch(() => response.destroy());
    return true;
  };
}
