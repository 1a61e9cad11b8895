import { styled } from '@mui/material/styles';
import {
  ArrowRight,
  Badge,
  CheckList,
  focusRing,
  inkTone,
  Price,
  SiteLink,
  space,
  tileCorners,
  token,
} from 'shared-ui';
import type { Service } from './content.ts';
import { ServiceSketch } from './service-drawing.tsx';

const wide = '@media (min-width: 64rem)';

const Bento = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  listStyle: 'none',
  padding: 0,
  '& > li': { display: 'grid', minWidth: 0 },
  [wide]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
    '& > li:first-of-type': { gridRow: 'span 2' },
  },
});

const Card = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  borderRadius: tileCorners,
  border: `1px solid ${token.line}`,
  backgroundColor: token.raised,
  overflow: 'clip',
  transition: `border-color ${token.fast} ${token.ease}`,
  '&:has(h3 a:hover)': { borderColor: token.ink },
  '&:has(h3 a:focus-visible)': focusRing,
  '&[data-featured]': { ...inkTone, borderColor: token.band },
  '@media (min-width: 44rem)': {
    '&:not([data-featured])': { gridTemplateColumns: '14rem minmax(0, 1fr)', gridTemplateRows: 'auto' },
  },
});

const Art = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: space(2),
  backgroundColor: token.accentSoft,
  '& > svg': { maxWidth: '15rem' },
  '[data-featured] > &': {
    padding: `${space(2)} 0 0`,
    backgroundColor: 'transparent',
    '& > svg': { maxWidth: '40rem' },
  },
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2.5),
  padding: `clamp(${space(3)}, 3vw, ${space(4.5)})`,
  '& > span': { alignSelf: 'start' },
  '& h3': { fontSize: `clamp(1.5rem, 1.3rem + 0.8vw, 2rem)`, lineHeight: 1.1 },
  // The link covers the card: one target, one name, one stop of the Tab key.
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tileCorners },
  '& h3 a:focus-visible': { outline: 'none' },
});

const Audience = styled('p')({ color: token.inkSoft, '& strong': { color: token.ink } });

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(2),
  marginBlockStart: 'auto',
  paddingBlockStart: space(1),
  '& > div > strong': { fontFamily: token.display, fontSize: '1.625rem', lineHeight: 1.1, letterSpacing: '-0.03em' },
  '& > div > p + p': { marginBlockStart: space(0.75), color: token.inkSoft },
  '& > svg': { flex: 'none', color: token.accentText, transition: `transform ${token.fast} ${token.ease}` },
  'article:hover & > svg': { transform: 'translateX(4px)' },
});

function ServiceCard({ name, badge, forWhom, audience, points, price, to, drawing }: Service & { forWhom: string }) {
  const featured = badge !== undefined;
  return (
    <Card data-featured={featured ? '' : undefined}>
      <Art>
        <ServiceSketch drawing={drawing} />
      </Art>
      <Words>
        {featured ? <Badge>{badge}</Badge> : null}
        <h3>
          <SiteLink to={to}>{name}</SiteLink>
        </h3>
        <Audience>
          <strong>{forWhom}</strong> {audience}
        </Audience>
        <CheckList items={points} />
        <Foot>
          <div>
            {'text' in price ? (
              <strong>{price.text}</strong>
            ) : (
              <>
                <Price amount={price.amount} currency size={featured ? 'large' : 'small'} />
                {price.plus === undefined ? null : <p>{price.plus}</p>}
              </>
            )}
          </div>
          <ArrowRight size={24} />
        </Foot>
      </Words>
    </Card>
  );
}

/** The three services: the first one large, the others beside it. */
export function Services({ items, audience }: { items: readonly Service[]; audience: string }) {
  return (
    <Bento role="list">
      {items.map((service) => (
        <li key={service.to}>
          <ServiceCard {...service} forWhom={audience} />
        </li>
      ))}
    </Bento>
  );
}
