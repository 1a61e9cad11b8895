import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cached } from '../../lib/cache.ts';
import { keyOf } from '../../lib/hashes.ts';
import { pngOf } from './card.ts';
import { identityOf, manifestFile, markOf, touchIcon } from './identity.ts';
import { pictureAssets, type PictureOrder } from './share-images.ts';

/** The icon that old browsers ask for by this name. */
const oldIcon = 'favicon.ico';

/** The mark's part of the icon's side: in icons that a device cuts to its shape, and in whole icons. */
const safe = 0.5;
const framed = 0.62;

/**
 * Makes the icon set and the manifest of the site in `draft` of its mark, in the colours of its shell. What the
 * environment's public files have under these names stays. Never rejects: what cannot be made warns.
 */
export async function writeIcons(draft: string, { store, site, cache, warn }: PictureOrder): Promise<void> {
  try {
    const mark = await markOf(store, site);
    const identity = await identityOf(store, site.shell);
    const ground = identity?.colours['background-default'];
    if (mark === undefined || ground === undefined) return;
    const key = keyOf([mark, ground]);
    const place = async (file: string, make: () => Promise<Buffer>): Promise<void> => {
      const target = join(draft, file);
      if (existsSync(target)) return;
      const name = `icon-${key}-${file.replaceAll('/', '-')}`;
      const icon = await cached(cache, name, make);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, icon);
    };
    const icons = [
      { width: 192, purpose: 'any', part: 1 },
      { width: 512, purpose: 'any', part: 1 },
      { width: 192, purpose: 'maskable', part: safe },
      { width: 512, purpose: 'maskable', part: safe },
    ].map((icon) => ({ ...icon, src: `${pictureAssets}icon-${icon.purpose}-${icon.width}-${key}.png` }));
    await place(oldIcon, () => icoOf(mark, [16, 32, 48]));
    await place(touchIcon.slice(1), () => pngOf(onGround(mark, framed, ground), 180));
    for (const { src, width, part } of icons)
      await place(src.slice(1), () => pngOf(part === 1 ? mark : onGround(mark, part, ground), width));
    const { name } = site.configuration.site.agency;
    const manifest = {
      name,
      short_name: name,
      lang: 'es',
      start_url: '/',
      display: 'browser',
      background_color: ground,
      theme_color: ground,
      icons: icons.map(({ src, width, purpose }) => ({ src, sizes: `${width}x${width}`, type: 'image/png', purpose })),
    };
    if (!existsSync(join(draft, manifestFile)))
      await writeFile(join(draft, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
  } catch (error) {
    warn(`The site gets no icons made of its favicon.svg: ${(error as Error).message} Mend that file, or the shell's.`);
  }
}

/** The mark in the middle of a square of the site's ground. */
function onGround(mark: string, part: number, ground: string): string {
  const [side, at] = [512 * part, 256 * (1 - part)];
  const address = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${ground}" d="M0 0h512v512H0z"/><image href="${address}" x="${at}" y="${at}" width="${side}" height="${side}"/></svg>`;
}

/** An ICO file: a head, an entry of 16 bytes for each picture, and the pictures, as PNG. */
export async function icoOf(mark: string, sides: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sides.map((side) => pngOf(mark, side)));
  const head = Buffer.alloc(6 + 16 * sides.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sides.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const [side = 0, at] = [sides[index], 6 + 16 * index];
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
