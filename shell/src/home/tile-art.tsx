import type { ServiceTile } from './content.ts';

/** What is painted on a tile, on a grid of 100 × 100: the figure, and a detail in a second colour. */
interface Drawing {
  figure: string;
  detail: string;
}

const drawings: Record<ServiceTile['icon'], Drawing> = {
  // A call that spreads.
  waves: {
    figure: 'M0 36A64 64 0 0 1 64 100H46A46 46 0 0 0 0 54zM0 0A100 100 0 0 1 100 100H82A82 82 0 0 0 0 18z',
    detail: 'M0 68A32 32 0 0 1 32 100H0z',
  },
  // A window with its blocks.
  window: { figure: 'M0 6H100V28H0zM0 33H60V94H0zM65 66H100A28 28 0 0 1 72 94H65z', detail: 'M65 33H100V61H65z' },
  // Deals that advance from column to column.
  pipeline: { figure: 'M0 0H30V100H0zM35 0H65V68H35zM70 0H100V36H70z', detail: 'M85 41a15 15 0 1 0 0.1 0z' },
  // Steps, and a lesson to play.
  steps: { figure: 'M0 100V72H33V44H66V16H100V100z', detail: 'M4 6V50L40 28z' },
  // A mark.
  mark: {
    figure: 'M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0z',
    detail: 'M0 100V56A44 44 0 0 1 44 100zM100 0V44A44 44 0 0 1 56 0z',
  },
  // A frame to play.
  frame: { figure: 'M0 10H100V54A36 36 0 0 1 64 90H0z', detail: 'M34 30V70L68 50z' },
};

/** The drawing of a service; decoration, coloured by its tile. */
export function TileArt({ icon }: Pick<ServiceTile, 'icon'>) {
  const { figure, detail } = drawings[icon];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={figure} className="figure" />
      <path d={detail} className="detail" />
    </svg>
  );
}
