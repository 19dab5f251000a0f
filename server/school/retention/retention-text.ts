import { oldDataWords } from '#contract/school/old-data.ts';
import type { OldData } from '#contract/school/retention.ts';
import type { Waiting } from './retention.ts';

const list = new Intl.ListFormat('en-GB');

/** A date such as "3 May 2024", the same on every machine. */
export const dateText = (moment: Date | string): string =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function countTexts(due: OldData, tables: readonly (keyof OldData)[]): string[] {
  return tables
    .filter((table) => due[table] > 0)
    .map((table) => `${due[table]} ${oldDataWords[table][due[table] === 1 ? 0 : 1]}`);
}

interface Due {
  due: OldData;
  before: Date | string | null;
  logBefore: Date | string;
}

/** The data that is due, such as "2 messages and 1 account from before 3 May 2024". */
export function dueText({ due, before, logBefore }: Due): string {
  const families = list.format(countTexts(due, ['messages', 'applications', 'users']));
  const entries = list.format(countTexts(due, ['logEntries']));
  return [
    ...(families === '' || before === null ? [] : [`${families} from before ${dateText(before)}`]),
    ...(entries === '' ? [] : [`${entries} from before ${dateText(logBefore)}`]),
  ].join(', ');
}

/** A log line: the data that is due, why it was not deleted, and what an operator can do. */
export function waitingText(waiting: Waiting, now: Date): string {
  const { reason, lastSeen } = waiting;
  const today = `this computer's clock says that today is ${dateText(now)}`;
  const earlier = lastSeen === null ? '' : `, and at the last check it said ${dateText(lastSeen)}`;
  const why =
    reason === 'clock'
      ? `${today}${earlier}: correct the clock if it is wrong`
      : `that is more than 5 % of a table; ${today}`;
  return `old data not deleted: ${dueText(waiting)}; ${why}; to delete it: npm run retention -- apply, or the office at /admin`;
}
