import { oldDataWords } from '#content/retention.ts';
import type { OldData } from '#contract/retention.ts';
import type { Waiting } from './retention.ts';

const list = new Intl.ListFormat('en-GB');

/** A date as an operator reads it, the same on every machine. */
export const dateInWords = (moment: Date | string): string =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function counted(due: OldData, tables: readonly (keyof OldData)[]): string[] {
  return tables
    .filter((table) => due[table] > 0)
    .map((table) => `${due[table]} ${oldDataWords[table][due[table] === 1 ? 0 : 1]}`);
}

interface Due {
  due: OldData;
  before: Date | string | null;
  logBefore: Date | string;
}

/** What is due, such as "2 messages and 1 account from before 3 May 2024". */
export function dueInWords({ due, before, logBefore }: Due): string {
  const families = list.format(counted(due, ['messages', 'applications', 'accounts']));
  const entries = list.format(counted(due, ['logEntries']));
  return [
    ...(families === '' || before === null ? [] : [`${families} from before ${dateInWords(before)}`]),
    ...(entries === '' ? [] : [`${entries} from before ${dateInWords(logBefore)}`]),
  ].join(', ');
}

/** What is due and why it was not deleted, for the log. */
export function waitingInWords(waiting: Waiting, now: Date): string {
  const { reason, lastSeen } = waiting;
  const today = `this computer's clock says that today is ${dateInWords(now)}`;
  const earlier = lastSeen === null ? '' : `, and at the last check it said ${dateInWords(lastSeen)}`;
  const why =
    reason === 'clock'
      ? `${today}${earlier}: put the clock right if it is wrong`
      : `that is more than 5 % of a table; ${today}`;
  return `not deleted: ${dueInWords(waiting)}; ${why}; to delete: npm run retention -- apply, or the office at /admin`;
}
