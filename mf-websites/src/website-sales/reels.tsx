import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { Section, space, token } from 'shared-ui';
import { Reel } from './reel.tsx';

const Split = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)', gap: space(6) },
});

const Words = styled('div')({
  '& h2': { fontSize: token.sizeTitle },
  '& p': { marginBlockStart: space(2), fontSize: token.sizeLead, lineHeight: 1.5, color: token.inkSoft },
});

// Side by side where each is large enough to watch; on a phone, a strip to swipe.
const Strip = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(74%, 18rem)',
  gap: `clamp(${space(2)}, 3vw, ${space(4)})`,
  marginInline: `calc(-1 * ${token.gutter})`,
  '&&': { paddingInline: token.gutter },
  scrollPaddingInline: token.gutter,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  '& > li': { scrollSnapAlign: 'start' },
  '@media (min-width: 60rem)': {
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    '&&': { padding: 0 },
    overflow: 'visible',
    '& > li:nth-of-type(2)': { marginBlockStart: space(5) },
    '& > li:nth-of-type(3)': { marginBlockStart: space(10) },
  },
});

/** The agency's reels, played on the page. */
export function Reels({ heading, lead, name }: { heading: string; lead: string; name: string }) {
  const { reels } = useSite();
  return (
    <Section tone="ink">
      <Split>
        <Words>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </Words>
        <Strip role="list">
          {reels.map((address, index) => (
            <li key={address}>
              <Reel address={address} name={`${name} ${index + 1}`} />
            </li>
          ))}
        </Strip>
      </Split>
    </Section>
  );
}
