import type { ReactNode } from 'react';
import type { AgreedTrial, BackupProblem, Overview } from '#contract/school/overview.ts';
import { dayAfter, dayIn, timeText } from '#contract/school-time.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { draftedConversations, readDraft } from '../inbox/reply-draft.ts';
import { ShortTime } from '../inbox/short-time.tsx';
import rowStyles from '../kit/rows.module.css';
import { countText } from './count-text.ts';
import styles from './overview.module.css';

interface Row {
  key: string;
  /** Null for what no page of the office can mend. */
  to: string | null;
  name: string;
  /** Beside the name. */
  time?: ReactNode;
  detail: string;
}

interface Group {
  title: string;
  count: number;
  rows: readonly Row[];
  /** The page with all of them; null when the rows stand for all. */
  all: { to: string; words: string } | null;
}

const toConversation = (id: string) => `/office/inbox/${id}`;

/** A trial class is today, tomorrow, or on a day before. */
function whenOf(startsAt: string, now: number, timeZone: string): ReactNode {
  const moment = new Date(startsAt);
  const day = dayIn(timeZone, moment);
  const today = dayIn(timeZone, new Date(now));
  if (day === today) return `Today, ${timeText(moment, timeZone)}`;
  if (day === dayAfter(today, 1)) return `Tomorrow, ${timeText(moment, timeZone)}`;
  return <ShortTime iso={startsAt} now={now} />;
}

/** The owner cannot mend a backup: the row says whom to tell, and what. */
function backupRow({ lastAt, failure }: BackupProblem, now: number): Row {
  return {
    key: 'backup',
    to: null,
    name: failure === null ? 'No backup for two days' : 'The last backup failed',
    time:
      lastAt === null ? (
        'never made'
      ) : (
        <>
          last good one <ShortTime iso={lastAt} now={now} />
        </>
      ),
    detail: `Please tell whoever runs the server. ${failure ?? ''}`.trim(),
  };
}

const failedMails = { to: '/office/mails?state=failed', detail: 'See why, and send again.' };

/** One row for all things with the same problem; none if there are none. */
const problemRow = (count: number, one: string, several: string, row: Pick<Row, 'to' | 'detail'>): Row[] =>
  count === 0 ? [] : [{ ...row, key: one, name: count === 1 ? one : `${countText(count)} ${several}` }];

function groupsOf(
  { now, mails, failedPublications, picturesLeftOut, backup, timeZone }: Overview,
  userId: string,
  present: number,
): Group[] {
  const trials = (title: string, { count, items }: Overview['now']['trials']): Group => ({
    title,
    count,
    rows: items.map(({ _id, conversationId, userName, childAge, courseName, startsAt }: AgreedTrial) => ({
      key: _id,
      to: conversationId === null ? `/office/trials?trial=${_id}` : toConversation(conversationId),
      name: userName,
      time: whenOf(startsAt, present, timeZone),
      detail: `${courseName}, age ${childAge}`,
    })),
    all: { to: '/office/trials', words: 'All trial classes' },
  });
  const { failed, lateCodes } = mails ?? { failed: 0, lateCodes: 0 };
  const unpublished = failedPublications ?? 0;
  const drafts = [...draftedConversations(userId)];
  return [
    trials('Trial classes today and tomorrow', now.trials),
    trials('Trial classes to note', now.trialsToNote),
    {
      title: 'Mails not sent',
      count: failed + lateCodes,
      rows: [
        ...problemRow(failed, 'A mail was not sent', 'mails were not sent', failedMails),
        ...problemRow(lateCodes, 'A code is late', 'codes are late', {
          to: '/office/mails',
          detail: 'Somebody waits for it to set a password.',
        }),
      ],
      all: null,
    },
    {
      title: 'Not published at its time',
      count: unpublished,
      rows: problemRow(unpublished, 'A change of the website', 'changes of the website', {
        to: '/office/site',
        detail: 'See why, and publish it.',
      }),
      all: null,
    },
    {
      title: 'Pictures off the website',
      count: picturesLeftOut ?? 0,
      rows: problemRow(picturesLeftOut ?? 0, 'A picture is off the website', 'pictures are off the website', {
        to: '/office/pictures',
        detail: 'A family has taken its yes back, or it has run out.',
      }),
      all: null,
    },
    {
      title: 'Backup',
      count: backup === null ? 0 : 1,
      rows: backup === null ? [] : [backupRow(backup, present)],
      all: null,
    },
    {
      title: 'New applications',
      count: now.applications.count,
      rows: now.applications.items.map(({ _id, conversationId, childName, courseName, createdAt }) => ({
        key: _id,
        to: conversationId === null ? '/office/inbox?kind=application' : toConversation(conversationId),
        name: childName,
        time: <ShortTime iso={createdAt} now={present} />,
        detail: courseName,
      })),
      all: { to: '/office/inbox?status=all&kind=application', words: 'All applications' },
    },
    {
      title: 'Begun and not sent',
      count: drafts.length,
      rows: drafts.map((id) => {
        const { reply, note } = readDraft(userId, id);
        return {
          key: id,
          to: toConversation(id),
          name: reply === '' ? 'A note' : 'A reply',
          detail: reply || note,
        };
      }),
      all: { to: '/office/inbox', words: 'Open the inbox' },
    },
  ];
}

function RowWords({ name, time, detail }: Pick<Row, 'name' | 'time' | 'detail'>) {
  return (
    <>
      <span className={rowStyles.first}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {time !== undefined && <span className={styles.time}>{time}</span>}
      </span>
      <span className={`${rowStyles.excerpt} ${styles.detail}`} title={detail}>
        <bdi>{detail}</bdi>
      </span>
    </>
  );
}

/** What needs somebody now besides answers. Each row leads to its place. */
export function NeedsNow({ overview, userId, now }: { overview: Overview; userId: string; now: number }) {
  return groupsOf(overview, userId, now)
    .filter(({ count }) => count > 0)
    .map(({ title, count, rows, all }) => (
      <section key={title} className={styles.group} aria-label={title}>
        <h2>
          {title} <span className={styles.count}>{countText(count)}</span>
        </h2>
        <ul className={`${rowStyles.rows} ${styles.rows}`}>
          {rows.map(({ key, to, name, time, detail }) => (
            <li key={key}>
              {to === null ? (
                <div className={rowStyles.row}>
                  <RowWords name={name} time={time} detail={detail} />
                </div>
              ) : (
                <Link className={rowStyles.row} to={to}>
                  <RowWords name={name} time={time} detail={detail} />
                </Link>
              )}
            </li>
          ))}
        </ul>
        {all !== null && count > rows.length && (
          <Link className={quietLink} to={all.to}>
            {all.words}
          </Link>
        )}
      </section>
    ));
}
