import { styled } from '@mui/material/styles';
import { Container, inkTone, space, tileCorners, token } from 'shared-ui';

// Below the hero's strip of tiles on narrow screens, a gap; beside its art on wide ones there is room already.
const Place = styled(Container)({
  paddingBlockStart: space(3),
  '@media (min-width: 60rem)': { paddingBlockStart: 0 },
});

const Tiles = styled('ul')({
  display: 'grid',
  gap: '6px',
  listStyle: 'none',
  padding: 0,
  '& > li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    gap: space(1),
    minHeight: space(22),
    padding: `${space(3)} ${space(3.5)}`,
    overflow: 'clip',
    borderRadius: tileCorners,
    lineHeight: 1.35,
  },
  '& p': { position: 'relative', maxWidth: '26ch' },
  '& strong': {
    position: 'relative',
    fontFamily: token.display,
    fontSize: 'clamp(2.75rem, 1.6rem + 3.8vw, 5rem)',
    fontWeight: 750,
    lineHeight: 0.95,
    letterSpacing: '-0.05em',
    whiteSpace: 'nowrap',
  },
  '& > :nth-of-type(1)': { backgroundColor: token.accent, color: token.onAccent },
  '& > :nth-of-type(2)': { backgroundColor: token.highlight, color: token.onHighlight },
  '& > :nth-of-type(3)': inkTone,
  '@media (min-width: 44rem)': { gridTemplateColumns: '5fr 5fr 4fr', '& > li': { minHeight: space(30) } },
  '@media (min-width: 60rem)': { '& > li': { minHeight: space(34), padding: space(4) } },
});

// Each tile wears another figure of the mosaic, in the corner away from its words.
const Figure = styled('span')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: space(13),
  aspectRatio: '1',
  '@media (min-width: 44rem)': { width: space(11) },
  '@media (min-width: 60rem)': { width: space(16) },
  'li:nth-of-type(1) > &': { backgroundColor: token.tileE, borderEndStartRadius: '100%' },
  'li:nth-of-type(2) > &': { backgroundColor: token.onHighlight, borderRadius: '0 0 100% 100%', height: '36%' },
  'li:nth-of-type(3) > &': { backgroundColor: token.tileB, borderRadius: '100% 0' },
});

/** The three answers that most visitors come for, as tiles. */
export function Highlights({ label, items }: { label: string; items: readonly { value: string; text: string }[] }) {
  return (
    <Place>
      <Tiles role="list" aria-label={label}>
        {items.map(({ value, text }) => (
          <li key={value}>
            <Figure aria-hidden="true" />
            <strong>{value}</strong>
            <p>{text}</p>
          </li>
        ))}
      </Tiles>
    </Place>
  );
}
