import type { Settings } from '#server/env.ts';
import { askHidden } from '#server/tasks/command/ask-hidden.ts';
import { runCommand } from '#server/tasks/command/command.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { withDatabase } from '#server/tasks/command/open-database.ts';
import { listOfficeRoles } from '#server/school/people/queries.ts';
import { contentsText } from './contents.ts';
import { isEncrypted } from './encryption.ts';
import { restore } from './restore.ts';

async function passphraseFor(file: string, { backupPassphrase }: Settings): Promise<string | undefined> {
  if (backupPassphrase !== undefined || !(await isEncrypted(file))) return backupPassphrase;
  return askHidden('Passphrase of the backup: ').catch(() => {
    throw new CommandError(
      `${file} is encrypted: set BACKUP_PASSPHRASE, or run this command in a terminal and type the passphrase.`,
    );
  });
}

/** `npm run restore -- FILE` (docs/operations.md). */
await runCommand(async ([file]) => {
  if (file === undefined) throw new CommandError('Usage: npm run restore -- FILE');
  const { contents, hasSite, office } = await withDatabase(
    async (db, settings) => ({
      ...(await restore(db, settings, file, await passphraseFor(file, settings))),
      office: await listOfficeRoles(db),
    }),
    { mayCreateDatabase: true },
  );
  console.log(`Restored ${contentsText(contents)}. Everybody has to sign in again.`);
  // Somebody who was removed after the backup works here again.
  console.log(
    office.length === 0
      ? 'Nobody works in the office: npm run admin -- add EMAIL.'
      : `In the office now: ${office.map(({ email, role }) => `${email} (${role})`).join(', ')}. To remove one: npm run admin -- remove EMAIL.`,
  );
  if (!hasSite)
    console.log(
      'This backup is from before backups held the website: words, prices and courses are those that were here.',
    );
});
