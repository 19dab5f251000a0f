import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

const watching = new AsyncLocalStorage<unknown[]>();

/** Runs `work` and collects what the database refused meanwhile: better-auth answers it with an error that hides the cause. */
export function collectQueryErrors<T>(errors: unknown[], work: () => Promise<T>): Promise<T> {
  return watching.run(errors, work);
}

/** For Kysely's log. */
export function recordQueryError(event: LogEvent): void {
  if (event.level === 'error') watching.getStore()?.push(event.error);
}
