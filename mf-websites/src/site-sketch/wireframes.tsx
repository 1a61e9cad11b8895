import type { ReactNode } from 'react';
import { vivid } from './drawing.tsx';
import type { Glaze } from './drawing.tsx';

/** What a page of a site is for; each is drawn in its own way. */
export type Wireframe =
  'home' | 'about' | 'services' | 'service' | 'gallery' | 'questions' | 'contact' | 'catalogue' | 'video' | 'letter';

/** Size of a wireframe's sheet. */
export const sheet = { width: 60, height: 80 } as const;

const line = (x: number, y: number, width: number, paint: Glaze = 'd', height = 3) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} className={paint} />
);
const button = (y: number) => <path d={`M6 ${y}h20v3a4 4 0 0 1 -4 4H6z`} className="b" />;
const rows = (count: number, draw: (row: number) => ReactNode) =>
  Array.from({ length: count }, (_, row) => <g key={row}>{draw(row)}</g>);
const cells = (count: number, columns: number, draw: (x: number, y: number, cell: number) => ReactNode) =>
  rows(count, (cell) => draw(cell % columns, Math.floor(cell / columns), cell));

// Services differ by the shape of what they show.
const figures = [
  'M6 26h22v28a22 22 0 0 1 -22 -22z',
  'M17 26a11 14 0 0 1 0 28a11 14 0 0 1 0 -28z',
  'M6 26h11a11 14 0 0 1 11 14v14h-11a11 14 0 0 1 -11 -14z',
  'M6 54v-14a11 14 0 0 1 22 0v14z',
] as const;

const drawings: Record<Wireframe, (paint: Glaze, nth: number) => ReactNode> = {
  home: (paint) => (
    <>
      <path d="M6 14h48v16a14 14 0 0 1 -14 14H6z" className={paint} />
      {line(6, 50, 34, 'c', 5)}
      {line(6, 59, 42)}
      {button(67)}
    </>
  ),
  about: (paint) => (
    <>
      <circle cx="19" cy="28" r="13" className={paint} />
      {line(37, 18, 17, 'c', 4)}
      {[26, 32, 38].map((y) => line(37, y, y === 38 ? 11 : 17))}
      {line(6, 50, 48)}
      {line(6, 57, 38)}
      {rows(3, (row) => (
        <circle cx={11 + row * 13} cy="69" r="5" className="e" />
      ))}
    </>
  ),
  services: (paint) =>
    cells(4, 2, (x, y, cell) => (
      <>
        <path
          d={`M${6 + x * 25} ${14 + y * 31}h23v11a9 9 0 0 1 -9 9h-14z`}
          className={cell === 0 || cell === 3 ? paint : 'e'}
        />
        {line(6 + x * 25, 37 + y * 31, 15, 'c')}
      </>
    )),
  service: (paint, nth) => (
    <>
      {line(6, 15, 40, 'c', 5)}
      <path d={figures[nth % figures.length]} className={paint} />
      {rows(3, (row) => (
        <>
          <path d={`m33 ${29 + row * 9} 2.5 2.5 4 -5`} className="tick" data-thin="" />
          {line(42, 28 + row * 9, row === 1 ? 9 : 12)}
        </>
      ))}
      {line(6, 60, 48)}
      {button(67)}
    </>
  ),
  gallery: (paint) => (
    <>
      <path d="M6 14h30v18a12 12 0 0 1 -12 12H6z" className={paint} />
      <rect x="38" y="14" width="16" height="14" className="e" />
      <circle cx="46" cy="37" r="7" className="b" />
      <rect x="6" y="46" width="16" height="27" className="d" />
      <path d="M24 46h30v15a12 12 0 0 1 -12 12H24z" className="c" />
    </>
  ),
  questions: (paint) => (
    <>
      {line(6, 15, 26, paint, 6)}
      {rows(4, (row) => (
        <>
          {line(6, 30 + row * 12, row % 2 ? 26 : 34, 'c')}
          <path d={`M46 ${31.5 + row * 12}h7M49.5 ${28 + row * 12}v7`} className="plus" data-thin="" />
          {line(6, 36 + row * 12, 48, 'd', 1)}
        </>
      ))}
    </>
  ),
  contact: (paint) => (
    <>
      {line(6, 15, 30, 'c', 5)}
      {[26, 37].map((y) => (
        <rect key={y} x="6.5" y={y} width="47" height="7" className="field" />
      ))}
      <rect x="6.5" y="48" width="47" height="14" className="field" />
      {button(67)}
      <circle cx="49" cy="70" r="4" className={paint} />
    </>
  ),
  catalogue: (paint) =>
    cells(9, 3, (x, y, cell) => (
      <>
        {cell % 4 === 1 ? (
          <circle cx={13 + x * 17} cy={20 + y * 21} r="7" className="b" />
        ) : (
          <path d={`M${6 + x * 17} ${13 + y * 21}h14v8a6 6 0 0 1 -6 6h-8z`} className={cell % 2 ? 'e' : paint} />
        )}
        {line(6 + x * 17, 29 + y * 21, 9, 'c', 2)}
      </>
    )),
  video: () => (
    <>
      <path d="M6 16h48v26a12 12 0 0 1 -12 12H6z" className="a" />
      <path d="M25 26v18l14 -9z" className="b" />
      {line(6, 60, 34, 'c', 4)}
      {line(6, 68, 44)}
    </>
  ),
  letter: () => (
    <>
      {[16, 22, 28, 36, 42, 48].map((y) => line(6, y, y === 28 ? 30 : y === 48 ? 22 : 48))}
      <path d="M7 69c5 -12 9 -12 7 -2s4 4 7 -3 4 8 9 1 6 2 11 -1" className="pen" />
    </>
  ),
};

interface WireframeProps {
  of: Wireframe;
  nth: number;
}

/** A page drawn as a wireframe on a sheet of {@link sheet}'s size, the nth of its site. */
export function WireframeShapes({ of, nth }: WireframeProps) {
  const paint = vivid(nth);
  return (
    <>
      <rect width={sheet.width} height={sheet.height} rx="2" className="sheet" />
      <path d="M6 5h4v2a2 2 0 0 1 -2 2h-2z" className={paint} />
      <path d="M34 6h5v2h-5zM42 6h5v2h-5zM50 6h4v2h-4z" className="d" />
      {drawings[of](paint, nth)}
    </>
  );
}
