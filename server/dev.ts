import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createApp } from './api/app.ts';
import { followEditions } from './site/content/follow-editions.ts';
import { openContext } from './context.ts';
import { prepareDataDir } from './disk/data-dir.ts';
import { readSettings } from './env.ts';
import { createHttpServer } from './http/http-server.ts';
import { requestTarget } from './http/request-target.ts';
import { securityHeadersFor } from './http/security-headers.ts';
import { createLog } from './log.ts';
import { emailsPage } from './school/emails/emails-page.ts';
import { readFiles } from './site/serve/files.ts';
import { fileReplies, sendFile } from './site/serve/file-replies.ts';
import { createReplyCache } from './site/serve/reply-cache.ts';

/** For development: the API and the pictures on the port after PORT, while Vite serves the pages (bin/dev.mjs). */
const settings = readSettings();
prepareDataDir(settings.dataDir);
const context = await openContext(settings, createLog(settings.logLevel));
const content = path.resolve(import.meta.dirname, '../content');
const { assets, stored } = readFiles({
  '/pictures/': path.join(content, 'pictures'),
  '/film/': path.join(content, 'film'),
});
// Vite shows the content of the project's files; only the API follows what is stored.
followEditions(context, async () => {});
const securityHeaders = securityHeadersFor(settings);
const cache = createReplyCache(0);

/** Responds with a file of the content, or with the page of all emails. */
function handleFile(request: IncomingMessage, response: ServerResponse): boolean {
  const address = requestTarget(request)?.pathname ?? '';
  if (address === '/dev/emails') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(emailsPage(context.sender));
    return true;
  }
  const asset = assets.get(address);
  if (asset !== undefined) {
    response.writeHead(200, { 'content-type': asset.type }).end(asset.bytes);
    return true;
  }
  const file = stored.get(address);
  if (file === undefined) return false;
  const end = (status: number) => response.writeHead(status).end();
  sendFile({ request, response, startedAt: performance.now() }, fileReplies(file, securityHeaders), {
    cache,
    onMissing: () => end(404),
    onError: () => end(500),
  });
  return true;
}

createHttpServer(createApp(context).fetch, { handleFirst: handleFile }).listen(settings.port + 1);
