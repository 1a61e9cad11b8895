import { styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { Check, Minus } from './icons.tsx';
import { space, token } from './tokens.tsx';
import { hiddenStyle, VisuallyHidden } from './visually-hidden.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'start',
  fontSize: token.sizeSmall,
  lineHeight: 1.4,
  '& caption': {
    paddingBlockEnd: space(3),
    textAlign: 'start',
    fontFamily: token.display,
    fontSize: token.sizeHeading,
    fontWeight: 700,
  },
  '& th, & td': {
    padding: `${space(2)} ${space(2)}`,
    textAlign: 'start',
    verticalAlign: 'top',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    // A name such as Personalizado fits on one line down to the narrowest table.
    paddingInlineEnd: 0,
    fontFamily: token.display,
    fontSize: '1.125rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    verticalAlign: 'bottom',
  },
  '& thead tr': { borderBlockEnd: `2px solid ${token.ink}` },
  '& thead th:first-of-type': { width: '34%' },
  '& tbody tr': { borderBlockEnd: `1px solid ${token.line}` },
  '& tbody th': { paddingInlineStart: 0, fontWeight: 600 },
  '& [data-recommended]': { backgroundColor: token.accentSoft },
  '& thead [data-recommended]': {
    borderRadius: `${token.radius} ${token.radius} 0 0`,
    boxShadow: `inset 0 4px 0 ${token.accent}`,
  },
  '& svg': { color: token.accentText },
  '& [data-value="false"] svg': { color: token.outline },
  '& td > span[aria-hidden]': { display: 'none' },
  // Too narrow for columns: each feature gets a line, and each value below it says whose it is.
  '@media (max-width: 43rem)': {
    display: 'block',
    '& caption, & tbody': { display: 'block' },
    '& thead': hiddenStyle,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '3px',
      padding: `${space(2)} 0`,
      '& th': { gridColumn: '1 / -1', padding: `0 0 ${space(1)}`, fontSize: token.sizeBody },
      '& td': {
        display: 'grid',
        alignContent: 'start',
        gap: space(0.25),
        padding: `${space(1)} ${space(1.25)}`,
        borderRadius: token.radius,
        fontWeight: 600,
      },
      '& td > span[aria-hidden]': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: token.inkSoft },
    },
    '&[data-plans="3"] tbody tr': { gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))' },
  },
});

/** A row: what is compared, and for each plan yes, no, or how much. */
export interface ComparisonRow {
  feature: string;
  /** In the order of the plans. */
  values: readonly (boolean | string)[];
}

/** Props of {@link ComparisonTable}. */
export interface ComparisonTableProps {
  caption: string;
  /** Two to four names. */
  plans: readonly string[];
  rows: readonly ComparisonRow[];
  /** Name of the plan to stand out. */
  recommended?: string;
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
export function ComparisonTable({ caption, plans, rows, recommended }: ComparisonTableProps) {
  const mark = (plan: string | undefined) => (plan !== undefined && plan === recommended ? '' : undefined);
  return (
    <Table role="table" data-plans={plans.length}>
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
        {rows.map(({ feature, values }) => (
          <tr key={feature} role="row">
            <th role="rowheader" scope="row">
              {feature}
            </th>
            {values.map((value, column) => (
              // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a plain cell is not interactive
              <td key={plans[column]} role="cell" data-value={value} data-recommended={mark(plans[column])}>
                <span aria-hidden="true">{plans[column]}</span>
                <Value value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
