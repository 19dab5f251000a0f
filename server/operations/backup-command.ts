import { backup } from './backup.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './open-database.ts';
import { CommandError } from './reason.ts';

/** `npm run backup -- FILE` (DESIGN section 4). */
await runCommand(async ([file]) => {
  if (file === undefined) throw new CommandError('Usage: npm run backup -- FILE');
  const counts = await withDatabase((db, settings) => backup(db, settings, file));
  console.log(
    `${file} holds ${counts.users} users, ${counts.applications} applications and ${counts.leads} messages; read back and whole.`,
  );
});
