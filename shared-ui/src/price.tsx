import { styled } from '@mui/material/styles';
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
  '& small[data-covers]': { flexBasis: '100%', fontSize: token.sizeSmall, lineHeight: 1.4, textWrap: 'pretty' },
  '&[data-size="small"] strong': { fontSize: '1.625rem', letterSpacing: '-0.03em' },
  '&[data-size="small"] small': { fontSize: token.sizeSmall },
});

/** Props of {@link Price}. */
export interface PriceProps {
  amount: Amount;
  /** What it cost before: crossed out, and said so. */
  before?: Amount;
  /** Writes `USD` after the amount. */
  currency?: boolean;
  /** `large` (default) for the plan at hand, `small` in lists of offers. */
  size?: 'large' | 'small';
}

/** A price as the whole site writes it. The lowest of a range says what it is the price of. */
export function Price({ amount, before, currency, size = 'large' }: PriceProps) {
  return (
    <Line data-size={size}>
      {amount.from ? <small>{copy.from} </small> : null}
      {before === undefined ? null : (
        <s>
          <VisuallyHidden>{copy.previousPrice} </VisuallyHidden>
          {before.text}{' '}
        </s>
      )}
      <strong>{amount.text}</strong>
      {currency ? <small> {copy.currency}</small> : null}
      {amount.per === undefined ? null : <small> {copy.per[amount.per]}</small>}
      {amount.from && amount.covers !== undefined ? <small data-covers=""> {amount.covers}</small> : null}
    </Line>
  );
}
