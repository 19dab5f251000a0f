import { exitMessage } from './exit-message.ts';

/** Runs a command of ours from the shell: what goes wrong ends it with its reason and status 1. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(exitMessage(error));
    process.exitCode = 1;
  }
}
