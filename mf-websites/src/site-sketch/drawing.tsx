import { styled } from '@mui/material/styles';
import { token } from 'shared-ui';

/** A canvas of the mosaic's glazes: shapes say which one they wear by class. */
export const Drawing = styled('svg')({
  width: '100%',
  height: '100%',
  '& .a': { fill: token.tileA },
  '& .b': { fill: token.tileB },
  '& .c': { fill: token.tileC },
  '& .d': { fill: token.tileD },
  '& .e': { fill: token.tileE },
  '& .sheet': { fill: token.raised },
  '& .open': { fill: 'none', stroke: token.outline, strokeWidth: 1.5, strokeDasharray: '5 4' },
  '& .field': { fill: 'none', stroke: token.outline, strokeWidth: 1 },
  '& .plus, & .tick': { fill: 'none', stroke: token.accentText, strokeWidth: 3 },
  '& .plus[data-thin], & .tick[data-thin]': { strokeWidth: 1.75 },
  '& .pen': { fill: 'none', stroke: token.tileA, strokeWidth: 1.75 },
  '& .b + .tick': { stroke: token.onHighlight },
});

const glazes = ['b', 'e', 'a', 'd', 'c'] as const;

/** Key of the tile palette. */
export type Glaze = (typeof glazes)[number];

/** The glaze of the nth of many: neighbours differ, in a row and from row to row. */
export const glaze = (cell: number): Glaze => glazes[(cell * 2 + Math.floor(cell / 5)) % glazes.length] ?? 'b';

const strong = ['a', 'b', 'c', 'a', 'e'] as const;

/** As {@link glaze}, of those that stand out on a sheet. */
export const vivid = (cell: number): Glaze => strong[cell % strong.length] ?? 'a';
