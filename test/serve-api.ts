import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '#server/api/app.ts';
import { openContext } from '#server/context.ts';
import { prepareDataDir } from '#server/disk/data-dir.ts';
import { readSettings } from '#server/env.ts';
import { createHttpServer } from '#server/http/http-server.ts';

/** A process that serves the API on a free port and prints its URL; a test kills it. */
const settings = readSettings();
prepareDataDir(settings.dataDir);
const context = await openContext(settings, pino({ level: 'silent' }));
const server = createHttpServer(createApp(context).fetch);
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
