// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import type { User } from '#contract/account.ts';
import { courseLook } from '#app/admission/course-look.ts';
import { IconButton } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/date.tsx';
import { EmptyCell, OfficeTable } from './office-table.tsx';
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
  users: readonly User[];
  /** How many come before these. */
  first: number;
  /** The heading that names the table. */
  labelledBy: string;
  onShow: (user: User) => void;
  onDelete: (user: User) => void;
}

/** The accounts, a line each. */
export function UserTable({ users, first, labelledBy, onShow, onDelete }: UserTableProps) {
  return (
    <OfficeTable className={styles.users} columns={columns} labelledBy={labelledBy}>
      {users.map((user, index) => (
        <UserRow key={user._id} user={user} number={first + index + 1} onShow={onShow} onDelete={onDelete} />
      ))}
    </OfficeTable>
  );
}

interface UserRowProps extends Pick<UserTableProps, 'onShow' | 'onDelete'> {
  user: User;
  number: number;
}

function UserRow({ user, number, onShow, onDelete }: UserRowProps) {
  const { fullName, userEmail, enrollmentData, createdAt, updatedAt } = user;
  return (
    <tr className={styles.user} role="row">
      <td role="cell" className={styles.number}>
        {number}
      </td>
      <td role="cell" className={styles.name}>
        {fullName}
      </td>
      <td role="cell" className={styles.email}>
        <Address email={userEmail} />
      </td>
      <td role="cell">
        {enrollmentData === null ? (
          <span className={styles.unassigned}>Not assigned</span>
        ) : (
          <Plan course={enrollmentData.course} />
        )}
      </td>
      {enrollmentData === null ? (
        <EmptyCell />
      ) : (
        <td role="cell" className={styles.show} data-label="Enrollment Data">
          <IconButton icon="eye" label={`Enrollment data of ${fullName}`} onClick={() => onShow(user)} />
        </td>
      )}
      <td role="cell" className={styles.date} data-label="Created At">
        <Moment iso={createdAt} withTime />
      </td>
      <td role="cell" className={styles.date} data-label="Updated At">
        <Moment iso={updatedAt} withTime />
      </td>
      <td role="cell" className={styles.delete}>
        <IconButton icon="bin" label={`Delete ${fullName}`} onClick={() => onDelete(user)} />
      </td>
    </tr>
  );
}

/** An address that, where it has to, goes on in the next line behind its @. */
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

function Plan({ course }: { course: string }) {
  const { pigment } = courseLook(course);
  return (
    <span
      className={styles.plan}
      style={{ '--pigment': `var(--${pigment})`, '--pigment-text': `var(--${pigment}-text)` }}
    >
      {course}
    </span>
  );
}
