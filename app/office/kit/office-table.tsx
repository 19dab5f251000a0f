// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
// Explicit roles, here and in the rows: some browsers drop the table roles when CSS lays out the table as cards.
import type { ReactNode } from 'react';
import { usePageHeading } from './page-heading.ts';
import styles from './office-table.module.css';

interface OfficeTableProps {
  className?: string | undefined;
  columns: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table, which the heading of the page names, on wide screens; on narrow screens each row is a card. */
export function OfficeTable({ className = '', columns, children }: OfficeTableProps) {
  const [headingId] = usePageHeading();
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${className}`} role="table" aria-labelledby={headingId}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

/** A cell without a value: a dash in the table, hidden on a card. */
export function EmptyCell() {
  return (
    <td role="cell" className={styles.empty}>
      <span aria-hidden="true">–</span>
    </td>
  );
}

/** The class of the cell that names its row. */
export const titleCell = styles.title;

/** The class of a cell with a `data-label`, which a card shows before it. */
export const labelledCell = styles.labelled;
