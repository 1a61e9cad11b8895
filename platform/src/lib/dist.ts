import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Absolute path of a file that `bundle.mjs` has made: `build-worker.js`. That of a loader is in what webpack builds, and the same wherever that is.
 */
export const distFile = (name: string): string => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

/** Absolute folder of this package. */
export const platformFolder = fileURLToPath(new URL('../../', import.meta.url));

/** A script for documents, as text. Throws where `dist` has none of this name. */
export const browserScript = async (
  name: 'boot' | 'boot-with-reports' | 'retired-worker' | 'versions' | 'environment' | 'overlay',
): Promise<string> => (await readFile(distFile(`browser/${name}.js`), 'utf8')).trim();
