import { clsx } from 'clsx';
import { cell, figures, grout } from './mosaic-figures.tsx';
import { placeTiles, type PlacedTile, type SceneArt } from './scene-layout.tsx';
import mosaic from './mosaic.module.css';
import styles from './scene.module.css';

/** Space between a tile's edge and its words. */
const inset = 10;
/** Mean width of a letter of the display font, in em. */
const letter = 0.56;
/** Size of a label in units of the drawing, where it has room: a sign or a figure alone grows with its tile. */
const labelSize = (text: string, height: number): number =>
  text.length > 3 ? usualLabel : Math.max(usualLabel, Math.floor(height * 0.4));
const usualLabel = 34;
/** A smaller one beside words would look like a slip. */
const leastFigure = 60;
/** Size of a note: at least 11 px where `columns` share the 304 px between a phone's margins. */
const noteSize = (columns: number): number => Math.max(17, Math.ceil((11 / 304) * cell * columns));

/** Props of {@link Scene}. */
export interface SceneProps {
  art: SceneArt;
  /** Tiles settle once when the page appears. Default: still. */
  assemble?: boolean;
}

/**
 * A mosaic whose tiles say what a page offers: a month, a path, an hour. Decoration: what it says stands in the page's words, too. Two
 * drawings, of which the style sheet shows the one that there is room for.
 */
export function Scene({ art, assemble }: SceneProps) {
  return (['wide', 'narrow'] as const).map((shape) => (
    <Drawing key={shape} rows={art[shape]} art={art} className={styles[shape]} assemble={assemble} />
  ));
}

/** A few tiles of a scene, still: what a page that opened with it ends with. */
export function SceneStrip({ art }: { art: SceneArt }) {
  return <Drawing rows={art.end ?? art.narrow} art={art} />;
}

interface DrawingProps {
  rows: readonly string[];
  art: SceneArt;
  className?: string | undefined;
  assemble?: boolean | undefined;
}

function Drawing({ rows, art, className, assemble }: DrawingProps) {
  const tiles = placeTiles(rows, art.tiles);
  const columns = rows[0]?.trim().split(/\s+/).length ?? 0;
  const small = noteSize(columns);
  return (
    <svg
      viewBox={`${grout} ${grout} ${columns * cell - 2 * grout} ${rows.length * cell - 2 * grout}`}
      preserveAspectRatio="xMaxYMid meet"
      aria-hidden="true"
      focusable="false"
      data-assemble={assemble ? '' : undefined}
      fontSize={small}
      className={clsx(mosaic.canvas, styles.scene, className)}
    >
      {tiles.map((tile) => (
        <TileShape key={`${tile.x}-${tile.y}`} tile={tile} small={small} />
      ))}
    </svg>
  );
}

function TileShape({ tile, small }: { tile: PlacedTile; small: number }) {
  const [x, y] = [tile.x * cell + grout, tile.y * cell + grout];
  const [w, h] = [tile.width * cell - 2 * grout, tile.height * cell - 2 * grout];
  const { figure, turn, label, note } = tile;
  const [fw, fh] = figureBox(tile, w, h, small);
  // What is as it usually is the style sheet says once: a page has two drawings of some twenty tiles.
  return (
    <g className={tile.ground}>
      <path d={`M${x} ${y}h${w}v${h}h${-w}z`} />
      {figure && fw > leastFigure ? (
        <path
          d={figures[figure](fw, fh)}
          className={tile.paint}
          transform={`translate(${x + w - fw} ${y})${turn ? ` rotate(${turn * 90} ${fw / 2} ${fh / 2})` : ''}`}
        />
      ) : null}
      {note === undefined ? null : (
        <text x={x + inset} y={y + 28} fontSize={unlessUsual(fitting(note, w, small), small)}>
          {note}
        </text>
      )}
      {label === undefined ? null : (
        <text
          x={x + inset}
          y={y + h - inset - 3}
          fontSize={unlessUsual(fitting(label, w, labelSize(label, h)), usualLabel)}
          className="label"
        >
          {label}
        </text>
      )}
    </g>
  );
}

const unlessUsual = (size: number, usual: number): number | undefined => (size === usual ? undefined : size);

/** Where a figure is drawn: on the whole tile; in its upper right where there are words, beside them or else above the label. */
function figureBox({ label, note, figure }: PlacedTile, w: number, h: number, small: number): [w: number, h: number] {
  const square = Math.min(w, h);
  // The number of a day stands in a corner that a figure may leave free.
  if (label === undefined && (note ?? '').length <= 2) return figure === 'half' ? [w, h] : [square, square];
  const taken = (text: string | undefined, size: number): number =>
    text === undefined ? 0 : text.length * letter * fitting(text, w, size) + 2 * inset;
  const size = labelSize(label ?? '', h);
  const besideNote = w - taken(note, small);
  const side = w - taken(label, size) >= square ? square : h - size * 1.5;
  return [Math.min(side, besideNote), Math.min(side, besideNote)];
}

/** The largest size, up to `most`, in which a text is no wider than its tile. */
function fitting(text: string, width: number, most: number): number {
  return Math.min(most, Math.floor((width - 2 * inset) / (text.length * letter)));
}
