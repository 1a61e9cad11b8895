import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { copy as shared, focusRing, Mosaic, Play, Section, space, tileCorners, token, VisuallyHidden } from 'shared-ui';

const Split = styled('div')({
  display: 'grid',
  gap: space(5),
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: space(8) },
});

const Words = styled('div')({
  '& h2': { fontSize: token.sizeTitle },
  '& p': {
    marginBlockStart: space(2),
    maxWidth: '32ch',
    fontSize: token.sizeLead,
    lineHeight: 1.5,
    color: token.inkSoft,
  },
});

const Strip = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `clamp(${space(1)}, 2vw, ${space(3)})`,
  '@media (min-width: 60rem)': {
    '& > li:nth-of-type(2)': { marginBlockStart: space(6) },
    '& > li:nth-of-type(3)': { marginBlockStart: space(12) },
  },
});

const Poster = styled('a')({
  position: 'relative',
  display: 'block',
  aspectRatio: '9 / 16',
  borderRadius: tileCorners,
  overflow: 'clip',
  color: token.ink,
  '&:focus-visible': focusRing,
  '& > svg': { position: 'absolute', inset: 0 },
  '&:hover > span': { backgroundColor: token.accentHover },
});

const Label = styled('span')({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.75),
  padding: `${space(1)} ${space(1.5)} ${space(1)} ${space(1)}`,
  borderRadius: `0 ${space(2)} 0 0`,
  backgroundColor: token.accent,
  color: token.onAccent,
  fontSize: token.sizeSmall,
  fontWeight: 600,
  lineHeight: 1.2,
  transition: `background-color ${token.fast} ${token.ease}`,
});

/** The agency's reels as posters that open them in a new tab. */
export function Reels({ heading, lead, label }: { heading: string; lead: string; label: string }) {
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
              <Poster href={address} target="_blank" rel="noopener noreferrer">
                <Mosaic seed={`reel-${index + 1}`} columns={4} rows={7} />
                <Label>
                  <Play size={18} />
                  {label} {index + 1}
                </Label>
                <VisuallyHidden> {shared.externalHint}</VisuallyHidden>
              </Poster>
            </li>
          ))}
        </Strip>
      </Split>
    </Section>
  );
}
