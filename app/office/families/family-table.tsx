// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import type { FamilyItem } from '#contract/family.ts';
import { statusNames } from '#contract/status-words.ts';
import { EmptyCell, OfficeTable } from '#app/office/office-table.tsx';
import { Link } from '#app/ui/page-link.tsx';
import styles from './family-table.module.css';

const columns = ['Family', 'Children and courses', 'Phone', 'Possible duplicates'] as const;

/** The families: a table on wide screens, cards on a phone. */
export function FamilyTable({ families }: { families: readonly FamilyItem[] }) {
  return (
    <OfficeTable className={styles.families} columns={columns} labelledBy="families">
      {families.map((family) => (
        <FamilyRow key={family._id} family={family} />
      ))}
    </OfficeTable>
  );
}

const list = new Intl.ListFormat('en-GB');

function FamilyRow({ family: { _id, guardians, applications, phones, duplicates } }: { family: FamilyItem }) {
  return (
    <tr className={styles.family} role="row">
      <td role="cell" className={styles.name}>
        <Link to={`/office/families/${_id}`}>{list.format(guardians)}</Link>
      </td>
      {applications.length === 0 ? (
        <td role="cell" className={styles.none}>
          No application yet
        </td>
      ) : (
        <td role="cell">
          <ul className={styles.children}>
            {applications.map(({ child, course, status }, index) => (
              <li key={index}>
                <b>{child}</b>, {course} <span className={styles.status}>{statusNames[status]}</span>
              </li>
            ))}
          </ul>
        </td>
      )}
      {phones.length === 0 ? (
        <EmptyCell />
      ) : (
        <td role="cell" className={styles.phones}>
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          ))}
        </td>
      )}
      {duplicates === 0 ? (
        <EmptyCell />
      ) : (
        <td role="cell" className={styles.duplicates}>
          {duplicates === 1 ? '1 possible duplicate' : `${duplicates} possible duplicates`}
        </td>
      )}
    </tr>
  );
}
