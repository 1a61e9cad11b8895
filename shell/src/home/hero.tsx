import { styled } from '@mui/material/styles';
import { ActionLink, Actions, Container, Mosaic, Price, space, token } from 'shared-ui';
import { headerHeight } from '../layout/header.tsx';
import { hero, services } from './content.ts';

const columns = 7;
const rows = 8;
/** Rows that stand below the words on a narrow screen. */
const strip = 3;

const Band = styled('header')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100svh - ${headerHeight})`,
  overflow: 'clip',
});

const Words = styled(Container)({
  flex: '1 0 auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: `clamp(${space(2.5)}, min(2.4vw, 3.2svh), ${space(4.5)})`,
  paddingBlock: `${space(4)} ${space(6)}`,
  '& > h1': {
    // As large as the window is wide or high, so that both buttons stand on the first screen.
    fontSize: 'clamp(2.875rem, min(1.6rem + 5.2vw, 11svh), 6.25rem)',
    fontWeight: 780,
    lineHeight: 0.94,
    letterSpacing: '-0.045em',
    maxWidth: '9.5ch',
  },
  '& > p': { fontSize: token.sizeLead, lineHeight: 1.5, color: token.inkSoft, maxWidth: '36ch' },
  '@media (min-width: 60rem)': { '& > *': { maxWidth: '48%' }, paddingBlock: `clamp(${space(3)}, 5svh, ${space(6)})` },
});

const Prices = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2)} clamp(${space(2.5)}, 3vw, ${space(5)})`,
  marginBlockStart: space(1),
  '& > div': {
    display: 'grid',
    gap: space(0.5),
    paddingBlockStart: space(1.5),
    borderBlockStart: `2px solid ${token.ink}`,
  },
  '& dt': { color: token.inkSoft, fontSize: token.sizeSmall },
});

const Art = styled('div')({
  flex: 'none',
  minHeight: 0,
  aspectRatio: `${columns} / ${strip}`,
  overflow: 'clip',
  '& > svg': { height: 'auto' },
  '@media (min-width: 60rem)': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    height: '100%',
    aspectRatio: `${columns} / ${rows}`,
    maxWidth: '52%',
    '& > svg': { height: '100%' },
  },
  '@media print': { display: 'none' },
});

/** The first screen: who the agency is, what it costs, and the two ways on. */
export function Hero() {
  const [first, second] = services.items;
  return (
    <Band>
      <Words>
        <h1>{hero.title}</h1>
        <p>{hero.lead}</p>
        <Actions>
          <ActionLink to="/testimonios-videos">{hero.cases}</ActionLink>
          <ActionLink to="/planes-de-marketing" look="secondary">
            {hero.quote}
          </ActionLink>
        </Actions>
        <Prices>
          {[first, second].map(({ to, title, price }) => (
            <div key={to}>
              <dt>{title}</dt>
              <dd>
                <Price amount={price} size="small" />
              </dd>
            </div>
          ))}
        </Prices>
      </Words>
      <Art>
        <Mosaic seed={hero.title} columns={columns} rows={rows} seam={strip} fade="start" assemble />
      </Art>
    </Band>
  );
}
