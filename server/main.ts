import { createServer, isIPv6, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createApp } from './app.ts';
import { followEditions } from './content/follow-editions.ts';
import { closeContext, openContext, prepareDataDir } from './context.ts';
import { readSettings, SettingError, type Settings } from './env.ts';
import { limitConnections } from './http/connections.ts';
import { createHttpServer } from './http/http-server.ts';
import { createLog } from './log.ts';
import { startMaintenance } from './operations/maintenance.ts';
import { exitMessage } from './operations/exit-message.ts';
import { openSite } from './site/site.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Seconds that open requests may take at a shutdown. */
const gracePeriod = 10;

/** Checks before the slow steps that the port is free. @throws SettingError */
async function checkPort({ port, host }: Settings): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(port, host, () => probe.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new SettingError(
        `PORT ${port} is used by another program; stop it or set PORT to another number.`,
      );
    }
    throw new SettingError(`HOST ${host ?? ''} and PORT ${port} cannot be used (${error.code}).`);
  });
}

/** Ends the process with a message. */
function end(error: unknown): never {
  console.error(exitMessage(error));
  process.exit(1);
}

/** Starts the server. The steps that fail most quickly come first. */
async function start(): Promise<void> {
  const settings = readSettings();
  prepareDataDir(settings.dataDir);
  await checkPort(settings);
  const log = createLog(settings.logLevel);
  if (!settings.rateLimits)
    log.warn('RATE_LIMITS=off is only for load tests: never use it on a server that others can reach');
  const context = await openContext(settings, log);
  const site = await openSite(root, settings, context.content.edition, log);
  context.content.setServedNumber(site.served.number);
  const maintenance = startMaintenance(context);
  const following = followEditions(context, (edition) => site.publish(edition));
  const server = createHttpServer(createApp(context).fetch, { handleFirst: site.handle });
  if (!settings.trustProxy) limitConnections(server);
  server.on('error', end).listen(settings.port, settings.host, () => {
    const host = settings.host ?? 'localhost';
    const { port } = server.address() as AddressInfo;
    console.log(`ready on http://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  });

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // Close the connections that are still open after the grace period, so that the process ends.
    const deadline = setTimeout(() => server.closeAllConnections(), gracePeriod * 1000);
    // No new requests on open connections.
    server.keepAliveTimeout = 1;
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(deadline);
    maintenance.stop();
    // Not awaited, because a publication may take longer than a shutdown, and its end at any moment loses nothing.
    void following.stop();
    await closeContext(context);
    process.exit(0);
  }
  const stopOrEnd = () => void stop().catch(end);
  process.on('SIGTERM', stopOrEnd).on('SIGINT', stopOrEnd);
}

await start().catch(end);
