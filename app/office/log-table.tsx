// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
// The roles are written out: a table that is laid out as cards loses its own in some browsers.
import { commandLine, type AuditEntry } from '#contract/audit.ts';
import { auditWords } from '#content/audit.ts';
import { Moment } from '#app/ui/date.tsx';
import styles from './log-table.module.css';

const columns = ['When', 'Who', 'What', 'Whose', 'From'] as const;

interface LogTableProps {
  entries: readonly AuditEntry[];
  /** The heading that names the table. */
  labelledBy: string;
}

/** The ledger; cards on the phone. */
export function LogTable({ entries, labelledBy }: LogTableProps) {
  return (
    <table className={styles.table} role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

/** Of an IPv6 address only the network was kept, which its way of writing says. */
const place = (from: string) => (from.includes(':') ? `${from}::/64` : from);

function Entry({ entry: { createdAt, who, action, whose, from } }: { entry: AuditEntry }) {
  return (
    <tr role="row">
      <td role="cell" className={styles.when}>
        <Moment iso={createdAt} withTime />
      </td>
      <td role="cell" className={styles.who}>
        {who.id === commandLine ? 'The command line' : <Somebody {...who} />}
      </td>
      <td role="cell" className={styles.what}>
        {auditWords[action]}
      </td>
      <td role="cell" className={whose === null ? styles.nothing : styles.whose} data-label="Whose">
        {whose === null ? (
          <span aria-hidden="true">–</span>
        ) : whose.id === who.id ? (
          'Their own'
        ) : (
          <Somebody {...whose} />
        )}
      </td>
      <td role="cell" className={from === null ? styles.nothing : styles.from} data-label="From">
        {from === null ? <span aria-hidden="true">–</span> : place(from)}
      </td>
    </tr>
  );
}

/** The name an account has now; of one that is gone the id, which is all that is known. */
function Somebody({ id, name }: AuditEntry['who']) {
  return (
    <span className={styles.somebody}>
      {name ?? 'A deleted account'}
      {name === null && <small>{id}</small>}
    </span>
  );
}
