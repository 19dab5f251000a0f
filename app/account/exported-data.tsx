import type { ReactNode } from 'react';
import type { StoredApplication } from '#contract/school/application.ts';
import { priceText } from '#contract/site/course.ts';
import type { MyData } from '#contract/school/my-data.ts';
import { clockText } from '#app/ui/text/clock-text.ts';
import { linesOf } from '#app/admission/application-lines.tsx';
import { CalendarDate, ShortTimestamp, Timestamp } from '#app/ui/text/date.tsx';
import styles from './exported-data.module.css';

type Line = [name: ReactNode, value: ReactNode];

/** One entry: its title in the margin, its lines next to it. */
function Entry({ title, below, lines }: { title: string; below?: string; lines: readonly Line[] }) {
  return (
    <section className={styles.entry}>
      <div className={styles.margin}>
        <h2>{title}</h2>
        {below !== undefined && <p>{below}</p>}
      </div>
      <dl>
        {lines.map(([name, value], at) => (
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const ages = (from: number | null, to: number | null) =>
  from === null ? 'ages agreed with us' : `ages ${from}${to === null ? ' and older' : ` to ${to}`}`;

function linesOfApplication({ courseDetail, ...application }: StoredApplication): Line[] {
  const course = `${courseDetail.courseName}, ${priceText(courseDetail)}, ${ages(courseDetail.ageMin, courseDetail.ageMax)}`;
  return [
    ...linesOf({ ...application, course }),
    ['Stored since', <Timestamp key="sent" iso={application.createdAt} />],
    ['Privacy notice', `Version ${application.privacyNotice}`],
  ];
}

function linesOfTrial(trial: MyData['trials'][number]): Line[] {
  const { startsAt, timeZone } = trial;
  const lines: [string, string][] = [
    ['Name', trial.userName],
    ['Email', trial.userEmail],
    ['Phone', trial.userNumber],
    ['Age of the child', String(trial.childAge)],
    ['Preferred day', trial.wishedDay],
    ['Agreed for', startsAt === null ? '' : clockText(new Date(startsAt), timeZone)],
  ];
  return [
    ...lines.filter(([, value]) => value !== ''),
    ['Stored since', <Timestamp key="asked" iso={trial.createdAt} />],
  ];
}

const whose = { in: 'You', out: 'The school', note: 'A note of the office', event: 'What happened' };

const linesOfConversation = ({ entries }: MyData['conversations'][number]): Line[] =>
  entries.map(({ kind, text, at }, index) => [
    whose[kind],
    <span key={index}>
      {text} (<ShortTimestamp iso={at} />)
    </span>,
  ]);

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

const ways = {
  profile: () => 'in the profile',
  link: () => 'through the link in a mail',
  office: (heardBy: string | null) => `on the phone${heardBy === null ? '' : ` with ${heardBy}`}`,
};

const linesOfConsent = ({ answers, pictures }: MyData['photoConsents'][number]): Line[] => [
  ...(answers.length === 0 ? [['Answer', 'Not given yet'] satisfies Line] : linesOfAnswers(answers)),
  ...pictures.map(({ addedAt, title, medium, showsFace, isShown }): Line => [
    <Timestamp key="day" iso={addedAt} />,
    <span key={addedAt}>
      A picture
      {title !== null && (
        <>
          : <span dir="auto">{title}</span>
        </>
      )}
      {medium !== null && (
        <>
          , <span dir="auto">{medium}</span>
        </>
      )}
      . {showsFace && 'A child can be seen on it. '}
      {isShown ? 'It is on the website.' : 'It is not on the website.'}
    </span>,
  ]),
];

const linesOfAnswers = (answers: MyData['photoConsents'][number]['answers']): Line[] =>
  answers.map(({ work, face, until, answeredAt, through, heardBy, version }) => [
    <Timestamp key="day" iso={answeredAt} />,
    <span key={answeredAt}>
      What the child makes: {yesOrNo(work)}. Photographs of the child: {yesOrNo(face)}.
      {until !== null && (
        <>
          {' '}
          Until <CalendarDate day={until} />.
        </>
      )}{' '}
      Answered {ways[through](heardBy)}, version {version} of the questions.
    </span>,
  ]);

const mailStateWords = {
  queued: 'waiting',
  sent: 'sent',
  retrying: 'not accepted yet',
  failed: 'not sent',
  replaced: 'not sent: a newer one took its place',
};

/** All data of the export as readable text (contract/school/my-data.ts). */
export function ExportedData({
  data: { user, trials, photoConsents, conversations, mails, sessions, hasSecondFactor, officeLog },
}: {
  data: MyData;
}) {
  const adminLines: Line[] = [
    ['Works in the office', 'Yes'],
    ['Second factor', hasSecondFactor ? 'Set up' : 'Not set up'],
    ['Entries in the office’s log', `${officeLog.length}, all in the file`],
  ];
  return (
    <>
      <Entry
        title="Your account"
        lines={[
          ['Full Name', user.fullName],
          ['Email', user.userEmail],
          ['Password', 'Stored so that nobody can read it'],
          ['Account Created', <Timestamp key="created" iso={user.createdAt} />],
          ['Last Updated', <Timestamp key="updated" iso={user.updatedAt} />],
          ...(user.role === 'admin' ? adminLines : []),
        ]}
      />
      {user.enrollments.map((application) => (
        <Entry
          key={application._id}
          title={application.fullName}
          below={`Application, ${application.status}`}
          lines={linesOfApplication(application)}
        />
      ))}
      {trials.map((trial) => (
        <Entry
          key={trial._id}
          title={trial.courseName}
          below={`Trial class, ${trial.status}`}
          lines={linesOfTrial(trial)}
        />
      ))}
      {photoConsents.map((consent, index) => (
        <Entry key={index} title="Photographs" below={consent.child} lines={linesOfConsent(consent)} />
      ))}
      {conversations.map((conversation, index) => (
        <Entry
          key={index}
          title="Conversation"
          below={[conversation.kind, conversation.childName, conversation.course, conversation.status]
            .filter(Boolean)
            .join(', ')}
          lines={linesOfConversation(conversation)}
        />
      ))}
      {mails.length > 0 && (
        <Entry
          title="Mails"
          below="Of the last 90 days; their texts are in the file"
          lines={mails.map(({ to, subject, state, createdAt }, index) => [
            subject,
            <span key={index}>
              To {to}, {mailStateWords[state]} (<ShortTimestamp iso={createdAt} />)
            </span>,
          ])}
        />
      )}
      <Entry
        title="Signed in on"
        lines={sessions.map(({ _id, browser, signedInAt, lastUsedAt, isThis }) => [
          isThis ? `${browser}, this one` : browser,
          <span key={_id}>
            since <Timestamp iso={signedInAt} />,{' '}
            <span className={styles.whole}>
              last used <ShortTimestamp iso={lastUsedAt} />
            </span>
          </span>,
        ])}
      />
    </>
  );
}
