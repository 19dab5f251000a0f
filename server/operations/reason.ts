import { SettingError } from '#server/env.ts';
import { storageFailure } from '#server/db/storage-failure.ts';
import { PublishError } from '#server/site/publisher.ts';

/** A command that cannot go on; the message says why in one line. */
export class CommandError extends Error {}

/** Why a process ends: one line where the reason is known, else the error with its stack. */
export function reasonOf(error: unknown): string {
  const isKnown = [SettingError, PublishError, CommandError].some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  if (isKnown) return message;
  return storageFailure(error) === 'away'
    ? 'DATABASE_URL: the database cannot be reached.'
    : (stack ?? message);
}
