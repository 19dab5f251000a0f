import { commandLine } from '#contract/audit.ts';
import type { Database } from '#server/db/connect.ts';
import type { Settings } from '#server/env.ts';
import { runCommand } from '#server/operations/command.ts';
import { withDatabase } from '#server/operations/open-database.ts';
import { CommandError } from '#server/operations/exit-message.ts';
import { deleteShown, readRetention, totalOf } from './retention.ts';
import { dateInWords, dueInWords } from './retention-text.ts';

const notSet =
  'RETENTION_MONTHS is not set, so no message, application or account is deleted (start this command with the settings of the server).';

const today = (now: string) => `This computer's clock says that today is ${dateInWords(now)}.`;

async function show(db: Database, { retentionMonths }: Settings): Promise<string> {
  const found = await readRetention(db, retentionMonths);
  return [
    today(found.now),
    ...(found.before === null
      ? [notSet]
      : [`Messages, applications and accounts from before ${dateInWords(found.before)} are due.`]),
    `Entries of the audit log from before ${dateInWords(found.logBefore)} are due.`,
    totalOf(found.due) === 0 ? 'There are none.' : `There are: ${dueInWords(found)}.`,
    ...(found.reason === null
      ? []
      : ['They wait until you confirm. If the date is right: npm run retention -- apply']),
  ].join('\n');
}

async function apply(db: Database, { retentionMonths }: Settings): Promise<string> {
  const found = await readRetention(db, retentionMonths);
  if (totalOf(found.due) === 0) {
    if (retentionMonths === undefined) throw new CommandError(notSet);
    return `${today(found.now)} Nothing is due.`;
  }
  const confirmer = { actor: commandLine, address: null };
  if (!(await deleteShown(db, retentionMonths, found, confirmer))) {
    throw new CommandError('What is due has changed. Please look again: npm run retention -- show');
  }
  return `${today(found.now)} Deleted: ${dueInWords(found)}.`;
}

/** `npm run retention -- show | apply`: old data that waits for a confirmation. */
await runCommand(async ([action]) => {
  const done = await withDatabase(async (db, settings) => {
    if (action === 'show') return show(db, settings);
    if (action === 'apply') return apply(db, settings);
    throw new CommandError('Usage: npm run retention -- show | apply');
  });
  console.log(done);
});
