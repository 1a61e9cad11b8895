import { cell, grout } from './drawing-grid.ts';
import { figures } from './mosaic-figures.ts';
import { placeTiles, sum, type PlacedTile, type SceneArt } from './scene-layout.ts';

/** Mean width of a letter of the display font, in em. */
const letter = 0.56;
const usualLabel = 34;
/** A smaller one beside words would look like a slip. */
const leastFigure = 60;
/** Radius of the corner that the last tile has cut. */
const corner = 44;

interface SceneTilesProps {
  rows: readonly string[];
  tiles: SceneArt['tiles'];
  /** Size of a note. */
  small: number;
  /** Height of each row. */
  heights: readonly number[];
  onPhone?: boolean | undefined;
}

/** What all tiles of a drawing have in common. */
interface Measures {
  small: number;
  heights: readonly number[];
  onPhone: boolean;
  /** Space between a tile's edge and its words. */
  inset: number;
  /** Size of the labels that are words: one in a drawing. */
  words: number;
}

/** What stands in the frame of a scene's drawing. */
export default function SceneTiles({ rows, tiles, small, heights, onPhone = false }: SceneTilesProps) {
  const placed = placeTiles(rows, tiles);
  const inset = onPhone ? Math.round(small * 1.1) : 14;
  const widths = placed.flatMap(({ label, width }) =>
    isWord(label) ? [fitting(label, width * cell - 2 * grout - 2 * inset, usualLabel)] : [],
  );
  const measures = { small, heights, onPhone, inset, words: Math.min(usualLabel, ...widths) };
  return placed.map((tile, index) => (
    <TileShape key={`${tile.x}-${tile.y}`} tile={tile} measures={measures} isLast={index === placed.length - 1} />
  ));
}

interface TileShapeProps {
  tile: PlacedTile;
  measures: Measures;
  isLast: boolean;
}

function TileShape({ tile, measures, isLast }: TileShapeProps) {
  const { small, heights, inset } = measures;
  const [x, y] = [tile.x * cell + grout, sum(heights.slice(0, tile.y)) + grout];
  const [w, h] = [tile.width * cell - 2 * grout, sum(heights.slice(tile.y, tile.y + tile.height)) - 2 * grout];
  const { figure, turn, label, note } = tile;
  const [fw, fh] = figureBox(tile, w, h, measures);
  // What is as it usually is the style sheet says once: a page has two drawings of some twenty tiles.
  return (
    <g className={tile.ground}>
      <path
        d={`M${x} ${y}h${w}v${isLast ? `${h - corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}H${x}` : `${h}h${-w}`}z`}
      />
      {figure && fw > leastFigure ? (
        <path
          d={figures[figure](fw, fh)}
          className={tile.paint}
          transform={`translate(${x + w - fw} ${y})${turn ? ` rotate(${turn * 90} ${fw / 2} ${fh / 2})` : ''}`}
        />
      ) : null}
      {note === undefined ? null : (
        <text
          x={x + inset}
          y={y + inset + small * 0.75}
          fontSize={unlessUsual(fitting(note, w - 2 * inset, small), small)}
        >
          {note}
        </text>
      )}
      {label === undefined ? null : (
        <text
          x={x + inset}
          y={y + h - inset}
          fontSize={unlessUsual(labelSize(label, w, h, measures), usualLabel)}
          className="label"
        >
          {label}
        </text>
      )}
    </g>
  );
}

const unlessUsual = (size: number, usual: number): number | undefined => (size === usual ? undefined : size);

const isWord = (label: string | undefined): label is string => (label ?? '').length > 3;

/** Size of a label. A sign or a figure alone grows with its tile where there is room. */
function labelSize(label: string, w: number, h: number, { words, onPhone, inset }: Measures): number {
  if (isWord(label) || onPhone) return words;
  return fitting(label, w - 2 * inset, Math.max(words, Math.floor(h * 0.4)));
}

/** Where a figure is drawn: on the whole tile; in its upper right where there are words, beside them or else above the label. */
function figureBox(tile: PlacedTile, w: number, h: number, measures: Measures): [w: number, h: number] {
  const { label, note, figure } = tile;
  const { small, inset } = measures;
  const square = Math.min(w, h);
  // The number of a day stands in a corner that a figure may leave free.
  if (label === undefined && (note ?? '').length <= 2)
    return figure === 'half' || figure === 'disc' ? [w, h] : [square, square];
  const taken = (text: string | undefined, size: number): number =>
    text === undefined ? 0 : text.length * letter * size + 2 * inset;
  const size = label === undefined ? usualLabel : labelSize(label, w, h, measures);
  const besideNote = w - taken(note, fitting(note ?? '', w - 2 * inset, small));
  const side = w - taken(label, size) >= square ? square : h - size - 1.5 * inset;
  return [Math.min(side, besideNote), Math.min(side, besideNote)];
}

/** The largest size, up to `most`, in which a text is no wider than `room`. */
function fitting(text: string, room: number, most: number): number {
  return Math.min(most, Math.floor(room / (text.length * letter)));
}
