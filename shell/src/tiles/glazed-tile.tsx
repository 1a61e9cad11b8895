/** What is painted on tiles, on a grid of 100 × 100, before turning. */
const figures = {
  quarter: 'M0 0H100A100 100 0 0 1 0 100z',
  petal: 'M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0z',
  half: 'M0 100A50 50 0 0 1 100 100z',
  disc: 'M50 16A34 34 0 1 1 50 84A34 34 0 1 1 50 16z',
} as const;

/** A glaze of the tile palette. */
type Glaze = 'a' | 'b' | 'c' | 'd' | 'e';

export interface GlazedTileProps {
  ground: Glaze;
  paint: Glaze;
  figure: keyof typeof figures;
  /** Quarter turns of the figure. */
  turn?: 0 | 1 | 2 | 3 | undefined;
  /** Width of the joint on each side, of 100. */
  joint?: number;
}

/** One tile of a drawing composed by hand, on a grid of 100 × 100. */
export function GlazedTile({ ground, paint, figure, turn = 0, joint = 3 }: GlazedTileProps) {
  return (
    <g transform={`translate(${joint} ${joint}) scale(${1 - joint / 50})`}>
      <path className={ground} d="M0 0H100V100H0z" />
      <path className={paint} d={figures[figure]} transform={turn ? `rotate(${turn * 90} 50 50)` : undefined} />
    </g>
  );
}
