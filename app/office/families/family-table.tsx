// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import { useLocation } from 'react-router';
import type { FamilyItem } from '#contract/school/family.ts';
import { statusNames } from '#contract/school/status-words.ts';
import { Timestamp } from '#app/ui/text/date.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { callUrl } from '../kit/call-url.ts';
import { EmptyCell, OfficeTable } from '../kit/office-table.tsx';
import styles from './family-table.module.css';

const columns = ['Family', 'Children', 'Phone', 'Email', 'Since'] as const;

interface FamilyTableProps {
  families: readonly FamilyItem[];
}

/** The families: a table on wide screens, cards on a phone. */
export function FamilyTable({ families }: FamilyTableProps) {
  return (
    <OfficeTable className={styles.families} columns={columns}>
      {families.map((family) => (
        <FamilyRow key={family._id} family={family} />
      ))}
    </OfficeTable>
  );
}

const list = new Intl.ListFormat('en-GB');

function FamilyRow({ family }: { family: FamilyItem }) {
  // The words of the search, which the page of a family leads back to.
  const { state } = useLocation();
  const { _id, fullName, userEmail, phones, createdAt, children, matches } = family;
  return (
    <tr className={styles.family} role="row">
      <td role="cell" className={styles.name}>
        <Link className={quietLink} to={`/office/families/${_id}`} state={state}>
          {fullName}
        </Link>
        {matches.map(({ value, children: ofChildren }) => (
          <small key={value} className={styles.match}>
            Parent of {list.format(ofChildren)}: <b>{value}</b>
          </small>
        ))}
      </td>
      {children.length === 0 ? (
        <td role="cell" className={styles.quiet}>
          No application yet
        </td>
      ) : (
        <td role="cell">
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.applications[0]?._id}>
                <b>{child.fullName}</b>
                {child.applications.map(({ _id: id, course, status }) => (
                  <span key={id} className={styles.plan}>
                    {course}: {statusNames[status]}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </td>
      )}
      {phones.length === 0 ? (
        <EmptyCell />
      ) : (
        <td role="cell" className={`${styles.links} ${styles.phones}`}>
          {phones.map((phone) => (
            <a key={phone} className={quietLink} href={callUrl(phone)}>
              {phone}
            </a>
          ))}
        </td>
      )}
      <td role="cell" className={styles.links}>
        {userEmail === '' ? (
          'No email: call'
        ) : (
          <a className={quietLink} href={`mailto:${userEmail}`}>
            {userEmail}
          </a>
        )}
      </td>
      <td role="cell" className={`${styles.quiet} ${styles.since}`} data-label="Since">
        <Timestamp iso={createdAt} />
      </td>
    </tr>
  );
}
