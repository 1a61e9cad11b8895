import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Mosaic, Section, space, tileCorners, token } from 'shared-ui';

const Frame = styled('div')({
  display: 'grid',
  backgroundColor: token.raised,
  border: `1px solid ${token.line}`,
  borderRadius: tileCorners,
  overflow: 'clip',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});

const Words = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(3),
  padding: `clamp(${space(4)}, 5vw, ${space(8)})`,
  '& h2': { fontSize: token.sizeTitle },
  '& p': { color: token.inkSoft },
});

const Poster = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  '& > svg': { position: 'absolute', inset: 0 },
  '@media (min-width: 60rem)': { aspectRatio: 'auto', minHeight: space(44) },
});

/** Where the explanatory video will be: its title, and what to do until then. There is nothing to play. */
export function VideoAnnouncement({ heading, text, action }: { heading: string; text: string; action: ReactNode }) {
  return (
    <Section>
      <Frame>
        <Words>
          <h2>{heading}</h2>
          <p>{text}</p>
          {action}
        </Words>
        <Poster>
          <Mosaic seed={heading} columns={8} rows={5} fade="start" />
        </Poster>
      </Frame>
    </Section>
  );
}
