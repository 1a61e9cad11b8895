import { styled } from '@mui/material/styles';
import { useServices } from 'shared-types';
import { ActionLink, Actions, Container, Price, space, token } from 'shared-ui';
import { headerHeight } from '../layout/header.tsx';
import { hero } from './content.ts';
import { HeroVideo } from './hero-video.tsx';
import { HeroWall } from './hero-wall.tsx';

const Band = styled('header')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100svh - ${headerHeight})`,
  overflow: 'clip',
});

const Words = styled(Container)({
  flex: 'none',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: `clamp(${space(2.5)}, min(2.4vw, 3.2svh), ${space(4.5)})`,
  paddingBlock: `${space(4)} ${space(4)}`,
  '& > h1': {
    // As large as the window is wide or high, so that both buttons stand on the first screen.
    fontSize: 'clamp(2.875rem, min(1rem + 8.4vw, 11svh), 6.25rem)',
    fontWeight: 780,
    lineHeight: 0.94,
    letterSpacing: '-0.045em',
    maxWidth: '9.5ch',
  },
  '& > p': { fontSize: token.sizeLead, lineHeight: 1.5, color: token.inkSoft, maxWidth: '36ch', textWrap: 'balance' },
  '@media (min-width: 60rem)': {
    flex: '1 0 auto',
    paddingBlock: `clamp(${space(3)}, 5svh, ${space(6)})`,
    '& > *': { maxWidth: '48%' },
    '& > h1': { fontSize: 'clamp(2.875rem, min(1.6rem + 5.2vw, 11svh), 7rem)' },
  },
});

const Prices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space(1.5)} clamp(${space(1.5)}, 3vw, ${space(5)})`,
  marginBlockStart: space(1),
  // In rows of their own also in the widths of the font that stands in at first: the swap would move them.
  '& > dl': { flex: '1 1 100%', maxWidth: '26rem', display: 'grid', gridTemplateColumns: 'auto auto', gap: 'inherit' },
  '& dl > div': {
    display: 'grid',
    alignContent: 'start',
    gap: space(0.5),
    paddingBlockStart: space(1.5),
    borderBlockStart: `2px solid ${token.ink}`,
  },
  // What a price covers wraps below it: both prices stand side by side on a phone.
  '& dl small[data-covers]': { contain: 'inline-size' },
  '@media (max-width: 26rem)': { '& dl strong ~ small': { flexBasis: '100%' } },
  '& dt': { color: token.inkSoft, fontSize: token.sizeSmall },
  '& > a': { marginBlockEnd: `-${space(1)}`, fontSize: token.sizeSmall },
});

const Art = styled('div')({
  position: 'relative',
  order: -1,
  flex: '1 1 auto',
  // The wall above the words, and a row of open video.
  minHeight: `max(${space(22)}, ${(100 * 3) / 6}vw)`,
  overflow: 'clip',
  '& > svg': { position: 'absolute', insetBlockEnd: 0, width: '100%', height: '100%' },
  '& > [data-place="beside"]': { display: 'none' },
  '@media (min-width: 60rem)': {
    position: 'absolute',
    insetBlock: 0,
    insetInline: '50% 0',
    minHeight: 0,
    '& > [data-place="beside"]': { display: 'block' },
    '& > [data-place="above"]': { display: 'none' },
  },
  '@media print': { display: 'none' },
});

/** The first screen: who the agency is, what it costs, and the two ways on. */
export function Hero() {
  const services = useServices().slice(0, 2);
  return (
    <Band>
      <Words>
        <h1>{hero.title}</h1>
        <p>{hero.lead}</p>
        <Actions>
          <ActionLink to="mf-testimonials/video-testimonials">{hero.cases}</ActionLink>
          <ActionLink to="mf-plans/marketing-plans" look="secondary">
            {hero.quote}
          </ActionLink>
        </Actions>
        <Prices>
          {services.length > 0 && (
            <dl>
              {services.map(({ path, title, price }) => (
                <div key={path}>
                  <dt>{title}</dt>
                  <dd>
                    <Price amount={price} size="small" />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <ActionLink to="#precios" look="text" icon={null}>
            {hero.prices}
          </ActionLink>
        </Prices>
      </Words>
      <Art>
        <HeroVideo />
        <HeroWall place="beside" />
        <HeroWall place="above" />
      </Art>
    </Band>
  );
}
