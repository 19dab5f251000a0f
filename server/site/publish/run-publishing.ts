import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { PublishJob } from './publish-edition.ts';
import { PublisherCrash, PublishError } from '#server/operations/publish-error.ts';
import type { PublishingMessage, SentError } from './publishing-process.ts';

/**
 * Publishes an edition, one at a time.
 * @param onFailedCard receives each social card that could not be drawn
 * @returns the paths of the rendered pages, when the snapshot is stored
 * @throws PublishError naming the page that cannot be rendered
 * @throws PublisherCrash when the process ends early
 */
export type RunPublishing = (
  job: PublishJob,
  onFailedCard: (card: string, error: Error) => void,
) => Promise<readonly string[]>;

/** Milliseconds without a publication after which the process ends and gives its memory back. */
const idleTime = 60_000;
/** Bytes. A process that has more does not wait. */
const maxIdleMemory = 400e6;

type Published = Extract<PublishingMessage, { kind: 'published' }>;

const toError = ({ message, ...properties }: SentError) => Object.assign(new Error(message), properties);

function start(): ChildProcess {
  return fork(path.join(import.meta.dirname, 'publishing-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--disable-sigusr1'],
    // React chooses its production build when it is loaded.
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
}

/**
 * Publishes in a process of its own, because the memory of React, the parser and the compression is free again
 * only when their process ends (docs/decisions/0024-publishing-process.md). After a publication it waits for the next one for a
 * minute: an owner often changes more than one thing, and one that has everything loaded takes a third of the time.
 */
export function createPublishing(): RunPublishing {
  let kept: { child: ChildProcess; timer: NodeJS.Timeout } | undefined;

  const end = (child: ChildProcess) => child.connected && child.disconnect();

  function keep(child: ChildProcess): void {
    // The server does not wait for it when it stops.
    child.unref();
    child.channel?.unref();
    kept = { child, timer: setTimeout(() => end(child), idleTime).unref() };
  }

  /** The process that waits, if there is one. */
  function take(): ChildProcess | undefined {
    clearTimeout(kept?.timer);
    const child = kept?.child;
    kept = undefined;
    if (!child?.connected) return undefined;
    child.ref();
    child.channel?.ref();
    return child;
  }

  async function runIn(
    child: ChildProcess,
    ...[job, onFailedCard]: Parameters<RunPublishing>
  ): Promise<readonly string[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Published>();
    function onMessage(message: PublishingMessage): void {
      if (message.kind === 'failed card') onFailedCard(message.card, toError(message.error));
      else if (message.kind === 'published') resolve(message);
      else if (message.page === undefined) reject(toError(message.error));
      else reject(new PublishError(message.page, toError(message.error)));
    }
    const onClose = (code: number | null, signal: string | null) =>
      reject(new PublisherCrash(signal ?? code ?? 'unknown'));
    child.on('message', onMessage).on('error', reject).on('close', onClose);
    // When the process ends before it has read the job, `close` reports it.
    child.send(job, () => {});
    try {
      const { rendered, memory } = await promise;
      if (memory > maxIdleMemory) end(child);
      else keep(child);
      return rendered;
    } catch (error) {
      end(child);
      throw error;
    } finally {
      child.off('message', onMessage).off('error', reject).off('close', onClose);
    }
  }

  return async (...job) => {
    const waiting = take();
    try {
      if (waiting !== undefined) return await runIn(waiting, ...job);
    } catch (error) {
      // Where memory is short, the system ends a process that waits. A new one can do the work.
      if (!(error instanceof PublisherCrash)) throw error;
    }
    return runIn(start(), ...job);
  };
}
