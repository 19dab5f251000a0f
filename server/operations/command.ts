import { SettingError } from '#server/env.ts';

/** A command that cannot go on; the message says why in one line. */
export class CommandError extends Error {}

/** Runs a command of ours from the shell: what is known to go wrong ends it with one line and status 1. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    const isOurs = error instanceof CommandError || error instanceof SettingError;
    console.error(isOurs ? error.message : ((error as Error).stack ?? String(error)));
    process.exitCode = 1;
  }
}
