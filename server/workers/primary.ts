import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Context } from '#server/context.ts';
import { updateMailMetrics } from '#server/operations/mail-metrics.ts';
import { registry } from '#server/operations/metrics.ts';
import { readinessOf } from '#server/operations/readiness.ts';
import type { Listening } from '#server/serve.ts';
import type { Site } from '#server/site/site.ts';
import type { PrimaryCalls, WorkerCalls } from './calls.ts';
import { connectProcesses, type Ask } from './channel.ts';
import { keepWorkers } from './keep-workers.ts';

/**
 * The workers of the primary process.
 * @param site publishes the snapshots that the workers serve
 */
export function openWorkers(
  context: Context,
  site: Pick<Site, 'served'>,
): {
  /** Starts the workers, and waits until all listen. */
  start(): Promise<Listening>;
  /** Tells the workers the served content, and waits until they serve it. */
  update(): Promise<void>;
} {
  const { content, db, outbox, settings, log } = context;
  const readiness = readinessOf(context);
  /** The workers that have asked for the state. */
  const running = new Map<Worker, Ask<WorkerCalls>>();

  const state = () => ({ edition: content.edition, served: site.served, failedPage: content.failedPage });

  /** The sums over all processes. What describes the machine, such as the free disk space, is read here only. */
  async function metrics(): Promise<string> {
    await Promise.all([readiness(), updateMailMetrics(db)]);
    const own = await registry.getMetricsAsJSON();
    const replies = await Promise.allSettled(Array.from(running.values(), (ask) => ask('metrics')));
    const others = replies.filter((reply) => reply.status === 'fulfilled').map(({ value }) => value);
    return AggregatorRegistry.aggregate([own, ...others]).metrics();
  }

  function connectWorker(worker: Worker): void {
    const local: PrimaryCalls = {
      state() {
        running.set(worker, ask);
        return state();
      },
      nudge: () => outbox.nudge(),
      metrics,
    };
    const ask = connectProcesses<WorkerCalls>(worker, local);
    worker.once('exit', () => running.delete(worker));
  }

  return {
    start: () => keepWorkers(settings.workers, log, connectWorker),
    async update() {
      const following = Array.from(running.values(), (ask) => ask('follow', state()));
      for (const reply of await Promise.allSettled(following))
        if (reply.status === 'rejected')
          log.error({ err: reply.reason as Error }, 'a worker does not follow');
    },
  };
}
