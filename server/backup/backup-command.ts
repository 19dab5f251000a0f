import { backup } from './backup.ts';
import { runCommand } from '#server/operations/command.ts';
import { withDatabase } from '#server/operations/open-database.ts';
import { CommandError } from '#server/operations/exit-message.ts';

/** `npm run backup -- FILE` (docs/design.md, section 4). */
await runCommand(async ([file]) => {
  if (file === undefined) throw new CommandError('Usage: npm run backup -- FILE');
  const [counts, how] = await withDatabase(async (db, settings) => [
    await backup(db, settings, file),
    settings.backupPassphrase === undefined ? 'not encrypted' : 'encrypted',
  ]);
  console.log(
    `${file} holds ${counts.users} users, ${counts.applications} applications and ${counts.leads} messages; ${how}, read back and whole.`,
  );
});
