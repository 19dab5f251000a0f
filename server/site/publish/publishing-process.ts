import { publishEdition, type PublishJob } from './publish-edition.ts';
import { PublishError } from '#server/operations/publish-error.ts';

/** An error without its class. The properties of system errors, such as `code` and `path`, are kept. */
export type SentError = Pick<Error, 'message' | 'stack'> & Record<string, unknown>;

/** A message of the publishing process; for each job it sends any number of failed cards, then one result. */
export type PublishingMessage =
  | { kind: 'failed card'; card: string; error: SentError }
  /** `memory`: the bytes of the process. */
  | { kind: 'published'; rendered: readonly string[]; memory: number }
  | { kind: 'failed'; page: string | undefined; error: SentError };

/** Waits until the message is written. */
const send = (message: PublishingMessage) =>
  new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()));

function sentError(error: unknown): SentError {
  const { message = String(error), stack } = error as Partial<Error>;
  return { ...(error as object), message, stack };
}

async function run(job: PublishJob): Promise<void> {
  try {
    const rendered = await publishEdition(job, (card, error) => {
      void send({ kind: 'failed card', card, error: sentError(error) });
    });
    await send({ kind: 'published', rendered, memory: process.memoryUsage.rss() });
  } catch (error) {
    const isPage = error instanceof PublishError;
    await send({
      kind: 'failed',
      page: isPage ? error.page : undefined,
      error: sentError(isPage ? error.cause : error),
    });
  }
}

/** The main module of the process that publishes editions, one after another (server/site/publish/run-publishing.ts). */
process.on('message', (job) => void run(job as PublishJob));
// The server needs it no more, or has ended.
process.once('disconnect', () => process.exit());
