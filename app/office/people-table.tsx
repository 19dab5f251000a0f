// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import type { Person } from '#contract/school/people.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { OfficeTable, titleCell } from './kit/office-table.tsx';
import type { PersonChange } from './person-dialog.tsx';
import { roleNames } from './role-names.ts';
import styles from './people.module.css';

const columns = ['Name', 'Email', 'Role', 'Sign-in', 'Actions'] as const;

interface PeopleTableProps {
  people: readonly Person[];
  /** The id of the signed-in owner, who cannot change or remove the own account. */
  ownId?: string | undefined;
  onChange: (change: PersonChange) => void;
}

/** The people of the office, one row for each. */
export function PeopleTable({ people, ownId, onChange }: PeopleTableProps) {
  return (
    <OfficeTable className={styles.people} columns={columns}>
      {people.map((person) => (
        <Row key={person._id} person={person} isOwn={person._id === ownId} onChange={onChange} />
      ))}
    </OfficeTable>
  );
}

function signInWords({ hasPassword, hasSecondFactor }: Person): string {
  if (!hasPassword) return 'Has not signed in yet';
  return hasSecondFactor ? 'Password and second factor' : 'Password only';
}

interface RowProps extends Pick<PeopleTableProps, 'onChange'> {
  person: Person;
  isOwn: boolean;
}

function Row({ person, isOwn, onChange }: RowProps) {
  const { fullName, userEmail, role } = person;
  const other = role === 'admin' ? 'teacher' : 'admin';
  return (
    <tr className={styles.person} role="row">
      <td role="cell" className={`${titleCell} ${styles.name}`}>
        {fullName}
      </td>
      <td role="cell" className={styles.email}>
        {userEmail}
      </td>
      <td role="cell" className={styles.role}>
        {roleNames[role]}
      </td>
      <td role="cell" className={styles.signIn}>
        {signInWords(person)}
      </td>
      <td role="cell" className={styles.actions}>
        {isOwn ? (
          'You'
        ) : (
          <>
            <button
              type="button"
              className={quietLink}
              aria-label={`Make ${roleNames[other].toLowerCase()}: ${fullName}`}
              onClick={() => onChange({ person, to: other })}
            >
              Make {roleNames[other].toLowerCase()}
            </button>
            <button
              type="button"
              className={quietLink}
              aria-label={`Remove ${fullName}`}
              onClick={() => onChange({ person, to: null })}
            >
              Remove
            </button>
          </>
        )}
      </td>
    </tr>
  );
}
