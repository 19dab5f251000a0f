import { restore } from './backup.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './open-database.ts';
import { CommandError } from './reason.ts';

/** `npm run restore -- FILE` (DESIGN section 4). */
await runCommand(async ([file]) => {
  if (file === undefined) throw new CommandError('Usage: npm run restore -- FILE');
  const counts = await withDatabase((db, settings) => restore(db, settings, file));
  console.log(
    `Restored ${counts.users} users, ${counts.applications} applications and ${counts.leads} messages. Everybody signs in again.`,
  );
});
