import { styled } from '@mui/material/styles';
import { Play, token } from 'shared-ui';

/** What is delivered: a video, a piece for the networks, a meeting, a change of an automation. */
export type PieceKind = 'video' | 'social' | 'meeting' | 'change';

const Tile = styled('span')<{ 'data-kind': PieceKind }>({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '3px',
  overflow: 'clip',
  backgroundColor: token.tileD,
  '& > *, &::before': { gridArea: '1 / 1' },
  '&::before': { placeSelf: 'stretch' },
  '& > svg': { width: '32%', height: 'auto', fill: 'currentColor' },
  '&[data-kind="video"]': {
    gridColumn: 'span 2',
    aspectRatio: 'auto',
    backgroundColor: token.tileA,
    color: token.tileB,
  },
  '&[data-kind="video"] > svg': { width: '20%' },
  '&[data-kind="social"]::before': { content: '""', backgroundColor: token.tileE, borderEndEndRadius: '100%' },
  '&[data-kind="meeting"]::before': { content: '""', backgroundColor: token.tileB, borderRadius: '50%', scale: '0.72' },
  '&[data-kind="change"]::before': { content: '""', backgroundColor: token.tileE, borderRadius: '100% 0' },
});

/** One delivery as a tile of a grid, a video as two of them; decoration, the words beside it say the same. */
export function Piece({ kind }: { kind: PieceKind }) {
  return <Tile data-kind={kind}>{kind === 'video' ? <Play /> : null}</Tile>;
}
