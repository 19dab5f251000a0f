import { dayAfter, localTimeOf, momentOf, timeText } from '#contract/school-time.ts';
import type { Database } from '#server/db/connect.ts';
import { compose, type Message } from '#server/mail/compose.ts';
import { enqueue } from '#server/mail/outbox.ts';
import type { Sender } from '#server/mail/sender.ts';
import { countOpenMessages } from '#server/inbox/queries.ts';
import { countNewApplications } from '#server/admissions/queries.ts';
import { agreedBetween, countWaitingTrials, type StoredTrial } from '#server/trials/queries.ts';
import type { Job } from './job.ts';

/** A line of the summary, such as "New applications: 2". */
type Line = readonly [name: string, value: string];

const countLine = (name: string, count: number): Line[] => (count === 0 ? [] : [[name, String(count)]]);

function classLines(name: string, trials: readonly StoredTrial[], timeZone: string): Line[] {
  if (trials.length === 0) return [];
  const texts = trials.map(({ startsAt, userName, courseName, childAge }) => {
    const time = startsAt === null ? '' : timeText(startsAt, timeZone);
    return `${time}: ${userName}, age ${childAge}, ${courseName}`;
  });
  return [[name, texts.join('\n')]];
}

/** What is open at a moment: requests and applications to answer, and the trial classes of two days. */
async function openLines(db: Database, now: Date, timeZone: string): Promise<Line[]> {
  const { day } = localTimeOf(now, timeZone);
  const midnight = (days: number) => momentOf({ day: dayAfter(day, days), time: '00:00' }, timeZone);
  const waiting = await countWaitingTrials(db, midnight(0));
  return [
    ...countLine('Messages to answer', await countOpenMessages(db)),
    ...countLine('New applications', await countNewApplications(db)),
    ...countLine('Trial classes to agree on', (await countWaitingTrials(db, now)).asked),
    ...classLines('Trial classes today', await agreedBetween(db, midnight(0), midnight(1)), timeZone),
    ...classLines('Trial classes tomorrow', await agreedBetween(db, midnight(1), midnight(2)), timeZone),
    ...countLine('Trial classes to note: came, did not come, or enrols', waiting.over),
  ];
}

function summaryMail(sender: Sender, details: readonly Line[]): Message {
  return compose({
    ...sender,
    to: sender.schoolEmail,
    subject: 'What is open today',
    paragraphs: [
      'Good morning. This is what waits for you today.',
      `Open the office: ${sender.publicUrl}/office/inbox`,
    ],
    details,
  });
}

/** Tells the school in the morning what is open. A day without anything open gets no mail, and nor does a day that is over. */
export const dailySummary: Job = {
  name: 'daily-summary',
  time: '08:00',
  async run(transaction, { sender, settings }, { dueAt, now }) {
    const { schoolTimezone } = settings;
    if (localTimeOf(dueAt, schoolTimezone).day !== localTimeOf(now, schoolTimezone).day) return;
    const lines = await openLines(transaction, now, schoolTimezone);
    if (lines.length > 0) await enqueue(transaction, [summaryMail(sender, lines)]);
  },
};
