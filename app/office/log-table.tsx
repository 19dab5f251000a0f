// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import { commandLine, type AuditEntry } from '#contract/audit.ts';
import { Timestamp } from '#app/ui/text/date.tsx';
import { auditWords } from './audit-words.ts';
import { EmptyCell, OfficeTable } from './office-table.tsx';
import styles from './log-table.module.css';

const columns = ['When', 'Who', 'Action', 'Account', 'IP Address'] as const;

interface LogTableProps {
  entries: readonly AuditEntry[];
  /** The heading that names the table. */
  labelledBy: string;
}

/** The audit log, one row for each action. */
export function LogTable({ entries, labelledBy }: LogTableProps) {
  return (
    <OfficeTable className={styles.log} columns={columns} labelledBy={labelledBy}>
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </OfficeTable>
  );
}

/** Formats an IP address. Only the /64 network of an IPv6 address is stored. */
const addressText = (from: string) => (from.includes(':') ? `${from}::/64` : from);

function Entry({ entry: { createdAt, who, action, whose, from } }: { entry: AuditEntry }) {
  return (
    <tr className={styles.entry} role="row">
      <td role="cell" className={styles.when}>
        <Timestamp iso={createdAt} withTime />
      </td>
      <td role="cell" className={styles.who}>
        {who.id === commandLine ? 'Command on the server' : <Somebody {...who} />}
      </td>
      <td role="cell" className={styles.what}>
        {auditWords[action]}
      </td>
      {whose === null ? (
        <EmptyCell />
      ) : (
        <td role="cell" className={styles.whose} data-label="Account">
          {whose.id === who.id && whose.name === who.name ? 'Own account' : <Somebody {...whose} />}
        </td>
      )}
      {from === null ? (
        <EmptyCell />
      ) : (
        <td role="cell" className={styles.from} data-label="IP Address">
          {addressText(from)}
        </td>
      )}
    </tr>
  );
}

/** An account with its name at the time of the action. Old entries of a deleted account have only its id. */
function Somebody({ id, name, email }: AuditEntry['who']) {
  return (
    <span className={styles.somebody}>
      {name ?? 'A deleted account'}
      <small>{email ?? id}</small>
    </span>
  );
}
