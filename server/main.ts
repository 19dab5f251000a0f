import { createServer, isIPv6 } from 'node:net';
import path from 'node:path';
import { followEditions } from './site/content/follow-editions.ts';
import { closeContext, openContext } from './context.ts';
import { prepareDataDir } from './disk/data-dir.ts';
import { readSettings, SettingError, type Settings } from './env.ts';
import { startJobs } from './tasks/jobs/run-due-jobs.ts';
import { createLog } from './log.ts';
import { startNightlyBackups } from './tasks/nightly-backup/nightly-backup.ts';
import { endProcess } from './operations/exit-message.ts';
import { startMaintenance } from './tasks/maintenance/maintenance.ts';
import { serve } from './serve.ts';
import { ownPictureHandler } from './site/own-pictures/public-files.ts';
import { previewHandler } from './site/preview/preview-handler.ts';
import { createPreviews } from './site/preview/previews.ts';
import { openSite } from './site/site.ts';

const root = path.resolve(import.meta.dirname, '..');

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

/** Ends the process with status 0 after `stop` when it receives SIGTERM or SIGINT. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  function stopOnce(): void {
    if (isStopping) return;
    isStopping = true;
    stop().then(() => process.exit(0), endProcess);
  }
  process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce);
}

/** Starts the server. The steps that fail most quickly come first. */
async function start(): Promise<void> {
  const settings = readSettings();
  const log = createLog(settings.logLevel);
  prepareDataDir(settings.dataDir);
  await checkPort(settings);
  if (!settings.rateLimits)
    log.warn('RATE_LIMITS=off is only for load tests: never use it on a server that others can reach');
  const context = await openContext(settings, log);
  const site = await openSite(root, settings, context.content.edition, log);
  context.content.setServedNumber(site.served.number);
  context.content.pagesWith = (facts) => site.pagesWith(facts);
  context.content.cardOf = (path) => site.cardOf(path);
  const maintenance = startMaintenance(context);
  const jobs = startJobs(context);
  const backups = startNightlyBackups(context);
  const following = followEditions(context, (edition) => site.publish(edition));
  const previews = createPreviews(settings);
  const handlePreview = previewHandler(context, previews);
  const handlePicture = ownPictureHandler(context);
  const server = await serve(
    context,
    (request, response) =>
      handlePreview(request, response) || handlePicture(request, response) || site.handle(request, response),
  );
  stopOnSignal(async () => {
    await server.stop();
    maintenance.stop();
    jobs.stop();
    backups.stop();
    previews.stop();
    // Not awaited, because a publication may take longer than a shutdown, and its end at any moment loses nothing.
    void following.stop();
    await closeContext(context);
  });
  // Last, because a signal may come as soon as this is read.
  const host = settings.host ?? 'localhost';
  console.log(`ready on http://${isIPv6(host) ? `[${host}]` : host}:${server.port}`);
}

await start().catch(endProcess);
