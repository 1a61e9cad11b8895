import { cell, grout } from './drawing-grid.ts';
import { figures } from './mosaic-figures.ts';
import { placeTiles, type PlacedTile, type SceneArt } from './scene-layout.ts';

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

interface SceneTilesProps {
  rows: readonly string[];
  tiles: SceneArt['tiles'];
  /** Size of a note. */
  small: number;
}

/** What stands in the frame of a scene's drawing. */
export default function SceneTiles({ rows, tiles, small }: SceneTilesProps) {
  return placeTiles(rows, tiles).map((tile) => <TileShape key={`${tile.x}-${tile.y}`} tile={tile} small={small} />);
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
