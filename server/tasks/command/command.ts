import { exitMessage } from '#server/operations/exit-message.ts';

/** Runs a shell command with its arguments. An error ends it with a message and status 1. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(exitMessage(error));
    process.exitCode = 1;
  }
}
