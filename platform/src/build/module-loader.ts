import { basename, dirname } from 'node:path';
import type { LoaderContext } from 'webpack';
import { declaredPages, declaredSlots } from './declared.ts';

/**
 * webpack loader that turns declarations into modules. `pages.ts?screens` exports page key → a function that loads its module,
 * and `slots.ts?screens` does the same for slots.
 */
export default function moduleLoader(this: LoaderContext<unknown>): void {
  const done = this.async();
  loadersOf(this.resourcePath).then(
    (module) => done(null, module),
    (error: unknown) => done(error as Error),
  );
}

/** Resource query of the files that the loader turns into modules. */
export const madeModule = /^\?screens$/;

/** Kind of the chunk that a generated module loads. */
export type ChunkKind = 'page' | 'slot';

/** Name of the chunk that holds a page or what fills a slot, and what it imports at once. */
export const chunkName = (kind: ChunkKind, name: string): string => `${kind}-${name.replaceAll('/', '-')}`;

async function loadersOf(file: string): Promise<string> {
  const folder = dirname(dirname(file));
  const workspace = { name: basename(folder), folder };
  const [kind, modules] =
    basename(file) === 'slots.ts'
      ? (['slot', Object.entries(await declaredSlots(workspace))] as const)
      : (['page', (await declaredPages(workspace)).map(({ key, screen }) => [key, screen] as const)] as const);
  const entries = modules.map(
    ([name, module]) =>
      `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(kind, name))} */ ${JSON.stringify(module)}),\n`,
  );
  return `export default {\n${entries.join('')}};\n`;
}
