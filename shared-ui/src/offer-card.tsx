import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { Amount } from 'shared-types';
import type { Destination } from './action-link.tsx';
import { Badge } from './badge.tsx';
import { copy } from './copy.tsx';
import { ArrowOut, ArrowRight } from './icons.tsx';
import { Price } from './price.tsx';
import { SiteLink } from './site-link.tsx';
import { focusRing, space, tileCorners, token } from './tokens.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const Card = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  minWidth: 0,
  padding: space(4),
  backgroundColor: token.raised,
  border: `1px solid ${token.line}`,
  borderRadius: tileCorners,
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& > p': { color: token.inkSoft },
  '& > ul': { display: 'grid', gap: space(0.75), margin: 0, paddingInlineStart: '1.1em', color: token.inkSoft },
  '& > ul > li::marker': { content: '"▪  "', color: token.accentText },
  '&[data-featured]': { borderColor: token.accent, boxShadow: `inset 0 0 0 1px ${token.accent}` },
  '&[data-linked]': { transition: `border-color ${token.fast} ${token.ease}, box-shadow ${token.fast} ${token.ease}` },
  '&[data-linked]:hover': { borderColor: token.ink },
  '&:has(h3 a:focus-visible)': focusRing,
});

// The link in the title covers the card: one target, one name, one stop of the Tab key.
const cover = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tileCorners },
  '&:focus-visible': { outline: 'none' },
} as const;
const Inside = styled(SiteLink)(cover);
const Outside = styled('a')(cover);

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: space(7),
  marginBlockStart: 'auto',
  paddingBlockStart: space(2),
});

// A quarter tile in the cut corner of the card.
const Corner = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: space(8),
  height: space(8),
  marginInlineEnd: `calc(-1 * ${space(4)})`,
  marginBlockEnd: `calc(-1 * ${space(4)})`,
  padding: `${space(1)} 0 0 ${space(1)}`,
  borderRadius: `${space(8)} 0 calc(${token.corner} - 1px) 0`,
  backgroundColor: token.accentSoft,
  color: token.accentText,
  transition: `background-color ${token.fast} ${token.ease}, color ${token.fast} ${token.ease}`,
  'article:hover > div > &': { backgroundColor: token.accent, color: token.onAccent },
});

/** Props of {@link OfferCard}. */
export interface OfferCardProps {
  title: string;
  description?: string;
  price?: Amount;
  /** Writes `USD` after the price. */
  currency?: boolean;
  badge?: string;
  /** A few points, no more than five. */
  items?: readonly string[];
  /** The whole card leads there. */
  destination?: Destination;
  /** Instead of a destination: a button of its own (a dialog). */
  action?: ReactNode;
}

/** An offer among others: leads to its page. */
export function OfferCard({ title, description, price, currency, badge, items, destination, action }: OfferCardProps) {
  const external = destination?.href !== undefined;
  return (
    <Card data-linked={destination === undefined ? undefined : ''} data-featured={badge === undefined ? undefined : ''}>
      {badge === undefined ? null : <Badge>{badge}</Badge>}
      <h3>
        {destination === undefined ? (
          title
        ) : external ? (
          <Outside href={destination.href} target="_blank" rel="noopener noreferrer">
            {title}
            <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
          </Outside>
        ) : (
          <Inside to={destination.to}>{title}</Inside>
        )}
      </h3>
      {description === undefined ? null : <p>{description}</p>}
      {items === undefined ? null : (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {price === undefined && action === undefined && destination === undefined ? null : (
        <Foot>
          {price === undefined ? <span /> : <Price amount={price} size="small" {...(currency ? { currency } : {})} />}
          {action}
          {destination === undefined ? null : <Corner>{external ? <ArrowOut /> : <ArrowRight />}</Corner>}
        </Foot>
      )}
    </Card>
  );
}
