import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { editParameter } from '#contract/site/edit-marks.ts';
import { previewDayParameter, previewParameter } from '#contract/site/previews.ts';
import { readPublished } from '#server/site/content/store.ts';
import type { SiteServices } from '#server/site/services.ts';
import { dayAfter, momentOf } from '#contract/school-time.ts';
import { listDrafts } from '#server/site/drafts/queries.ts';
import { listScheduled } from '#server/site/scheduled/queries.ts';
import { obstaclesOf } from '#server/site/scheduled/forecast.ts';
import { dueAt } from '#server/site/scheduled/timeline.ts';
import { requestTarget } from '#server/http/request-target.ts';
import { securityHeadersFor } from '#server/http/security-headers.ts';
import { noPreview } from './notice.ts';
import type { PlacedChange } from './preview-content.ts';
import type { Previews } from './previews.ts';
import type { PageHandler } from '#server/site/serve/page-handler.ts';
import { flat, send, type PageRequest, type Reply } from '#server/site/serve/reply.ts';
import { isValidPreview } from './queries.ts';
import { hashOfToken } from './routes.ts';

/** A token in base64url, of 32 bytes. */
const tokenForm = /^[\w-]{43}$/;

/** The parameter of a preview that asks for the module that starts the page, by its id. */
const moduleParameter = 'module';
/** As many modules as are kept until their pages ask for them. */
const maxModules = 20;

/** Nobody but who has the link sees a preview: no cache keeps it, no search engine lists it, and no other site learns its address. */
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

interface Asked {
  pathname: string;
  token: string;
  /** The id of the module that is asked for; null for the page. */
  module: string | null;
  isEdited: boolean;
  /** The day to show, with what is scheduled until its end in the place of the drafts; null for the drafts. */
  day: string | null;
}

/** A day that there is, within the years of a calendar. */
const isDay = (text: string) => text.startsWith('20') && z.iso.date().safeParse(text).success;

/** What a request with a token asks for; undefined for every other request. */
function askedPreview(request: IncomingMessage): Asked | undefined {
  // Nearly no request is one of a preview.
  if (request.url?.includes(`${previewParameter}=`) !== true) return undefined;
  const target = requestTarget(request);
  const query = new URLSearchParams(target?.search);
  const token = query.get(previewParameter);
  if (target === undefined || token === null || (request.method !== 'GET' && request.method !== 'HEAD'))
    return undefined;
  const [module, isEdited] = [query.get(moduleParameter), query.has(editParameter)];
  const day = query.get(previewDayParameter) ?? '';
  // A redirect to `//host` would lead to another site.
  return {
    pathname: target.pathname.replace(/^\/+/, '/'),
    token,
    module,
    isEdited,
    day: isDay(day) ? day : null,
  };
}

/**
 * Answers requests for pages with the token of a preview: with the page as it is with the drafts. A token that is not valid gets a page that
 * says so, with the way to what is published.
 */
export function previewHandler(context: SiteServices, previews: Previews): PageHandler {
  const { db, settings, log, now } = context;
  const securityHeaders = securityHeadersFor(settings);
  const modules = new Map<string, string>();

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

  /** The drafts, or what is published by itself until the end of a day. */
  async function changesFor(day: string | null): Promise<PlacedChange[]> {
    if (day === null) return listDrafts(db);
    const end = momentOf({ day: dayAfter(day, 1), time: '00:00' }, settings.schoolTimezone);
    const due = dueAt(await listScheduled(db), new Date(end.getTime() - 1));
    const obstacles = obstaclesOf((await readPublished(db, settings.schoolTimezone)).content, due);
    return due.filter(({ id }) => !obstacles.has(id));
  }

  async function answer({ pathname, token, module, isEdited, day }: Asked): Promise<Reply> {
    const isValid = tokenForm.test(token) && (await isValidPreview(db, hashOfToken(token), now()));
    if (!isValid) return reply(404, html, ...noPreview(pathname, 'ended'));
    const script = 'text/javascript; charset=utf-8';
    // The boot script of a page that is edited starts nothing.
    if (isEdited && module !== null) return reply(200, script, '');
    // That of the same page: the drafts may have changed since.
    const kept = module === null ? undefined : modules.get(module);
    if (kept !== undefined) return reply(200, script, kept);
    const id = randomUUID();
    const mode =
      (isEdited ? `&${editParameter}=1` : '') + (day === null ? '' : `&${previewDayParameter}=${day}`);
    const rendered = previews.render({
      pathname,
      content: (await readPublished(db, settings.schoolTimezone)).content,
      changes: await changesFor(day),
      day,
      timeZone: settings.schoolTimezone,
      moduleQuery: `?${previewParameter}=${token}${mode}&${moduleParameter}=${id}`,
      isEdited,
    });
    if (rendered === undefined) return reply(503, html, ...noPreview(pathname, 'failed'));
    const shown = await rendered;
    // The parents' own pages and those of the office are the same in a preview.
    if (shown === null) return redirect(pathname);
    const { html: text, policy, module: code } = shown;
    // Another process may have rendered the page.
    if (module !== null) return reply(200, script, code);
    modules.set(id, code);
    for (const old of [...modules.keys()].slice(0, -maxModules)) modules.delete(old);
    return reply(200, html, text, policy);
  }

  return (request, response) => {
    const asked = askedPreview(request);
    if (asked === undefined) return false;
    const to: PageRequest = { request, response, startedAt: performance.now() };
    answer(asked)
      .catch((error: unknown) => {
        log.error({ reason: error instanceof Error ? error.message : error }, 'a preview cannot be shown');
        return reply(500, html, ...noPreview(asked.pathname, 'failed'));
      })
      .then((result) => send(to, result))
      .catch(() => response.destroy());
    return true;
  };
}
