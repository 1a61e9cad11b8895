import { styled } from '@mui/material/styles';
import { formatAmount } from 'shared-types';
import type { Amount } from 'shared-types';
import { copy } from './copy.tsx';
import { space, token } from './tokens.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(1)}`,
  color: token.ink,
  lineHeight: 1.1,
  '& strong': {
    color: token.ink,
    fontFamily: token.display,
    fontSize: token.sizeFigure,
    fontWeight: 700,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'lining-nums',
  },
  '& small': { fontSize: token.sizeBody, color: token.inkSoft },
  '& s': { fontSize: token.sizeLead, color: token.inkSoft, textDecorationThickness: '1.5px' },
  '&[data-size="small"] strong': { fontSize: '1.625rem', letterSpacing: '-0.03em' },
  '&[data-size="small"] small': { fontSize: token.sizeSmall },
});

/** Props of {@link Price}. */
export interface PriceProps {
  amount: Amount;
  /** What it cost before, in US dollars: crossed out, and said so. */
  before?: number;
  /** Writes `USD` after the amount. */
  currency?: boolean;
  /** `large` (default) for the plan at hand, `small` in lists of offers. */
  size?: 'large' | 'small';
}

/** A price as the whole site writes it. */
export function Price({ amount, before, currency, size = 'large' }: PriceProps) {
  return (
    <Line data-size={size}>
      {amount.from ? <small>{copy.from} </small> : null}
      {before === undefined ? null : (
        <s>
          <VisuallyHidden>{copy.previousPrice} </VisuallyHidden>
          {formatAmount(before)}{' '}
        </s>
      )}
      <strong>{formatAmount(amount.usd)}</strong>
      {currency ? <small> {copy.currency}</small> : null}
      {amount.per === undefined ? null : <small> {copy.per[amount.per]}</small>}
    </Line>
  );
}
