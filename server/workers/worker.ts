import { closeContext, openContext } from '#server/context.ts';
import type { Settings } from '#server/env.ts';
import type { Logger } from '#server/log.ts';
import { endProcess } from '#server/operations/exit-message.ts';
import { registry } from '#server/operations/metrics.ts';
import { serve } from '#server/serve.ts';
import { openStoredSite } from '#server/site/site.ts';
import type { PrimaryCalls, SiteState, WorkerCalls } from './calls.ts';
import { connectProcesses } from './channel.ts';

/**
 * Starts a worker process, which only answers requests: the primary process sends the mails and publishes
 * (docs/decisions/0025-worker-processes.md).
 */
export async function startWorker(
  root: string,
  settings: Settings,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  const local: WorkerCalls = {
    // A worker that cannot load the pages ends. The primary process starts another one.
    follow: (state) => follow(state).catch(endProcess),
    metrics: () => registry.getMetricsAsJSON(),
  };
  const ask = connectProcesses<PrimaryCalls>(process, local);
  const context = await openContext(settings, log, {
    outbox: {
      // When the primary process is busy, it finds the mail at its next poll.
      nudge: () => void ask('nudge').catch(() => {}),
      stop: async () => {},
    },
    metrics: () => ask('metrics'),
  });
  const site = await openStoredSite(root, settings, log);

  async function follow({ edition, served, failedPage }: SiteState): Promise<void> {
    await site.publish(served);
    context.content.replace(edition);
    context.content.setServedNumber(served.number);
    context.content.fail(failedPage);
  }

  await follow(await ask('state'));
  const server = await serve(context, site.handle);
  return {
    async stop() {
      await server.stop();
      await closeContext(context);
    },
  };
}
