import { basename, dirname } from 'node:path';
import type { LoaderContext } from 'webpack';
import { declaredPages, declaredSlots } from './declared.ts';

/**
 * webpack loader that turns declarations into modules. `pages.ts?screens` exports page key → a function that loads its module,
 * and `slots.ts?screens` does the same for pieces.
 */
export default function moduleLoader(this: LoaderContext<unknown>): void {
  const done = this.async();
  modulesOf(this.resourcePath).then(
    (modules) => done(null, loadersOf(modules)),
    (error: unknown) => done(error as Error),
  );
}

/** What the loader makes modules of: files it gets with this query. */
export const madeModule = /^\?screens$/;

/** Page key, or piece → its module, as the file declares them. */
async function modulesOf(file: string): Promise<[name: string, module: string][]> {
  const folder = dirname(dirname(file));
  const workspace = { name: basename(folder), folder };
  if (basename(file) === 'slots.ts') return Object.entries(await declaredSlots(workspace));
  return (await declaredPages(workspace)).map(({ key, screen }) => [key, screen]);
}

function loadersOf(modules: readonly [name: string, module: string][]): string {
  const entries = modules.map(
    ([name, module]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(module)}),\n`,
  );
  return `export default {\n${entries.join('')}};\n`;
}
