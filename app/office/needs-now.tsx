import type { ReactNode } from 'react';
import { maxOverviewCount, type OverviewNow } from '#contract/overview.ts';
import { ShortTimestamp } from '#app/ui/date.tsx';
import { Link } from '#app/ui/page-link.tsx';
import { quietLink } from '#app/ui/link.tsx';
import styles from './overview.module.css';

interface Item {
  key: string;
  to: string;
  title: string;
  detail: ReactNode;
}

interface GroupProps {
  title: string;
  count: number;
  items: readonly Item[];
  /** How urgent it is, shown by the colour of the edge; the title says it too. */
  kind?: 'late' | 'soon' | undefined;
  /** The page with all of them. */
  all: { to: string; label: string };
}

const countText = (count: number) =>
  count >= maxOverviewCount ? `${maxOverviewCount} or more` : String(count);

/** Things of one kind that need somebody. Nothing is shown when there are none. */
function Group({ title, count, items, kind, all }: GroupProps) {
  if (count === 0) return null;
  return (
    <section className={styles.group} data-kind={kind} aria-label={`${title}: ${countText(count)}`}>
      <h3>
        {title} <b>{countText(count)}</b>
      </h3>
      {items.length > 0 && (
        <ul>
          {items.map(({ key, to, title: name, detail }) => (
            <li key={key}>
              <Link to={to}>
                <b>{name}</b>
                <span>{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className={quietLink} to={all.to}>
        {all.label}
      </Link>
    </section>
  );
}

const conversation = (id: string) => `/office/inbox/${id}`;

/** What needs somebody now, the most urgent first. */
export function NeedsNow({ now, drafts }: { now: OverviewNow; drafts: readonly string[] }) {
  const { overdue, dueToday, trials, applications, failedMails } = now;
  const waiting = ({ items }: OverviewNow['overdue']) =>
    items.map(({ _id, personName, excerpt, respondBy }) => ({
      key: _id,
      to: conversation(_id),
      title: personName || 'Somebody without a name',
      detail: (
        <>
          Answer by <ShortTimestamp iso={respondBy} />: {excerpt}
        </>
      ),
    }));
  const isEmpty =
    [overdue, dueToday, trials, applications].every(({ count }) => count === 0) &&
    drafts.length === 0 &&
    !failedMails;
  return (
    <section className={styles.now} aria-labelledby="now">
      <h2 id="now">Needs you now</h2>
      {isEmpty && <p className={styles.calm}>Nothing waits for you. Everybody has an answer.</p>}
      <div className={styles.groups}>
        <Group
          title="Overdue"
          kind="late"
          count={overdue.count}
          items={waiting(overdue)}
          all={{ to: '/office/inbox?overdue=true', label: 'All overdue' }}
        />
        <Group
          title="Mails not sent"
          kind="late"
          count={failedMails ?? 0}
          items={[]}
          all={{ to: '/office/mails?state=failed', label: 'See why, and send again' }}
        />
        <Group
          title="Due today"
          kind="soon"
          count={dueToday.count}
          items={waiting(dueToday)}
          all={{ to: '/office/inbox', label: 'Open the inbox' }}
        />
        <Group
          title="Trial classes today and tomorrow"
          count={trials.count}
          items={trials.items.map(({ _id, conversationId, personName, courseName, startsAt }) => ({
            key: _id,
            to: conversationId === null ? '/office/trials' : conversation(conversationId),
            title: personName,
            detail: (
              <>
                <ShortTimestamp iso={startsAt} />, {courseName}
              </>
            ),
          }))}
          all={{ to: '/office/trials', label: 'All trial classes' }}
        />
        <Group
          title="New applications"
          count={applications.count}
          items={applications.items.map(({ _id, childName, courseName, createdAt, conversationId }) => ({
            key: _id,
            to: conversationId === null ? '/office/families' : conversation(conversationId),
            title: childName,
            detail: (
              <>
                {courseName}, since <ShortTimestamp iso={createdAt} />
              </>
            ),
          }))}
          all={{ to: '/office/families', label: 'All families' }}
        />
        <Group
          title="Replies not sent"
          count={drafts.length}
          items={drafts.map((id) => ({
            key: id,
            to: conversation(id),
            title: 'A reply that you began',
            detail: 'It is kept in this browser.',
          }))}
          all={{ to: '/office/inbox', label: 'Open the inbox' }}
        />
      </div>
    </section>
  );
}
