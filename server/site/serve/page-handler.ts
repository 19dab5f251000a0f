import type { IncomingMessage, ServerResponse } from 'node:http';
import { endpointPrefixes } from '#contract/endpoint-prefixes.ts';
import { templateFor } from '#contract/site/pages.ts';
import type { Settings } from '#server/env.ts';
import { toHttpError } from '#server/http/error-replies.ts';
import { hasSimpleHost, requestTarget } from '#server/http/request-target.ts';
import { securityHeadersFor } from '#server/http/security-headers.ts';
import type { Logger } from '#server/log.ts';
import { securityTxtPath } from './security-txt.ts';
import type { Compressor } from '../compress.ts';
import { fileReplies, sendFile } from './file-replies.ts';
import type { StoredFile } from './files.ts';
import { createReplyCache } from './reply-cache.ts';
import { flat, send, type PageRequest, type Reply } from './reply.ts';
import { canonicalPath, type Entry, type Snapshot } from '../snapshot.ts';
import { sendText, textReplies } from './text-replies.ts';

/** Responds with a page or file; false when the address belongs to the API or is invalid. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What all page handlers of a process share. */
export interface PageTools {
  settings: Pick<Settings, 'publicUrl'>;
  /** Files on the disk, by address. */
  stored: ReadonlyMap<string, StoredFile>;
  gzip: Compressor['gzip'];
  log?: Pick<Logger, 'error'> | undefined;
}

const otherApiPaths = new Set(['/openapi.json', '/healthz', '/readyz', '/metrics', securityTxtPath]);

const isApiPath = (path: string) =>
  endpointPrefixes.some((prefix) => path.startsWith(prefix)) || otherApiPaths.has(path);

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The value of each key is made once. A key is an entry or a file, which the next snapshot may share. */
function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    values.set(key, value);
    return value;
  };
}

/** For texts in gzip and without compression, and for small files. */
const maxCacheBytes = 8 * 1024 * 1024;

/**
 * Makes the handlers of snapshots. A handler answers in the 'request' event, without Hono and without objects of the Fetch
 * API. The usual request, with the exact address of a text, takes one lookup in a table of prepared replies.
 */
export function pageHandlers({
  settings,
  stored,
  gzip,
  log,
}: PageTools): (snapshot: Snapshot) => PageHandler {
  const securityHeaders = securityHeadersFor(settings);
  const tools = { securityHeaders, gzip, cache: createReplyCache(maxCacheBytes) };
  const json = flat({ 'content-type': 'application/json', ...securityHeaders('application/json') });
  const redirect = [...flat(securityHeaders('')), 'content-length', '0'];
  const readOnly = jsonReply(405, { message: 'This address can only be read.' }, { allow: 'GET, HEAD' });
  const replies = {
    text: remembered((entry: Entry) => textReplies(entry, tools)),
    missing: remembered((entry: Entry) => textReplies(entry, tools, 404)),
    file: remembered((file: StoredFile) => fileReplies(file, securityHeaders)),
  };

  function jsonReply(status: number, content: object, more: Record<string, string>): Reply {
    const body = Buffer.from(JSON.stringify(content));
    const headers = [...json, ...flat(more), 'content-length', String(body.byteLength)];
    return { status, headers, body };
  }

  function sendError(to: PageRequest, path: string, error: unknown): void {
    if (to.response.headersSent) {
      to.response.destroy();
      return;
    }
    const { status, body, headers } = toHttpError(error, path, log);
    send(to, jsonReply(status, body, { 'cache-control': 'no-store', ...headers }));
  }

  return (snapshot) => {
    const texts = new Map(
      [...snapshot.entries]
        .filter(([path]) => !isApiPath(path) || canonicalPath(snapshot, path) !== undefined)
        .map(([path, entry]) => [path, replies.text(entry)]),
    );
    const notFound = {
      page: replies.missing(snapshot.notFound.page),
      data: replies.missing(snapshot.notFound.data),
    };

    /** The text at a path. All addresses of a page with an id have the same text. */
    const textAt = (path: string) => texts.get(path) ?? texts.get(templateFor(path) ?? '');

    const sendMissing = (to: PageRequest, path: string) =>
      sendText(to, path.endsWith('.data') ? notFound.data : notFound.page, tools);

    const sendStored = (to: PageRequest, path: string, file: StoredFile) =>
      sendFile(to, replies.file(file), {
        cache: tools.cache,
        onMissing: () => sendMissing(to, path),
        onError: (error) => sendError(to, path, error),
      });

    /** Answers a request for exactly the address of a text or a file. */
    function answerExact(to: PageRequest): boolean {
      const { request } = to;
      if (!isRead(request) || !hasSimpleHost(request)) return false;
      const { url = '' } = request;
      const text = texts.get(url);
      if (text !== undefined) {
        sendText(to, text, tools);
        return true;
      }
      const file = stored.get(url);
      if (file === undefined) return false;
      sendStored(to, url, file);
      return true;
    }

    /** Answers requests with a query, another spelling, another method, or an unknown address. */
    function answerOther(to: PageRequest): boolean {
      const target = requestTarget(to.request);
      // Hono replies to an invalid address with 400.
      if (target === undefined) return false;
      const { pathname, search } = target;
      const canonical = canonicalPath(snapshot, pathname);
      // `/admin/` redirects to the page `/admin`; other addresses below it belong to the API.
      if (canonical === undefined && isApiPath(pathname)) return false;
      const text = textAt(pathname) ?? textAt(pathname.toLowerCase());
      const file = stored.get(pathname);
      if (!isRead(to.request)) {
        if (text === undefined && file === undefined && canonical === undefined) return false;
        send(to, readOnly);
      } else if (canonical !== undefined && canonical !== pathname) {
        send(to, { status: 308, headers: [...redirect, 'location', canonical + search] });
      } else if (text !== undefined) {
        sendText(to, text, tools);
      } else if (file !== undefined) {
        sendStored(to, pathname, file);
      } else {
        sendMissing(to, pathname);
      }
      return true;
    }

    return (request, response) => {
      const to = { request, response, startedAt: performance.now() };
      try {
        return answerExact(to) || answerOther(to);
      } catch (error) {
        // An error in the 'request' event would end the process. The address may name a person, so the log does not have it.
        sendError(to, 'a page', error);
        return true;
      }
    };
  };
}
