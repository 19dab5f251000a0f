import { runCommand } from '#server/tasks/command/command.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { withDatabase } from '#server/tasks/command/open-database.ts';
import { backup } from './backup.ts';
import { contentsText } from './contents.ts';

/** `npm run backup -- FILE` (docs/operations.md). */
await runCommand(async ([file]) => {
  if (file === undefined) throw new CommandError('Usage: npm run backup -- FILE');
  const [contents, encryption] = await withDatabase(async (db, settings) => [
    (await backup(db, settings, file)).contents,
    settings.backupPassphrase === undefined ? 'not encrypted' : 'encrypted',
  ]);
  console.log(`${file} holds ${contentsText(contents)}. It is ${encryption} and was verified.`);
});
