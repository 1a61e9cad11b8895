import type { BuildOptions } from 'esbuild';

/** How esbuild makes what runs in Node: modules that share what they import. */
export declare const forNode: Readonly<BuildOptions>;

/**
 * A module of this package as JavaScript that Node runs without a hook: itself and all that it imports of Mosaico's packages,
 * made when one of them has changed.
 *
 * @param module Below the package's folder: `src/cli.ts`.
 * @returns The file's absolute path.
 * @throws What esbuild says of a source that cannot be read.
 */
export declare function compiled(module: string): Promise<string>;

/**
 * Such a module's exports.
 *
 * @throws What esbuild says of a source that cannot be read.
 */
export declare function load(module: string): Promise<Record<string, unknown>>;

/**
 * A module of this package, with all that it imports, as one script for documents; made when one of its sources has changed.
 *
 * @param module Below the package's folder: `src/browser/boot/start.ts`.
 * @throws What esbuild says of a source that cannot be read.
 */
export declare function script(module: string): Promise<string>;
