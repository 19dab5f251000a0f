import type { Settings } from '#server/env.ts';
import { askHidden } from '#server/operations/ask-hidden.ts';
import { restore } from './backup.ts';
import { runCommand } from '#server/operations/command.ts';
import { withDatabase } from '#server/operations/open-database.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { isSealed } from './sealed-file.ts';

async function passphraseFor(file: string, { backupPassphrase }: Settings): Promise<string | undefined> {
  if (backupPassphrase !== undefined || !(await isSealed(file))) return backupPassphrase;
  return askHidden('Passphrase of the backup: ').catch(() => {
    throw new CommandError(
      `${file} is encrypted: set BACKUP_PASSPHRASE, or run this in a terminal to be asked.`,
    );
  });
}

/** `npm run restore -- FILE` (docs/design.md, section 4). */
await runCommand(async ([file]) => {
  if (file === undefined) throw new CommandError('Usage: npm run restore -- FILE');
  const counts = await withDatabase(
    async (db, settings) => restore(db, settings, file, await passphraseFor(file, settings)),
    { mayBeginEmpty: true },
  );
  console.log(
    `Restored ${counts.users} users, ${counts.applications} applications and ${counts.leads} messages. Everybody signs in again.`,
  );
});
