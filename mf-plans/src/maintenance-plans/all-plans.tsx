import { Check, copy as shared, Minus, Price, SiteLink, tabAddress, VisuallyHidden } from '@mosaico/shared-ui';
import { type Cell, columns, type ComparedStorey, copyBelow, type MaintenancePlanCopy } from './content.ts';
import layerColours from './layer-colours.module.css';
import styles from './all-plans.module.css';

function Brick({ value, rows }: Cell) {
  return (
    <td role="cell" rowSpan={rows} aria-rowspan={rows} data-rows={rows} data-value={value}>
      {typeof value === 'string' ? (
        value
      ) : (
        <>
          {value ? <Check /> : <Minus />}
          <VisuallyHidden>{value ? shared.included : shared.excluded}</VisuallyHidden>
        </>
      )}
    </td>
  );
}

/** Props of {@link AllPlans}. */
export interface AllPlansProps {
  plans: readonly MaintenancePlanCopy[];
  storeys: readonly ComparedStorey[];
  anchor: string;
}

/**
 * The plans' walls beside each other, brick by brick; each name leads to its plan, above at `anchor`. The roles are spelled
 * out because the narrow layout would undo them.
 */
export function AllPlans({ plans, storeys, anchor }: AllPlansProps) {
  const compared = columns.flatMap((id) => plans.filter((plan) => plan.id === id));
  return (
    <table className={styles.table} role="table">
      <caption>{copyBelow.comparison.caption}</caption>
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">
            <VisuallyHidden>{shared.feature}</VisuallyHidden>
          </th>
          {compared.map(({ id, tab, price }) => (
            <th key={id} role="columnheader" scope="col" data-recommended={id === 'recomendado' ? '' : undefined}>
              <SiteLink to={tabAddress(id, anchor)}>{tab}</SiteLink>
              <Price amount={price} size="small" />
            </th>
          ))}
        </tr>
      </thead>
      {storeys.map(({ layer, rows }) => (
        <tbody key={layer} className={layerColours.storey} data-layer={layer}>
          {rows.map(({ feature, cells }) => (
            <tr key={feature} role="row">
              <th role="rowheader" scope="row">
                {feature}
              </th>
              {columns.map((id) => {
                const cell = cells[id];
                return cell === undefined ? null : <Brick key={id} {...cell} />;
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
