import { fork } from 'node:child_process';
import path from 'node:path';
import type { PublishJob } from './publish-edition.ts';
import { PublisherCrash, PublishError } from '#server/operations/publish-error.ts';
import type { PublishingMessage, SentError } from './publishing-process.ts';

const toError = ({ message, ...properties }: SentError) => Object.assign(new Error(message), properties);

/**
 * Publishes an edition in a process of its own, because the memory of React, the parser and the compression is free again
 * only when their process ends (docs/decisions/0024-publishing-process.md).
 * @param onFailedCard receives each social card that could not be drawn
 * @returns the paths of the rendered pages, when the process has ended and the snapshot is stored
 * @throws PublishError naming the page that cannot be rendered
 * @throws PublisherCrash when the process ends early
 */
export function runPublishing(
  job: PublishJob,
  onFailedCard: (card: string, error: Error) => void,
): Promise<readonly string[]> {
  const child = fork(path.join(import.meta.dirname, 'publishing-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--disable-sigusr1'],
    // React chooses its production build when it is loaded.
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    let result: Exclude<PublishingMessage, { kind: 'failed card' }> | undefined;
    child.on('message', (message: PublishingMessage) => {
      if (message.kind === 'failed card') onFailedCard(message.card, toError(message.error));
      else result = message;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (result === undefined) reject(new PublisherCrash(signal ?? code ?? 'unknown'));
      else if (result.kind === 'published') resolve(result.rendered);
      else if (result.page === undefined) reject(toError(result.error));
      else reject(new PublishError(result.page, toError(result.error)));
    });
    // When the process ends before it has read the job, `close` reports it.
    child.send(job, () => {});
  });
}
