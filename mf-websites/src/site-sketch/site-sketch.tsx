import type { ReactNode } from 'react';
import { Drawing, glaze } from './drawing.tsx';
import { sheet, WireframeShapes } from './wireframes.tsx';
import type { Wireframe } from './wireframes.tsx';

/** What a plan builds, to be drawn in tiles: as many as the plan has pages, products or months. */
export type Sketch =
  | { kind: 'pages'; count: number }
  | { kind: 'video' }
  | { kind: 'products'; count: number; columns: number }
  | { kind: 'blank' }
  | { kind: 'months'; count: number };

const width = 320;
const margin = 18;

/** Cells of one size in rows: how many, how many to a row, and how to draw each. */
interface Grid {
  count: number;
  columns: number;
  w: number;
  h: number;
  gap?: number;
  draw: (cell: number) => ReactNode;
}

// What a small site has comes first.
const usual: readonly Wireframe[] = [
  'home',
  'about',
  'services',
  'questions',
  'contact',
  'gallery',
  'service',
  'video',
  'catalogue',
  'letter',
];
const pageScale = 50 / sheet.width;

function page(cell: number): ReactNode {
  return (
    <g transform={`scale(${pageScale})`}>
      <WireframeShapes of={usual[cell % usual.length] ?? 'home'} nth={cell} />
    </g>
  );
}

function product(cell: number): ReactNode {
  return (
    <>
      <rect width="23" height="34" rx="2" className="sheet" />
      {cell % 3 === 1 ? (
        <circle cx="11.5" cy="11" r="8" className={glaze(cell)} />
      ) : (
        <path d="M3 3h17v8a8 8 0 0 1 -8 8H3z" className={glaze(cell)} />
      )}
      <rect x="3" y="26" width="12" height="3" className="c" />
    </>
  );
}

function video(): ReactNode {
  return (
    <>
      <rect width="136" height="114" rx="2" className="sheet" />
      <path d="M8 8h120v40a22 22 0 0 1 -22 22H8z" className="a" />
      <path d="M60 25v28l22 -14z" className="b" />
      <rect x="8" y="79" width="76" height="6" className="c" />
      <path d="M8 93h52v5a8 8 0 0 1 -8 8H8z" className="b" />
    </>
  );
}

function blank(cell: number): ReactNode {
  if (cell === 2) return <path d="M27 19v16M19 27h16" className="plus" />;
  if (cell > 2) return <rect x="1" y="1" width="52" height="52" rx="2" className="open" />;
  return <path d="M0 0h54v27a27 27 0 0 1 -27 27H0z" className={glaze(cell)} />;
}

function month(cell: number): ReactNode {
  return (
    <>
      <path d="M0 0h40v24a16 16 0 0 1 -16 16H0z" className={cell % 5 === 2 ? 'b' : 'sheet'} />
      <path d="m12 20 6 6 10 -12" className="tick" />
    </>
  );
}

function gridOf(sketch: Sketch): Grid {
  switch (sketch.kind) {
    case 'pages':
      return { count: sketch.count, columns: 5, w: 50, h: sheet.height * pageScale, draw: page };
    case 'products':
      return { count: sketch.count, columns: sketch.columns, w: 23, h: 34, gap: 5, draw: product };
    case 'video':
      return { count: 1, columns: 1, w: 136, h: 114, draw: video };
    case 'blank':
      return { count: 8, columns: 4, w: 54, h: 54, draw: blank };
    case 'months':
      return { count: sketch.count, columns: 6, w: 40, h: 40, draw: month };
  }
}

/** A drawing of what a plan builds; decoration, the card's words say the same. */
export function SiteSketch({ sketch }: { sketch: Sketch }) {
  const { count, columns, w, h, gap = 6, draw } = gridOf(sketch);
  const rows = Math.ceil(count / columns);
  const left = (width - columns * w - (columns - 1) * gap) / 2;
  const height = Math.max(114, rows * h + (rows - 1) * gap) + 2 * margin;
  const top = (height - rows * h - (rows - 1) * gap) / 2;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {Array.from({ length: count }, (_, cell) => (
        <g
          key={cell}
          transform={`translate(${left + (cell % columns) * (w + gap)} ${top + Math.floor(cell / columns) * (h + gap)})`}
        >
          {draw(cell)}
        </g>
      ))}
    </Drawing>
  );
}
