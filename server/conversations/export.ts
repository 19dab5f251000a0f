import { setImmediate } from 'node:timers/promises';
import type { ConversationItem } from '#contract/conversation.ts';
import type { Database } from '#server/db/connect.ts';
import { toCsv } from '#server/http/csv.ts';
import type { Position } from '#server/http/list.ts';
import { readConversations } from './queries.ts';

const batchLength = 500;

const columns: readonly (readonly [title: string, value: (item: ConversationItem) => string])[] = [
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ['Name', ({ personName }) => personName],
  ['Email', ({ personEmail }) => personEmail],
  ['Phone', ({ personPhone }) => personPhone],
  ['Child', ({ childName }) => childName ?? ''],
  ['Course', ({ course }) => course?.name ?? ''],
  ['Assigned to', ({ assignee }) => assignee?.name ?? ''],
  ['Answer due', ({ respondBy }) => respondBy ?? ''],
  ['Last words at', ({ lastAt }) => lastAt],
  ['Last words', ({ excerpt }) => excerpt],
];

/** All conversations in the order of the list as a CSV file. */
export async function exportAll(db: Database, now: Date): Promise<{ name: string; csv: string }> {
  const rows: string[][] = [columns.map(([title]) => title)];
  for (let after: Position | null = null; ;) {
    const batch: Awaited<ReturnType<typeof readConversations>> = await readConversations(
      db,
      {},
      { after, limit: batchLength, now },
    );
    const page = batch.slice(0, batchLength);
    for (const { item } of page) rows.push(columns.map(([, value]) => value(item)));
    after = page.at(-1) ?? null;
    if (batch.length <= batchLength)
      return { name: `conversations-${now.toISOString().slice(0, 10)}.csv`, csv: toCsv(rows) };
    // Queries on SQLite are synchronous: without this, all other requests wait until every row is read.
    await setImmediate();
  }
}
