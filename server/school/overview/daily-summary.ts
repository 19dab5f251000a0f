import { maxOverviewCount, type AgreedTrial, type BackupProblem } from '#contract/school/overview.ts';
import { dayIn, momentText, timeText } from '#contract/school-time.ts';
import type { Database } from '#server/db/connect.ts';
import { countFailedPublications } from '#server/site/scheduled/queries.ts';
import type { Settings } from '#server/env.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { dailySummary, type SummaryLine } from '#server/school/emails/daily-summary.ts';
import { countMailProblems } from '#server/school/email-list/queries.ts';
import { findBackupProblem } from '#server/operations/backup-state/problem.ts';
import { countDue } from '#server/school/conversations/inbox/queries.ts';
import { needsNow } from './needs-now.ts';
import { listNewApplications } from './queries.ts';
import { schoolWeeks } from './school-weeks.ts';
import type { Job } from '#server/school/job.ts';

const countLine = (name: string, count: number): SummaryLine[] =>
  count === 0 ? [] : [[name, count < maxOverviewCount ? String(count) : `${count - 1}+`]];

function classLines(name: string, trials: readonly AgreedTrial[], timeZone: string): SummaryLine[] {
  if (trials.length === 0) return [];
  const texts = trials.map(
    ({ startsAt, userName, courseName, childAge }) =>
      `${timeText(new Date(startsAt), timeZone)}: ${userName}, age ${childAge}, ${courseName}`,
  );
  return [[name, texts.join('\n')]];
}

/** @param problem what is wrong with the nightly backups */
function backupLines(problem: BackupProblem | null, timeZone: string): SummaryLine[] {
  if (problem === null) return [];
  const { lastAt, failure } = problem;
  const last =
    lastAt === null ? 'There is none yet' : `The last one is of ${momentText(new Date(lastAt), timeZone)}`;
  return [['Backup failed', `${last}. Please tell whoever runs the server. ${failure ?? ''}`.trim()]];
}

/** What is open at a moment. Answers that are due on a later day are for a later morning. */
async function openLines(db: Database, now: Date, settings: Settings): Promise<SummaryLine[]> {
  const timeZone = settings.schoolTimezone;
  const { trials, trialsToNote } = (await needsNow(db, now, timeZone)).now;
  const { failed, lateCodes } = await countMailProblems(db);
  const { tomorrow } = schoolWeeks(now, timeZone);
  const { overdue, dueToday } = await countDue(db, now, tomorrow);
  const applications = await listNewApplications(db, tomorrow);
  const isToday = ({ startsAt }: AgreedTrial) => new Date(startsAt) < tomorrow;
  return [
    ...countLine('Late answers', overdue),
    ...countLine('Answers due today', dueToday),
    ...countLine('Mails not sent', failed + lateCodes),
    ...backupLines(await findBackupProblem(db, settings, now), timeZone),
    ...countLine('Changes of the website not published at their time', await countFailedPublications(db)),
    ...classLines('Trial classes today', trials.items.filter(isToday), timeZone),
    ...classLines(
      'Trial classes tomorrow',
      trials.items.filter((trial) => !isToday(trial)),
      timeZone,
    ),
    ...countLine('Trial classes to note: came, did not come, or enrols', trialsToNote.count),
    ...countLine('New applications', applications.length),
  ];
}

/** Tells the school in the morning what is open. A day without anything open gets no mail, and nor does a day that is over. */
export const dailySummaryJob: Job = {
  name: 'daily-summary',
  time: '08:00',
  async run(transaction, { sender, settings }, { dueAt, now }) {
    const { schoolTimezone } = settings;
    if (dayIn(schoolTimezone, dueAt) !== dayIn(schoolTimezone, now)) return;
    const lines = await openLines(transaction, now, settings);
    if (lines.length > 0) await enqueue(transaction, [dailySummary(sender, { lines })]);
  },
};
