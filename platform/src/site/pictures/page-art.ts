import { Parser } from 'htmlparser2';
import { escaped } from '../../lib/markup.ts';
import { tileColour } from './identity.ts';

/** A page's mosaic with colours in place of classes, as an SVG that stands alone. Sizes in the drawing's own units. */
export interface Art {
  svg: string;
  width: number;
  height: number;
}

/** A drawing as far as it was read: its pieces are what stands in it directly. */
interface Drawing {
  pieces: { left: number | undefined; html: string }[];
  depth: number;
  box: number[];
  tiles: number;
  paper: boolean;
}

/** Drawings with fewer tiles than that are icons, marks or lists' small tiles. */
const fewestTiles = 8;

/** What the drawing of a mosaic consists of; what else stands in one is left out. */
const shapes = ['path', 'rect', 'circle', 'ellipse', 'polygon'];
const elements = ['g', ...shapes];
const attributes = 'd|width|height|x|y|cx|cy|r|rx|ry|points|transform|fill-rule|clip-rule'.split('|');

/**
 * The first mosaic in the main part of a page's HTML; nothing where it has none. Its shapes are named after the glazes,
 * as they are or with the mark of a CSS module (`a_udp0u`); `paper` is what covers a picture behind the tiles, in whose
 * place the darkest glaze is seen, with large tiles at the right edge. One broader than `broadest` (in parts of its height) loses tiles at its left, each whole.
 */
export function artOf(html: string, colours: Readonly<Record<string, string>>, broadest = Infinity): Art | undefined {
  let inMain = 0;
  let drawing: Drawing | undefined;
  let found: Art | undefined;
  const parser = new Parser(
    {
      onopentag(tag, given) {
        if (tag === 'main') inMain += 1;
        if (inMain === 0 || found) return;
        if (tag === 'svg') {
          const box = (given.viewBox ?? '').split(/[\s,]+/).map(Number);
          drawing =
            box.length === 4 && box.every(Number.isFinite)
              ? { pieces: [], depth: 0, box, tiles: 0, paper: false }
              : undefined;
        } else if (drawing && elements.includes(tag)) {
          const name = (given.class ?? '').split('_')[0] ?? '';
          const fill = name === 'paper' ? colours['background-default'] : colours[tileColour(name)];
          if (name === 'paper') drawing.paper = true;
          else if (fill) drawing.tiles += 1;
          // An illustration, which has paints of its own.
          else if (shapes.includes(tag)) drawing.tiles = -Infinity;
          const kept = attributes.flatMap((each) =>
            given[each] === undefined ? [] : [` ${each}="${escaped(given[each])}"`],
          );
          if (drawing.depth === 0) drawing.pieces.push({ left: undefined, html: '' });
          drawing.depth += 1;
          const piece = drawing.pieces.at(-1);
          if (!piece) return;
          piece.left ??= leftOf(given.transform);
          piece.html += `<${tag}${kept.join('')}${fill ? ` fill="${fill}"` : ''}>`;
        }
      },
      onclosetag(tag) {
        if (tag === 'main') inMain -= 1;
        if (!drawing) return;
        const piece = drawing.pieces.at(-1);
        if (tag !== 'svg') {
          if (!piece || !elements.includes(tag)) return;
          piece.html += `</${tag}>`;
          drawing.depth -= 1;
          return;
        }
        if (drawing.tiles >= fewestTiles) found = whole(drawing, colours, broadest);
        drawing = undefined;
      },
    },
    { lowerCaseAttributeNames: false },
  );
  parser.write(html);
  parser.end();
  return found;
}

function whole({ pieces, box, paper }: Drawing, colours: Readonly<Record<string, string>>, broadest: number): Art {
  const [x = 0, y = 0, fullWidth = 0, height = 0] = box;
  const width = Math.min(fullWidth, Math.round(height * broadest));
  const left = x + fullWidth - width;
  const shown = pieces.filter((piece) => (piece.left ?? left) >= left).map(({ html }) => html);
  const behind = paper ? behindPaper(pieces, { right: x + fullWidth, left, y, height }, colours) : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${y} ${width} ${height}">${behind}${shown.join('')}</svg>`;
  return { svg, width, height };
}

/** Large tiles from the top down, on a grid of 2 × 2: ground, paint and figure. */
const largeTiles = [
  { ground: 'e', paint: 'a', figure: 'M0 2V0A2 2 0 0 1 2 2z' },
  { ground: 'd', paint: 'c', figure: 'M2 0V2H0A2 2 0 0 1 2 0z' },
  { ground: 'a', paint: 'b', figure: 'M0 2V1A1 1 0 0 1 2 1V2z' },
] as const;
/** What is left free around a tile, in parts of a cell: as the site's own tiles have it. */
const joint = 0.03;

/** What is seen where the page has a picture: a whole block of the darkest glaze would weigh more than all else. */
function behindPaper(
  pieces: Drawing['pieces'],
  { left, right, y, height }: { left: number; right: number; y: number; height: number },
  colours: Readonly<Record<string, string>>,
): string {
  const paint = (glaze: string): string => colours[tileColour(glaze)] ?? '';
  const ink = `<path fill="${paint('c')}" d="M${left} ${y}H${right}v${height}H${left}z"/>`;
  const begins = [...new Set(pieces.flatMap((piece) => piece.left ?? []))].sort((one, other) => one - other);
  const cell = Math.min(...begins.slice(1).map((each, index) => each - (begins[index] ?? 0)));
  // Without two columns of tiles there is no grid to keep to.
  if (!Number.isFinite(cell)) return ink;
  const scale = (1 - joint) * cell;
  const tiles = Array.from({ length: Math.floor(height / (2 * cell)) }, (_, row) => {
    const { ground, paint: own, figure } = largeTiles[row % largeTiles.length] ?? largeTiles[0];
    const [at, top] = [right - 2 * cell, y + row * 2 * cell];
    const paper = `<path fill="${colours['background-default'] ?? ''}" d="M${at} ${top}h${2 * cell}v${2 * cell}h${-2 * cell}z"/>`;
    const place = `translate(${at + joint * cell} ${top + joint * cell}) scale(${scale})`;
    return `${paper}<g transform="${place}"><path fill="${paint(ground)}" d="M0 0H2V2H0z"/><path fill="${paint(own)}" d="${figure}"/></g>`;
  });
  return ink + tiles.join('');
}

/** Where a piece begins: tiles are drawn at the origin and moved to their place. */
function leftOf(transform: string | undefined): number | undefined {
  const [, x] = /^translate\((-?[\d.]+)/.exec(transform ?? '') ?? [];
  return x === undefined ? undefined : Number(x);
}
