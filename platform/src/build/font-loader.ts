import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Without the signs that only code has, which is set in a font of the device. */
const ascii = Array.from(range(0x20, 0x7e))
  .filter((sign) => !'\\^`{|}~'.includes(sign))
  .join('');
const signs = '–—‘’“”„•…€™−';

/**
 * What a font is cut down to, by the name that its address asks for: `font.woff2?signs=latin&weight=700`. Whatever else is written comes
 * from the device's font.
 */
const alphabets: Record<string, string> = {
  /** Every letter of western Europe: texts of clients, which may name anybody. */
  latin: `${ascii}\u00a0¡ª«®°±·º»¿©½×${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}${signs}`,
  /** What the site's own Spanish needs. */
  spanish: `${ascii}¡¿ªº°·«»©®ÁÉÍÓÚÜÑáéíóúüñ×${signs}`,
};

/** webpack loader that cuts a web font down to the signs in use, and a variable one to one weight. */
export default function fontLoader(this: LoaderContext<unknown>, source: Buffer): void {
  const done = this.async();
  const query = new URLSearchParams(this.resourceQuery);
  const name = query.get('signs') ?? '';
  const alphabet = alphabets[name];
  const weight = query.get('weight');
  if (!alphabet)
    return done(new Error(`${this.resource}: ask for signs=${Object.keys(alphabets).join(' or signs=')}.`));
  const variationAxes = weight === null ? undefined : { wght: Number(weight) };
  subsetFont(source, alphabet, { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) }).then(
    (font) => done(null, font),
    (error: unknown) => done(error as Error),
  );
}

/** The loader gets bytes, not text. */
export const raw = true;
