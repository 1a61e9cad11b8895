import { browsers } from './browsers.ts';
import { esbuild } from './esbuild.ts';

// `preset.ts` compiles sources to ES2022: with a list of browsers, swc would escape all letters beyond ASCII.
test('the oldest supported browsers have all syntax of ES2022', async () => {
  const source =
    'class Card { #key = 1; static at = [1]; static { this.last = this.at?.at(-1) ?? 1_000; } has = (other) => #key in other; }';
  const compiled = async (target: string | string[]) => (await esbuild().transform(source, { target })).code;
  const targets = browsers.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));
  expect(await compiled(targets)).toBe(await compiled('es2022'));
});
