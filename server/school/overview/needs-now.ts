import {
  maxOverviewCount,
  overviewAnswers,
  overviewItems,
  type AgreedTrial,
  type Overview,
} from '#contract/school/overview.ts';
import type { ConversationItem } from '#contract/school/conversation.ts';
import type { Database } from '#server/db/connect.ts';
import { countDue, listItems, listRefused } from '#server/school/conversations/inbox/queries.ts';
import { agreedBetween, type StoredTrial } from '#server/school/trials/queries.ts';
import { conversationsOfTrials, listNewApplications } from './queries.ts';
import { schoolWeeks } from './school-weeks.ts';

/** A part of the list, and how long it is. */
interface Listed<Item> {
  count: number;
  items: Item[];
}

const listed = <Item>(items: readonly Item[], max = overviewItems): Listed<Item> => ({
  count: items.length,
  items: items.slice(0, max),
});

async function withConversations(db: Database, trials: Listed<StoredTrial>): Promise<Listed<AgreedTrial>> {
  const conversations = await conversationsOfTrials(
    db,
    trials.items.map(({ _id }) => _id),
  );
  return {
    ...trials,
    items: trials.items.map(({ _id, userName, childAge, courseName, startsAt }) => ({
      _id,
      conversationId: conversations.get(_id) ?? null,
      userName,
      childAge,
      courseName,
      startsAt: startsAt?.toISOString() ?? '',
    })),
  };
}

/** @param open the number of conversations that wait for an answer */
async function listToAnswer(db: Database, open: number, now: Date): Promise<Listed<ConversationItem>> {
  const refused = await listRefused(db, overviewAnswers, now);
  const first = new Set(refused.map(({ _id }) => _id));
  const waiting = await listItems(db, { status: 'open' }, { after: null, limit: overviewAnswers, now });
  const items = [...refused, ...waiting.map(({ item }) => item).filter(({ _id }) => !first.has(_id))];
  return {
    count: open + refused.filter(({ status }) => status !== 'open').length,
    items: items.slice(0, overviewAnswers),
  };
}

/** What needs somebody of the office at a moment, and how much waits in the inbox. */
export async function needsNow(
  db: Database,
  now: Date,
  timeZone: string,
): Promise<Pick<Overview, 'inbox' | 'now'>> {
  const { today, tomorrow, dayAfterTomorrow } = schoolWeeks(now, timeZone);
  const { open, overdue } = await countDue(db, now, tomorrow);
  const isOver = ({ endsAt }: StoredTrial) => endsAt !== null && endsAt <= now;
  const begun = await agreedBetween(db, new Date(0), now);
  const ofTwoDays = await agreedBetween(db, today, dayAfterTomorrow);
  return {
    inbox: { open, overdue },
    now: {
      toAnswer: await listToAnswer(db, open, now),
      // All of them: whoever teaches today has to know each.
      trials: await withConversations(
        db,
        listed(
          ofTwoDays.filter((trial) => !isOver(trial)),
          maxOverviewCount,
        ),
      ),
      trialsToNote: await withConversations(db, listed(begun.filter(isOver))),
      applications: listed(await listNewApplications(db, null)),
    },
  };
}
