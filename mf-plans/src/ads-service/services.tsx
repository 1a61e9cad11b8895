import { styled } from '@mui/material/styles';
import { space, tileCorners, token } from 'shared-ui';
import type { Service } from './content.ts';
import { Sketch } from './sketch.tsx';

const Cards = styled('ul')({
  display: 'grid',
  gap: `${space(4)} ${space(3)}`,
  '& article': {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    columnGap: space(2.5),
    alignItems: 'center',
  },
  '& h3': { fontSize: '1.25rem', lineHeight: 1.2 },
  '& p': { marginBlockStart: space(0.75), color: token.inkSoft },
  '@media (min-width: 40rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: space(6),
    '& article': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space(2.5) },
    '& h3': { fontSize: token.sizeHeading },
    '& p': { maxWidth: '36ch' },
  },
  '@media (min-width: 62rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Art = styled('div')({
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: tileCorners,
});

/** What the agency does for a campaign, each service under its drawing. */
export function Services({ items }: { items: readonly Service[] }) {
  return (
    <Cards role="list">
      {items.map(({ sketch, title, text }) => (
        <li key={title}>
          <article>
            <Art>
              <Sketch kind={sketch} />
            </Art>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        </li>
      ))}
    </Cards>
  );
}
