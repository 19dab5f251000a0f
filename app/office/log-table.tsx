// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import { commandLine, type AuditEntry } from '#contract/school/audit.ts';
import { Timestamp } from '#app/ui/text/date.tsx';
import { auditWords } from './audit-words.ts';
import { EmptyCell, labelledCell, OfficeTable, titleCell } from './kit/office-table.tsx';
import styles from './log-table.module.css';

const columns = ['When', 'Who', 'Action', 'About', 'IP Address'] as const;

interface LogTableProps {
  entries: readonly AuditEntry[];
}

/** Said while a log loads, and when it cannot be loaded. */
export const logWords = { loading: 'Loading the log.', failed: 'The log could not be loaded.' };

/** The audit log, one row for each action. */
export function LogTable({ entries }: LogTableProps) {
  return (
    <OfficeTable className={styles.log} columns={columns}>
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </OfficeTable>
  );
}

/** Formats an IP address. Only the /64 network of an IPv6 address is stored. */
const addressText = (from: string) => (from.includes(':') ? `${from}::/64` : from);

function Entry({ entry: { createdAt, actor, action, subject, about, from } }: { entry: AuditEntry }) {
  return (
    <tr className={styles.entry} role="row">
      <td role="cell" className={styles.when}>
        <Timestamp iso={createdAt} withTime />
      </td>
      <td role="cell" className={styles.actor}>
        {actor.id === commandLine ? 'Command on the server' : <Account {...actor} />}
      </td>
      <td role="cell" className={`${titleCell} ${styles.what}`}>
        {auditWords[action]}
      </td>
      <About subject={subject} actor={actor} about={about} />
      {from === null ? (
        <EmptyCell />
      ) : (
        <td role="cell" className={`${labelledCell} ${styles.from}`} data-label="IP Address">
          {addressText(from)}
        </td>
      )}
    </tr>
  );
}

/** The account or the words of the site that an action is about. */
function About({ subject, actor, about }: Pick<AuditEntry, 'subject' | 'actor' | 'about'>) {
  if (subject === null && about === null) return <EmptyCell />;
  return (
    <td
      role="cell"
      className={`${labelledCell} ${styles.subject}`}
      data-label={subject === null ? 'Words' : 'Account'}
    >
      {subject === null ? (
        about
      ) : subject.id === actor.id && subject.name === actor.name ? (
        'Own account'
      ) : (
        <Account {...subject} />
      )}
    </td>
  );
}

/** An account with its name at the time of the action. Old entries of a deleted account have only its id. */
function Account({ id, name, email }: AuditEntry['actor']) {
  return (
    <span className={styles.account}>
      {name ?? 'A deleted account'}
      <small>{email ?? id}</small>
    </span>
  );
}
