import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

const collected = new AsyncLocalStorage<unknown[]>();

/** Runs `work` and collects the errors of its queries, because better-auth hides them behind errors of its own. */
export function collectQueryErrors<T>(errors: unknown[], work: () => Promise<T>): Promise<T> {
  return collected.run(errors, work);
}

/** The log function for Kysely. */
export function recordQueryError(event: LogEvent): void {
  if (event.level === 'error') collected.getStore()?.push(event.error);
}
