import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from '#server/log.ts';
import { CommandError, endProcess } from '#server/operations/exit-message.ts';
import type { Listening } from '#server/serve.ts';

/** Milliseconds before a worker that has ended is replaced; doubled for each round of ends within the last minute. */
const firstDelay = 100;
const maxDelay = 30_000;
const minute = 60_000;
/** When each worker has ended this often within a minute and none listens, the site ends. */
const maxRounds = 3;

/**
 * Starts worker processes, and another one for each that ends. The whole site ends when all of them end at once repeatedly.
 * @param onFork is called with each new worker
 * @returns when all workers listen
 */
export async function keepWorkers(
  count: number,
  log: Logger,
  onFork: (worker: Worker) => void,
): Promise<Listening> {
  cluster.setupPrimary({ serialization: 'advanced' });
  const workers = new Set<Worker>();
  const listening = new Set<Worker>();
  const restarts = new Set<NodeJS.Timeout>();
  const ready = Promise.withResolvers<number>();
  let ends: number[] = [];
  let isStopping = false;

  function startAnother(): void {
    const now = performance.now();
    ends = [...ends.filter((at) => now - at < minute), now];
    const rounds = Math.floor(ends.length / count);
    if (rounds >= maxRounds && listening.size === 0)
      endProcess(new CommandError('The worker processes end as soon as they start: see their messages.'));
    const restart = setTimeout(
      () => {
        restarts.delete(restart);
        start(true);
      },
      Math.min(maxDelay, firstDelay * 2 ** rounds),
    );
    restarts.add(restart);
  }

  function start(isReplacement: boolean): void {
    const worker = cluster.fork();
    workers.add(worker);
    onFork(worker);
    worker.once('listening', ({ port }: Address) => {
      listening.add(worker);
      if (isReplacement) log.info({ worker: worker.process.pid }, 'the new worker process listens');
      if (listening.size === count) ready.resolve(port);
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      workers.delete(worker);
      listening.delete(worker);
      if (isStopping) return;
      log.error(
        { worker: worker.process.pid, code, signal },
        'a worker process has ended; another one starts',
      );
      startAnother();
    });
  }

  for (let number = 0; number < count; number += 1) start(false);
  return {
    port: await ready.promise,
    async stop() {
      isStopping = true;
      for (const restart of restarts) clearTimeout(restart);
      await Promise.all(
        Array.from(workers, (worker) => {
          const exit = once(worker, 'exit');
          worker.process.kill('SIGTERM');
          return exit;
        }),
      );
    },
  };
}
