import { useId, type ReactNode } from 'react';
import { maxFamilyRows, type Family } from '#contract/school/family.ts';
import { dayText, timeText } from '#contract/school-time.ts';
import { ShortTimestamp, Timestamp } from '#app/ui/text/date.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { ShortTime } from '../inbox/short-time.tsx';
import { useNow } from '../inbox/use-now.ts';
import { aboutOf, statusWords } from '../inbox/words.ts';
import { mailStateWords } from '../mails/mail-words.ts';
import rows from '../kit/rows.module.css';
import { PhoneLinks } from '../phone-links.tsx';
import { trialStatusWords } from '../trials/trial-words.ts';
import { Children } from './children.tsx';
import { EmailForm } from './email-form.tsx';
import styles from './family.module.css';

/** A loaded family: how to reach it, its children, and what was said. */
export function FamilyView({ family }: { family: Family }) {
  return (
    <>
      <Contact family={family} />
      <div className={styles.columns}>
        <div>
          <Children family={family} />
          <SamePhone families={family.samePhone} />
        </div>
        <div>
          <Conversations conversations={family.conversations} />
          <Trials trials={family.trials} />
          {family.mails !== null && <Mails mails={family.mails} />}
        </div>
      </div>
    </>
  );
}

function Contact({ family: { _id, fullName, userEmail, isProven, phones, createdAt } }: { family: Family }) {
  return (
    <section className={styles.contact} aria-label="Contact">
      <h2>{fullName}</h2>
      <ul>
        {phones.map((phone) => (
          <PhoneLinks key={phone} phone={phone} name={fullName} />
        ))}
        <li>
          {userEmail === '' ? (
            <EmailForm familyId={_id} />
          ) : (
            <>
              <a className={quietLink} href={`mailto:${userEmail}`}>
                {userEmail}
              </a>{' '}
              {!isProven && <span className={styles.quiet}>not proven</span>}
            </>
          )}
        </li>
      </ul>
      <p className={styles.quiet}>
        Account since <Timestamp iso={createdAt} />
      </p>
      <Link className={quietLink} to="?call">
        Note an application
      </Link>
    </section>
  );
}

interface PartProps {
  title: string;
  /** Said when there is nothing. */
  none: string;
  count: number;
  /** The items of the list. */
  children: ReactNode;
}

/** A part of the page with a list. */
function Part({ title, none, count, children }: PartProps) {
  const headingId = useId();
  return (
    <section className={styles.part}>
      <h2 id={headingId}>{title}</h2>
      {count === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        <ul className={rows.rows} aria-labelledby={headingId}>
          {children}
        </ul>
      )}
      {count === maxFamilyRows && <p className={styles.quiet}>These are the latest {maxFamilyRows}.</p>}
    </section>
  );
}

function Conversations({ conversations }: Pick<Family, 'conversations'>) {
  const now = useNow();
  return (
    <Part title="Conversations" none="Nothing was said yet." count={conversations.length}>
      {conversations.map((conversation) => (
        <li key={conversation._id}>
          <Link className={rows.row} to={`/office/inbox/${conversation._id}`}>
            <b>{aboutOf(conversation)}</b>
            <span className={styles.quiet}>
              {statusWords[conversation.status]} · <ShortTime iso={conversation.lastAt} now={now} />
            </span>
            <span>
              {conversation.lastKind === 'out' && 'School: '}
              <bdi>{conversation.excerpt}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </Part>
  );
}

function Trials({ trials }: Pick<Family, 'trials'>) {
  if (trials.length === 0) return null;
  return (
    <Part title="Trial classes" none="" count={trials.length}>
      {trials.map(({ _id, courseName, childAge, status, startsAt, timeZone }) => (
        <li key={_id}>
          <Link className={rows.row} to={`/office/trials?trial=${_id}`}>
            <b>
              {courseName}, child aged {childAge}
            </b>
            <span className={styles.quiet}>
              {trialStatusWords[status]}
              {startsAt !== null &&
                ` · ${dayText(new Date(startsAt), timeZone)}, ${timeText(new Date(startsAt), timeZone)}`}
            </span>
          </Link>
        </li>
      ))}
    </Part>
  );
}

function Mails({ mails }: { mails: NonNullable<Family['mails']> }) {
  return (
    <Part title="Mails" none="No mail in the last 90 days." count={mails.length}>
      {mails.map(({ _id, subject, state, at }) => (
        <li key={_id} className={rows.row}>
          <b>{subject}</b>
          <span className={styles.quiet} data-state={state}>
            {mailStateWords[state]}, <ShortTimestamp iso={at} />
          </span>
        </li>
      ))}
    </Part>
  );
}

const list = new Intl.ListFormat('en-GB');

/** Others with the same number: perhaps the other parent, or a second account. */
function SamePhone({ families }: { families: Family['samePhone'] }) {
  if (families.length === 0) return null;
  return (
    <Part title="Same phone number as" none="" count={families.length}>
      {families.map(({ _id, fullName, children }) => (
        <li key={_id}>
          <Link className={rows.row} to={`/office/families/${_id}`}>
            <b>{fullName}</b>
            {children.length > 0 && <span>{list.format(children)}</span>}
          </Link>
        </li>
      ))}
    </Part>
  );
}
