import path from 'node:path';
import { createApp } from './app.ts';
import { followEditions } from './content/follow-editions.ts';
import { openContext, prepareDataDir } from './context.ts';
import { readSettings } from './env.ts';
import { createHttpServer } from './http/http-server.ts';
import { createLog } from './log.ts';
import { readFiles } from './site/files.ts';
import { respondWithFile } from './site/respond.ts';

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
const app = createApp(context);
createHttpServer((request, env) => {
  const { pathname } = new URL(request.url);
  const file = stored.get(pathname);
  const found = file && respondWithFile(request, file);
  if (found !== undefined) return found;
  const asset = assets.get(pathname);
  if (asset === undefined) return app.fetch(request, env);
  return new Response(new Uint8Array(asset.bytes), { headers: { 'content-type': asset.type } });
}).listen(settings.port + 1);
