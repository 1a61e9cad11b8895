import { readFile } from 'node:fs/promises';
import { cardOf, cardSize, type CardParts } from './card.ts';
import type { Identity } from './identity.ts';

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
