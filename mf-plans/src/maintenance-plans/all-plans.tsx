import { styled } from '@mui/material/styles';
import {
  Check,
  copy as shared,
  hiddenStyle,
  Minus,
  Price,
  SiteLink,
  space,
  tabAddress,
  token,
  VisuallyHidden,
} from 'shared-ui';
import { columns } from './comparison.ts';
import type { Cell, ComparedStorey } from './comparison.ts';
import { copy } from './content.ts';
import { layerColours } from './layer-colours.ts';
import type { MaintenancePlanCopy } from './plans.ts';

const narrow = '@media (max-width: 47.99rem)';
const medium = '@media (max-width: 63.99rem)';
const roof = space(4);

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  tableLayout: 'fixed',
  textAlign: 'start',
  fontSize: token.sizeSmall,
  lineHeight: 1.3,
  '& caption': hiddenStyle,
  '& th': { textAlign: 'start', fontWeight: 600 },
  '& thead th': { padding: `0 ${space(0.5)} ${space(2)} 0`, verticalAlign: 'top' },
  '& thead th:first-of-type': { width: '24%' },
  '& thead a': {
    display: 'block',
    marginBlockEnd: space(0.5),
    fontFamily: token.display,
    fontSize: '1.25rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    color: token.ink,
    textDecorationThickness: '1.5px',
    textDecorationColor: 'color-mix(in srgb, currentColor 30%, transparent)',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  '& thead [data-recommended]': { boxShadow: `inset 0 -4px 0 ${token.accent}` },
  '& tbody th': { padding: `${space(1)} ${space(2)} ${space(1)} 0` },
  // Between two storeys lies a floor.
  '& tbody + tbody::before': { content: '""', display: 'block', height: space(1) },
  '& td': {
    height: space(6),
    padding: `${space(1)} ${space(1.5)}`,
    borderRadius: token.radius,
    fontWeight: 600,
    textAlign: 'center',
    hyphens: 'none',
    '& svg': { display: 'inline-block', verticalAlign: 'middle' },
  },
  '& td[data-value="false"]': { border: `1.5px dashed ${token.outline}`, color: token.inkSoft },
  ...Object.fromEntries(
    Object.entries(layerColours).map(([id, colours]) => [
      `& tbody[data-layer="${id}"] td:not([data-value="false"])`,
      colours,
    ]),
  ),
  '& tbody[data-layer="support"] td': {
    height: space(8),
    borderRadius: `${roof} ${roof} ${token.radius} ${token.radius}`,
  },
  [medium]: {
    '& thead a': { fontSize: '1.0625rem' },
    '& thead p[data-size] strong': { fontSize: '1.25rem' },
  },
  // Too narrow for a column of names: each thing gets a line, and the bricks stand below it.
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '3px',
    fontSize: '0.8125rem',
    '& thead, & tbody, & tr': { display: 'contents' },
    '& thead th:first-of-type': hiddenStyle,
    // Names end and prices begin on the same line, whatever a price says of itself.
    '& thead th': {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      justifyItems: 'start',
      padding: `0 0 ${space(1)}`,
    },
    '& thead a': {
      writingMode: 'vertical-rl',
      rotate: '180deg',
      alignSelf: 'end',
      margin: `0 0 ${space(0.75)}`,
      paddingInline: space(0.25),
      color: token.accentText,
      textDecoration: 'none',
    },
    '& thead p': { alignSelf: 'start' },
    // A plan's own bricks say what its price covers.
    '& thead small[data-covers]': hiddenStyle,
    '& thead p[data-size] strong': { fontSize: '1.125rem', letterSpacing: '-0.02em' },
    '& thead p[data-size] small': { fontSize: '0.8125rem' },
    '& tbody th': { gridColumn: '1 / span 3', padding: `${space(0.5)} 0 0` },
    '& tbody[data-layer="support"] th': { gridColumn: '1 / -1' },
    '& tbody + tbody::before': { gridColumn: '1 / -1' },
    '& td': {
      display: 'grid',
      placeItems: 'center',
      height: 'auto',
      minHeight: space(4.5),
      padding: space(0.25),
      fontSize: '0.75rem',
      hyphens: 'manual',
    },
    '& tbody[data-layer="support"] td': { height: 'auto', paddingBlock: `${space(1.5)} ${space(1)}` },
    ...Object.fromEntries([1, 2, 3, 4].map((column) => [`& td:nth-of-type(${column})`, { gridColumn: column }])),
    '& td[data-rows="2"]': { gridRow: 'span 3' },
    '& td[data-rows="3"]': { gridRow: 'span 5' },
  },
});

function Brick({ value, rows }: Cell) {
  return (
    // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a plain cell is not interactive
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
    <Table role="table">
      <caption>{copy.comparison.caption}</caption>
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
        <tbody key={layer} data-layer={layer}>
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
    </Table>
  );
}
