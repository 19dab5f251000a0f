import { createServer, isIPv6, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createApp } from './app.ts';
import { closeContext, openContext, prepareDataDir } from './context.ts';
import { readSettings, SettingError, type Settings } from './env.ts';
import { limitConnections } from './http/connections.ts';
import { createHttpServer } from './http/http-server.ts';
import { createLog } from './log.ts';
import { startUpkeep } from './operations/upkeep.ts';
import { reasonOf } from './operations/reason.ts';
import { openSite } from './site/site.ts';

const root = path.resolve(import.meta.dirname, '..');
const gracePeriodSeconds = 10;

/** Checks before the slow steps that the port is free. @throws SettingError */
async function checkPort({ port, host }: Settings): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(port, host, () => probe.close(() => resolve()));
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new SettingError(
        `PORT ${port} is in use by another program; stop it or set PORT to another number.`,
      );
    }
    throw new SettingError(`HOST ${host ?? ''} and PORT ${port} cannot be listened on (${error.code}).`);
  });
}

/** Prints the reason and exits with status 1. */
function end(error: unknown): never {
  console.error(reasonOf(error));
  process.exit(1);
}

/** Starts the server. Steps that fail quickly come first. */
async function start(): Promise<void> {
  const settings = readSettings();
  prepareDataDir(settings.dataDir);
  await checkPort(settings);
  const log = createLog(settings.logLevel);
  if (!settings.rateLimits)
    log.warn('RATE_LIMITS=off: for load tests only, never on a server that others can reach');
  const context = await openContext(settings, log);
  const site = await openSite(root, settings);
  const upkeep = startUpkeep(context);
  const server = createHttpServer(createApp(context, site).fetch);
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
    // Connections that are still open after the grace period are closed, so that the process always ends.
    const deadline = setTimeout(() => server.closeAllConnections(), gracePeriodSeconds * 1000);
    // A client whose request is running must not send another one on the same connection.
    server.keepAliveTimeout = 1;
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(deadline);
    upkeep.stop();
    await closeContext(context);
    process.exit(0);
  }
  const stopOrEnd = () => void stop().catch(end);
  process.on('SIGTERM', stopOrEnd).on('SIGINT', stopOrEnd);
}

await start().catch(end);
