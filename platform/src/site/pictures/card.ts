import { readFile } from 'node:fs/promises';
import type { Identity } from './identity.ts';

/** Size of a share image in pixels: what networks and messengers ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a card says. */
export interface CardWords {
  title: string;
  agency: string;
  price?: { before: string; figure: string; after: string } | undefined;
}

/** What a card is made of. `mark`: the agency's mark, an SVG. */
export interface CardParts extends CardWords {
  colours: Identity['colours'];
  mark: string | undefined;
}

/** An element for satori, which lays out flex boxes without React. */
interface Box {
  type: 'div' | 'img';
  props: { style: Record<string, string | number>; children?: (Box | string)[] | string; src?: string } & Partial<
    Record<'width' | 'height', number>
  >;
}

const margin = 64;
/** Room for the words beside the tiles. */
const width = 800;
/** Mean width of a letter of the display font, and the widest that the longest word comes to, in its size. */
const meanLetter = 0.48;
const wideLetter = 0.56;
const lineHeight = 1.02;
/** Height that the title may take: what the mark above and the price below leave. */
const titleRoom = 310;

/** How large a title may be to fit: no word is broken, and no line is lost. Pixels. */
export function titleSize(title: string, width: number): number {
  const words = title.split(/\s+/).map(({ length }) => length);
  const longest = Math.max(1, ...words);
  for (let size = 96; size > 40; size -= 4) {
    if (longest * wideLetter * size > width) continue;
    let [lines, used] = [1, 0];
    for (const word of words) {
      const more = (word + 1) * meanLetter * size;
      if (used > 0 && used + more > width) [lines, used] = [lines + 1, more];
      else used += more;
    }
    if (lines * size * lineHeight <= titleRoom) return size;
  }
  return 40;
}

/** The card as a tree of boxes: the mark above, the title below it, its price at the foot, a column of the site's tiles to the right. */
function cardOf({ title, agency, price, colours, mark }: CardParts): Box {
  const ink = colours['text-primary'];
  const paper = colours['background-default'];
  const soft = colours['tile-e'];
  const head = box({ alignItems: 'center', gap: 16, fontSize: 34, letterSpacing: '-0.02em' }, [
    ...(mark ? [onTile(mark, colours)] : []),
    box({}, [agency]),
  ]);
  const middle = { display: 'block', fontSize: titleSize(title, width), lineHeight, letterSpacing: '-0.035em', width };
  const foot = price
    ? box({ alignItems: 'baseline', gap: 14, height: 64, fontFamily: 'text', fontSize: 32, color: soft }, [
        ...(price.before ? [box({}, [price.before])] : []),
        box({ fontFamily: 'display', fontSize: 72, lineHeight: 1, letterSpacing: '-0.03em', color: paper }, [
          price.figure,
        ]),
        ...(price.after ? [box({}, [price.after])] : []),
      ])
    : box({ height: 64, alignItems: 'flex-end' }, [
        box({ width: 40, height: 40, backgroundColor: colours['tile-b'], borderBottomRightRadius: 40 }, []),
      ]);
  const { height } = cardSize;
  return box({ ...cardSize, position: 'relative', fontFamily: 'display', backgroundColor: ink, color: paper }, [
    corner(colours),
    box(
      {
        position: 'absolute',
        left: margin,
        top: margin,
        height: height - 2 * margin,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      [head, box(middle, title), foot],
    ),
  ]);
}

/** The site's corner: a column of large tiles. */
function corner(colours: Identity['colours']): Box {
  const tile = (background: string, style: Box['props']['style']): Box =>
    box({ width: 204, height: 204, backgroundColor: background, ...style }, []);
  return box({ position: 'absolute', top: 0, right: 0, flexDirection: 'column', gap: 9 }, [
    tile(colours['tile-a'], { borderBottomLeftRadius: 204 }),
    tile(colours['tile-b'], { borderTopLeftRadius: 204, borderBottomRightRadius: 204 }),
    tile(colours['tile-e'], { borderTopLeftRadius: 204 }),
  ]);
}

/** The mark is made for light ground: on ink it stands on a tile of paper. */
function onTile(mark: string, colours: Identity['colours']): Box {
  const look = { backgroundColor: colours['background-default'], padding: 12, borderBottomRightRadius: 16 };
  return box(look, [picture(mark, 32, 32)]);
}

function box(style: Record<string, string | number>, children: (Box | string)[] | string): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function picture(svg: string, width: number, height: number): Box {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, width, height, style: { width, height, flexShrink: 0 } } };
}

/** What a card may be written with: every letter of western Europe, and signs. */
const alphabet =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('') +
  '–—‘’‚“”„•…‹›€™←→↑↓−';

/** Draws cards in the fonts of one identity. */
export type Draw = (parts: Omit<CardParts, 'colours'>) => Promise<Buffer>;

/**
 * Prepares for drawing. The libraries are large and needed only if a picture has changed, so they are loaded here. satori cannot
 * read the shell's woff2, so the fonts are unpacked first, one weight each.
 */
export async function drawIn({ colours, display, text }: Identity): Promise<Draw> {
  const [{ default: satori }, { default: subset }] = await Promise.all([import('satori'), import('subset-font')]);
  const font = async (file: string, weight: number): Promise<Buffer> => {
    const bytes = await readFile(file);
    const format = { targetFormat: 'truetype' } as const;
    // A font that the shell's build has cut down to one weight already has no such axis.
    return subset(bytes, alphabet, { ...format, variationAxes: { wght: weight } }).catch(() =>
      subset(bytes, alphabet, format),
    );
  };
  const fonts = [
    { name: 'display', data: await font(display, 700) },
    { name: 'text', data: await font(text, 500) },
  ];
  return async (parts) => {
    const card = cardOf({ ...parts, colours });
    return pngOf(await satori(card as unknown as Parameters<typeof satori>[0], { ...cardSize, fonts }));
  };
}

/** The SVG as PNG, of its own size or so many pixels wide. It is painted beside the thread that asks. */
export async function pngOf(svg: string, width?: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const fit = width === undefined ? undefined : ({ mode: 'width', value: width } as const);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, ...(fit && { fitTo: fit }) });
  return image.asPng();
}
