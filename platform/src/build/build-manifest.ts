import { join } from 'node:path';
import { containerName } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { declaredPages, declaredSlots } from './declared.ts';
import { chunkName, type ChunkKind } from './module-loader.ts';
import { designSystem, packageFolder } from './own-packages.ts';
import { consumedShare, providedShare, usedExports, type ConsumedShare } from '../private/shared-modules.ts';

/** What is loaded, and the shared modules that this asks for. */
interface Loading {
  scripts: string[];
  styles: string[];
  consumes: string[];
}

/** What only the client compilation knows about a release. Files are relative to the client folder. */
export interface BuildManifest {
  entry: string;
  initial: string[];
  /** Style sheets of the entry. */
  styles: string[];
  /** Each page with what loading it takes. `sections`: what its sections take besides, which its own modules and blocks import late. */
  pages: Release['pages'];
  /** Slot → what loading it takes. */
  pieces: Record<string, Loading>;
  shared: Release['shared'];
}

/** Reads a finished client compilation. Throws an `Error` naming the page or slot whose chunk cannot be found. */
export async function buildManifest(compilation: Compilation, workspace: Workspace): Promise<BuildManifest> {
  const entryName = workspace.role === 'shell' ? 'shell' : containerName(workspace.name);
  const entryChunks = compilation.entrypoints.get(entryName)?.chunks ?? [];
  const entryFiles = scriptsOf(entryChunks);
  const entry = entryFiles.at(-1);
  if (!entry) throw new Error(`The build of ${workspace.name} has no entry "${entryName}".`);
  const groupOf = (kind: ChunkKind, name: string): ChunkGroup => {
    const group = compilation.namedChunkGroups.get(chunkName(kind, name));
    if (!group) throw new Error(`No chunk was built for the ${kind} "${name}".`);
    return group;
  };
  /** What loading a page or slot takes besides the entry: the module that lists them, and its own chunks. */
  const loadingOf = (exposed: 'screens' | 'slots', group: ChunkGroup): Loading => {
    const list = compilation.namedChunks.get(exposed);
    const chunks = new Set([...(list ? [list] : []), ...group.chunks]);
    return loading(
      compilation,
      [...chunks].filter((chunk) => !entryChunks.includes(chunk)),
      [group],
    );
  };
  // The design system's own, where a page has a block of it in its chunks. What it shares has no file here.
  const sources = [join(workspace.folder, 'src'), packageFolder(rootFolder(workspace.folder), designSystem)];
  const isOwn = ({ module }: { module: Module | null }): boolean =>
    module !== null && 'resource' in module && sources.some((folder) => String(module.resource).startsWith(folder));
  return {
    entry,
    initial: entryFiles.slice(0, -1),
    styles: stylesOf(entryChunks),
    pages: (await declaredPages(workspace)).map((page) => {
      const group = groupOf('page', page.key);
      const late = [...group.childrenIterable].filter(({ origins }) => origins.some(isOwn));
      const chunks = new Set(late.flatMap((each) => each.chunks).filter((chunk) => !group.chunks.includes(chunk)));
      const sections = late.length > 0 && { sections: loading(compilation, chunks, late) };
      return { ...page, ...loadingOf('screens', group), ...sections };
    }),
    pieces: Object.fromEntries(
      Object.keys(await declaredSlots(workspace)).map((name) => [name, loadingOf('slots', groupOf('slot', name))]),
    ),
    shared: sharedModules(compilation),
  };
}

/** Files of `chunks`, and the shared modules that `groups` ask for, each once. */
function loading(compilation: Compilation, chunks: Iterable<Chunk>, groups: readonly ChunkGroup[]): Loading {
  const consumes = groups.flatMap((group) => consumedIn(compilation, group)).map(({ key }) => key);
  return { scripts: scriptsOf(chunks), styles: stylesOf(chunks), consumes: [...new Set(consumes)] };
}

/** Names of the chunks' scripts. */
function scriptsOf(chunks: Iterable<{ files: Iterable<string> }>): string[] {
  return [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
}

/** Names of the chunks' style sheets. */
function stylesOf(chunks: Iterable<{ files: Iterable<string> }>): string[] {
  return [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.css'));
}

function consumedIn(compilation: Compilation, group: ChunkGroup): ConsumedShare[] {
  return group.chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => consumedShare(module) ?? []);
}

/** What a finished compilation shares and asks for. */
export function sharedModules(compilation: Compilation): Release['shared'] {
  const { chunkGraph, modules } = compilation;
  const all = [...modules];
  const provides = all
    .flatMap((module) => providedShare(module) ?? [])
    .map(({ module, ...share }) => ({ ...share, exports: exportsOf(compilation, module) }));
  const groupOf = ({ blocks: [block] }: Module): ChunkGroup | null | undefined =>
    block && chunkGraph.getBlockChunkGroup(block);
  // A release also gives the share scope what it would fall back to.
  const fallbacks = new Set(all.filter((module) => consumedShare(module) ?? providedShare(module)).map(groupOf));
  const withoutFallbacks = reachedFrom(compilation.entrypoints.values(), fallbacks);
  const consumes = all
    // A module in no chunk belongs to a block that the release does not use, and that webpack has left out.
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => consumedShare(module) ?? [])
    .map(({ module, ...share }) => {
      const group = groupOf(module);
      const fallback = new Set(group?.chunks);
      const below = reachedFrom(group?.childrenIterable ?? [], fallbacks);
      const late = [...below].filter((chunk) => !withoutFallbacks.has(chunk) && !fallback.has(chunk));
      return {
        ...share,
        uses: usedExports(compilation, module),
        fallback: [...scriptsOf(fallback), ...stylesOf(fallback)],
        fallbackLate: [...scriptsOf(late), ...stylesOf(late)].sort(),
        // A fallback may itself ask for shared modules.
        fallbackConsumes: group ? consumedIn(compilation, group).map(({ key }) => key) : [],
      };
    });
  const byKey = (a: { key: string }, b: { key: string }): number => a.key.localeCompare(b.key);
  return { provides: provides.sort(byKey), consumes: consumes.sort(byKey) };
}

/** The chunks of these groups and of those below them, without what is reached by way of `others` alone. */
function reachedFrom(groups: Iterable<ChunkGroup>, others: ReadonlySet<ChunkGroup | null | undefined>): Set<Chunk> {
  const reached = new Set([...groups].filter((group) => !others.has(group)));
  for (const group of reached) for (const child of group.childrenIterable) if (!others.has(child)) reached.add(child);
  return new Set([...reached].flatMap(({ chunks }) => chunks));
}

/** Names that a provided module exports; empty where webpack does not know them (CommonJS). */
function exportsOf(compilation: Compilation, provide: Module): string[] {
  for (const dependency of [...provide.dependencies, ...provide.blocks.flatMap((block) => block.dependencies)]) {
    const module = compilation.moduleGraph.getModule(dependency);
    const names = module && compilation.moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) return [...names].sort();
  }
  return [];
}
