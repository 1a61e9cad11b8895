import { styled } from '@mui/material/styles';
import type { Amount, PageLink } from 'shared-types';
import { ArrowRight, focusRing, Price, SiteLink, space, token } from 'shared-ui';

const List = styled('ul')({
  borderBlockStart: `2px solid ${token.ink}`,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space(0.5)} ${space(3)}`,
    paddingBlock: space(2.5),
    borderBlockEnd: `1px solid ${token.line}`,
    color: token.ink,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: token.ink },
  '& a:hover > svg': { transform: 'translateX(4px)' },
  '& a:focus-visible': focusRing,
  '& strong:first-of-type': {
    fontFamily: token.display,
    fontSize: token.sizeHeading,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
  '& a > span': { gridRow: 2, color: token.inkSoft },
  '& a > p': { gridColumn: 1, gridRow: 3 },
  '& a > svg': {
    gridRow: '1 / span 3',
    gridColumn: -2,
    color: token.accentText,
    transition: `transform ${token.fast} ${token.ease}`,
  },
  '@media (min-width: 48rem)': {
    '& a': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) 9rem auto', columnGap: space(4) },
    '& a > span': { gridRow: 'auto' },
    '& a > p': { gridColumn: 'auto', gridRow: 'auto', justifySelf: 'end' },
    '& a > svg': { gridRow: 'auto', gridColumn: 'auto' },
  },
});

const Custom = styled('p')({ marginBlockStart: space(3), color: token.inkSoft });

interface PricesProps {
  items: readonly { to: PageLink; name: string; text: string; price: Amount }[];
  custom: string;
}

/** Every fixed price in a line that leads to its page, and what the rest costs. */
export function Prices({ items, custom }: PricesProps) {
  return (
    <>
      <List role="list">
        {items.map(({ to, name, text, price }) => (
          <li key={to}>
            <SiteLink to={to}>
              <strong>{name}</strong>
              <span>{text}</span>
              <Price amount={price} size="small" currency />
              <ArrowRight />
            </SiteLink>
          </li>
        ))}
      </List>
      <Custom>{custom}</Custom>
    </>
  );
}
