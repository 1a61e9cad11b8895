import { styled } from '@mui/material/styles';
import { space } from 'shared-ui';
import type { Brick } from './plans.ts';

const Sheets = styled('span')({
  display: 'flex',
  gap: '3px',
  marginBlockStart: space(0.75),
  '& > span': {
    width: '0.875rem',
    height: '1.125rem',
    borderRadius: '1px 1px 6px 1px',
    boxShadow: 'inset 0 0 0 1.5px currentColor',
    '&[data-brought]': { backgroundColor: 'currentColor' },
  },
});

/** The month's new pages: those that a plan brings, of those that the largest brings. */
export function NewPages({ brought, most }: NonNullable<Brick['pages']>) {
  return (
    <Sheets aria-hidden="true">
      {Array.from({ length: most }, (_, page) => (
        <span key={page} data-brought={page < brought ? '' : undefined} />
      ))}
    </Sheets>
  );
}
