import { commandLine } from '#contract/school/audit.ts';
import type { Database } from '#server/db/connect.ts';
import type { Settings } from '#server/env.ts';
import { runCommand } from '#server/tasks/command/command.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { withDatabase } from '#server/tasks/command/open-database.ts';
import { dateText, dueText } from '#server/school/retention/retention-text.ts';
import { deleteShown, readRetention, totalOf } from '#server/school/retention/retention.ts';

const notSet =
  'RETENTION_MONTHS is not set, so no message, application or account is deleted. Start this command with the settings of the server.';

const todayText = (now: string) => `This computer's clock says that today is ${dateText(now)}.`;

async function show(db: Database, { retentionMonths }: Settings): Promise<string> {
  const found = await readRetention(db, retentionMonths);
  return [
    todayText(found.now),
    ...(found.before === null
      ? [notSet]
      : [`Messages, applications and accounts from before ${dateText(found.before)} are due.`]),
    `Entries of the audit log from before ${dateText(found.logBefore)} are due.`,
    totalOf(found.due) === 0 ? 'There are none.' : `There are: ${dueText(found)}.`,
    ...(found.reason === null
      ? []
      : ['They wait for your confirmation. If the date is right: npm run retention -- apply']),
  ].join('\n');
}

async function apply(db: Database, { retentionMonths }: Settings): Promise<string> {
  const found = await readRetention(db, retentionMonths);
  if (totalOf(found.due) === 0) {
    if (retentionMonths === undefined) throw new CommandError(notSet);
    return `${todayText(found.now)} Nothing is due.`;
  }
  const confirmer = { actor: commandLine, address: null };
  if (!(await deleteShown(db, retentionMonths, found, confirmer))) {
    throw new CommandError('More data is due than before. Check it again: npm run retention -- show');
  }
  return `${todayText(found.now)} Deleted: ${dueText(found)}.`;
}

/** `npm run retention -- show | apply`: shows old data, and confirms its deletion. */
await runCommand(async ([action]) => {
  const output = await withDatabase(async (db, settings) => {
    if (action === 'show') return show(db, settings);
    if (action === 'apply') return apply(db, settings);
    throw new CommandError('Usage: npm run retention -- show | apply');
  });
  console.log(output);
});
