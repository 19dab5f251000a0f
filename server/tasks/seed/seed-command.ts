import { runCommand } from '#server/tasks/command/command.ts';
import { withDatabase } from '#server/tasks/command/open-database.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { seed } from './seed.ts';

/** `npm run seed`: fills an empty database with a demo school. */
await runCommand(async (args) => {
  if (args.length > 0) throw new CommandError('Usage: npm run seed');
  const { families, applications, messages, admin, family } = await withDatabase((db) => seed(db));
  console.log(
    [
      `Stored ${families} families with ${applications} applications, and ${messages} messages. No mail was sent.`,
      `Admin:  ${admin.email}   password: ${admin.password}`,
      `Family: ${family.email}   password: ${family.password} (the same for all families)`,
      'The passwords are shown only once. Start the site with npm start and sign in at /login.',
    ].join('\n'),
  );
});
