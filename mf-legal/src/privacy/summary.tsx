import { useContent } from '@mosaico/shared-types';
import { summary } from './content.ts';
import styles from './summary.module.css';

/** The policy as one table: what data, what for, how long, with whom. On a phone each row stands by itself, with its columns' names. */
export default function Summary() {
  const { heading, promise, columns, time, rows, note } = useContent(summary);
  return (
    <div className={styles.summary}>
      <p className={styles.promise}>{promise}</p>
      {/* Roles in words: as blocks on a phone, table elements would lose them. */}
      <table role="table" aria-label={heading}>
        <thead>
          <tr role="row">
            {Object.values(columns).map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, detail, why, shared }) => (
            <tr key={what} role="row">
              <th role="rowheader" scope="row">
                <strong>{what}</strong> <span>{detail}</span>
              </th>
              <Cell column={columns.why}>{why}</Cell>
              <Cell column={columns.time}>{time}</Cell>
              <Cell column={columns.shared}>{shared}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{note}</p>
    </div>
  );
}

function Cell({ column, children }: { column: string; children: string }) {
  return (
    <td role="cell">
      {/* For the eyes on a phone: the column's header says it to screen readers. */}
      <b aria-hidden="true">{column}</b>
      {children}
    </td>
  );
}
