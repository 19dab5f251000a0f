// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import { applicationsOf, type AnyUser } from '#contract/users/account.ts';
import type { Match } from '#contract/school/office.ts';
import { statusNames } from '#contract/school/status-words.ts';
import { styleOf, type CourseColours } from '#app/admission/course-style.ts';
import { IconButton } from '#app/ui/form/button.tsx';
import { Timestamp } from '#app/ui/text/date.tsx';
import type { FoundUser } from './found-users.ts';
import { EmptyCell, labelledCell, OfficeTable, titleCell } from './kit/office-table.tsx';
import styles from './user-table.module.css';

const columns = [
  '#',
  'Full Name',
  'Email',
  'Plan',
  'Enrollment Data',
  'Created At',
  'Updated At',
  'Actions',
] as const;

interface UserTableProps {
  found: readonly FoundUser[];
  courses: CourseColours;
  /** The index of the first row in the whole list. */
  first: number;
  /** The id of the signed-in admin, whose account cannot be deleted here. */
  ownId?: string | undefined;
  onShow: (user: AnyUser) => void;
  onDelete: (user: AnyUser) => void;
}

/** The accounts, one row for each. */
export function UserTable({ found, courses, first, ownId, onShow, onDelete }: UserTableProps) {
  return (
    <OfficeTable className={styles.users} columns={columns}>
      {found.map(({ user, matches }, index) => (
        <UserRow
          key={user._id}
          user={user}
          matches={matches}
          courses={courses}
          number={first + index + 1}
          isOwn={user._id === ownId}
          onShow={onShow}
          onDelete={onDelete}
        />
      ))}
    </OfficeTable>
  );
}

interface UserRowProps extends FoundUser, Pick<UserTableProps, 'courses' | 'onShow' | 'onDelete'> {
  number: number;
  isOwn: boolean;
}

function UserRow({ user, matches, courses, number, isOwn, onShow, onDelete }: UserRowProps) {
  const { fullName, userEmail, createdAt, updatedAt } = user;
  const applications = applicationsOf(user);
  return (
    <tr className={styles.user} role="row">
      <td role="cell" className={styles.number}>
        {number}
      </td>
      <td role="cell" className={`${titleCell} ${styles.name}`}>
        {fullName}
        {matches.map((match) => (
          <MatchNote key={`${match.kind} ${match.value}`} {...match} />
        ))}
      </td>
      <td role="cell" className={styles.email}>
        <Address email={userEmail} />
      </td>
      <td role="cell" className={styles.plans}>
        {applications.length === 0 ? (
          <span className={styles.unassigned}>Not assigned</span>
        ) : (
          <ul>
            {applications.map((application) => (
              <Plan
                key={application._id ?? ''}
                child={application.fullName}
                course={application.course}
                status={'status' in application ? statusNames[application.status] : null}
                courses={courses}
              />
            ))}
          </ul>
        )}
      </td>
      {applications.length === 0 ? (
        <EmptyCell />
      ) : (
        <td role="cell" className={styles.show} data-label="Enrollment Data">
          <IconButton icon="eye" label={showLabel(user)} onClick={() => onShow(user)} />
        </td>
      )}
      <td role="cell" className={`${labelledCell} ${styles.date}`} data-label="Created At">
        <Timestamp iso={createdAt} withTime />
      </td>
      <td role="cell" className={`${labelledCell} ${styles.date}`} data-label="Updated At">
        <Timestamp iso={updatedAt} withTime />
      </td>
      <td role="cell" className={styles.actions}>
        {isOwn ? (
          'You'
        ) : (
          <IconButton icon="bin" label={`Delete ${fullName}`} onClick={() => onDelete(user)} />
        )}
      </td>
    </tr>
  );
}

const matchWords = { phone: 'Phone', parent: 'Parent' } as const;

/** The detail that matched the search, if the row does not show it. */
function MatchNote({ kind, value, children }: Match) {
  return (
    <small className={styles.match}>
      {matchWords[kind]} of {new Intl.ListFormat('en-GB').format(children)}: <b>{value}</b>
    </small>
  );
}

const showLabel = (user: AnyUser) => {
  const plans = applicationsOf(user).map(({ fullName, course }) => `${fullName}, ${course}`);
  return `Enrollment data of ${user.fullName}: ${plans.join('; ')}`;
};

/** An email address that may wrap only after its @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

interface PlanProps {
  child: string;
  course: string;
  /** The state of the application, if the server tells it. */
  status: string | null;
  courses: CourseColours;
}

/** One line with a child, its course and the state of the application. */
function Plan({ child, course, status, courses }: PlanProps) {
  const { pigment } = styleOf(courses, course);
  return (
    <li
      className={styles.plan}
      style={{ '--pigment': `var(--${pigment})`, '--pigment-text': `var(--${pigment}-text)` }}
    >
      <span>
        {child}, <span className={styles.course}>{course}</span>
        {status !== null && <small className={styles.status}>{status}</small>}
      </span>
    </li>
  );
}
