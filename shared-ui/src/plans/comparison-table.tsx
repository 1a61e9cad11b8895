import { copy } from '../basics/copy.ts';
import { SiteLink, type SiteDestination } from '../actions/site-link.tsx';
import { Check, Minus } from '../art/icons.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import styles from './comparison-table.module.css';

/** A row: what is compared, and for each plan yes, no, or how much. */
export interface ComparisonRow {
  feature: string;
  /** In the order of the plans. */
  values: readonly (boolean | string)[];
  /** What each plan costs, set larger. */
  isPrice?: boolean;
}

/** Props of {@link ComparisonTable}. */
export interface ComparisonTableProps {
  caption: string;
  /** Two to four names. */
  plans: readonly string[];
  rows: readonly ComparisonRow[];
  /** Name of the plan to stand out. */
  recommended?: string;
  /** What each plan leads to, in the last row; none for the plan of the page itself, which says so. */
  links?: readonly ({ to: SiteDestination; label: string } | undefined)[];
}

function Value({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <Check /> : <Minus />}
      <VisuallyHidden>{value ? copy.included : copy.excluded}</VisuallyHidden>
    </>
  );
}

/** Plans beside each other, feature by feature. The roles are spelled out because the narrow layout would undo them. */
export function ComparisonTable({ caption, plans, rows, recommended, links }: ComparisonTableProps) {
  const mark = (plan: string | undefined) => (plan !== undefined && plan === recommended ? '' : undefined);
  return (
    <table className={styles.table} role="table" data-plans={plans.length}>
      <caption>{caption}</caption>
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">
            <VisuallyHidden>{copy.feature}</VisuallyHidden>
          </th>
          {plans.map((plan) => (
            <th key={plan} role="columnheader" scope="col" data-recommended={mark(plan)}>
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ feature, values, isPrice }) => (
          <tr key={feature} role="row" data-price={isPrice ? '' : undefined}>
            <th role="rowheader" scope="row">
              {feature}
            </th>
            {values.map((value, column) => (
              <td key={plans[column]} role="cell" data-value={value} data-recommended={mark(plans[column])}>
                <span aria-hidden="true">{plans[column]}</span>
                <Value value={value} />
              </td>
            ))}
          </tr>
        ))}
        {links && (
          <tr role="row" data-links="">
            <th role="rowheader" scope="row">
              <VisuallyHidden>{copy.more}</VisuallyHidden>
            </th>
            {plans.map((plan, column) => {
              const link = links[column];
              return (
                <td key={plan} role="cell" data-recommended={mark(plan)}>
                  {link ? <SiteLink to={link.to}>{link.label}</SiteLink> : copy.here}
                </td>
              );
            })}
          </tr>
        )}
      </tbody>
    </table>
  );
}
