import { styled } from '@mui/material/styles';
import { space, tileCorners, token } from 'shared-ui';
import { Drawing } from '../site-sketch/drawing.tsx';
import { sheet, WireframeShapes } from '../site-sketch/wireframes.tsx';
import type { Part } from './website.ts';

const List = styled('ol')({
  display: 'grid',
  gap: `${space(4)} ${space(3)}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& strong': {
    display: 'block',
    fontFamily: token.display,
    fontSize: '1.1875rem',
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  },
  '& p': { marginBlockStart: space(0.75), color: token.inkSoft, lineHeight: 1.45 },
  '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
  // Many stand in threes on a phone, below the first, and in fives where there is room.
  '&[data-many]': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${space(3)} ${space(1.5)}`,
    '& strong': { fontSize: '1rem' },
    '& > li:first-of-type': { gridColumn: '1 / -1' },
    '& > li:first-of-type > div': { aspectRatio: '2', padding: '4%' },
    '@media (min-width: 40rem)': {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: `${space(4)} ${space(3)}`,
      '& strong': { fontSize: '1.1875rem' },
      '& > li:first-of-type': { gridColumn: 'auto' },
      '& > li:first-of-type > div': { aspectRatio: '1', padding: '9%' },
    },
  },
});

const Mat = styled('div')({
  aspectRatio: '1',
  marginBlockEnd: space(1.75),
  padding: '9%',
  borderRadius: tileCorners,
  backgroundColor: `color-mix(in srgb, ${token.tileD} 60%, ${token.raised})`,
  'li:first-of-type > &': { backgroundColor: token.accentSoft },
});

/** The site piece by piece, in the order in which its visitors meet them. */
export function Outline({ parts }: { parts: readonly Part[] }) {
  return (
    <List role="list" data-many={parts.length > 5 ? '' : undefined}>
      {parts.map(({ name, wireframe, text }, cell) => (
        <li key={name}>
          <Mat>
            <Drawing viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true" focusable="false">
              <WireframeShapes of={wireframe} nth={cell} />
            </Drawing>
          </Mat>
          <strong>{name}</strong>
          {text === undefined ? null : <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}
