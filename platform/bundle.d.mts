import type { BuildOptions } from 'esbuild';

/** How esbuild bundles TypeScript for Node. */
export declare const forNode: Readonly<BuildOptions>;

/**
 * Bundles the platform's sources into `dist`, unless it was made of just these.
 *
 * @throws What esbuild says of a source that does not compile.
 */
export declare function bundle(): Promise<void>;

/**
 * Exports of one of the programs in `dist`, bundled anew where the sources have changed.
 *
 * @param name Of its file, without an ending: `workshop`.
 * @throws What esbuild says of a source that does not compile.
 */
export declare function load(name: string): Promise<Record<string, unknown>>;
