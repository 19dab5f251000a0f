// After a request for a trial class: what was asked for, and how and by when the school answers.
import { useState } from 'react';
import { answerHoursOf } from '#contract/school/answer-hours.ts';
import { metaOf } from '#app/meta.ts';
import { useSchool } from '#app/school.ts';
import { useSession } from '#app/session.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Sunlight } from '#app/ui/picture/sunlight.tsx';
import { EnrolLink, quietLink, quietRow } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import type { Route } from './+types/asked-page';
import { askedTrial, type AskedTrial } from './asked-trial.ts';
import styles from './asked-page.module.css';
import { askedWords as words } from './asked-words.ts';
import { trialPath } from './trial.ts';
import { trialWords } from './words.ts';

export const meta = metaOf('/trial/asked');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/trial/asked') });

/** A number or a date that is not broken at its spaces. */
const whole = (text: string) => text.replaceAll(' ', '\u00A0');

/** Day and time in the visitor's locale and time zone. */
const timeOf = (date: Date) =>
  [
    date.toLocaleDateString(undefined, { weekday: 'long' }),
    whole(date.toLocaleDateString(undefined, { day: 'numeric', month: 'long' })),
    whole(date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })),
  ].join(', ');

export default function AskedPage() {
  const isHydrated = useHydrated();
  return (
    <div className={styles.wall} data-plain-dado>
      <Sunlight />
      <div className={styles.label}>
        {isHydrated ? (
          <Label />
        ) : (
          <>
            <h1>{words.anyDay}</h1>
            <NoScriptMessage feature="Asking for a trial class" />
          </>
        )}
      </div>
    </div>
  );
}

/** The label of the request that was sent last in this tab; without one, the way to ask. */
function Label() {
  const [asked] = useState(askedTrial);
  if (asked !== null) return <AskedLabel asked={asked} />;
  return (
    <>
      <h1>{words.none}</h1>
      <p className={styles.answer}>{words.noneText}</p>
      <EnrolLink to={trialPath({})}>{trialWords.label}</EnrolLink>
    </>
  );
}

/** How the school answers: with what it was given. */
function answerText({ userEmail, userNumber }: AskedTrial): string {
  const phone = whole(userNumber);
  if (userEmail === '') return words.call.replace('{phone}', phone);
  const text = userNumber === '' ? words.mail : words.both;
  return text.replace('{email}', userEmail).replace('{phone}', phone);
}

function AskedLabel({ asked }: { asked: AskedTrial }) {
  const { replyTime, phone } = useSchool();
  const { user } = useSession();
  const sentAt = new Date(asked.at);
  const answerBy = new Date(sentAt.getTime() + answerHoursOf(replyTime) * 3_600_000);
  const [isLate] = useState(() => answerBy < new Date());
  return (
    <>
      <h1>{asked.day === '' ? words.anyDay : `${asked.day}?`}</h1>
      <p className={styles.answer}>
        {(isLate ? words.late : words.by)
          .replace('{time}', timeOf(answerBy))
          .replace('{phone}', whole(phone.text))}
      </p>
      <dl>
        <div>
          <dt>{words.asked}</dt>
          <dd>{words.askedText.replace('{course}', asked.courseName).replace('{age}', asked.childAge)}</dd>
        </div>
        <div>
          <dt>{words.answer}</dt>
          <dd>{answerText(asked)}</dd>
        </div>
      </dl>
      <p className={styles.sent}>{words.sent.replace('{time}', timeOf(sentAt))}</p>
      <div className={`${quietRow} ${styles.links}`} data-screen>
        {user !== null && (
          <Link className={quietLink} to="/profile">
            {words.profile}
          </Link>
        )}
        <Link className={quietLink} to={trialPath({})}>
          {words.again}
        </Link>
        <Link className={quietLink} to="/">
          {words.home}
        </Link>
      </div>
    </>
  );
}
