import { distFile } from '../lib/dist.ts';

/** The file that webpack loads for one of the platform's loaders. Its path is in what is built, and the same wherever that is. */
export function loaderFile(
  name: 'content' | 'font' | 'kept-sections' | 'layer' | 'made-styles' | 'module' | 'nothing',
): string {
  return distFile(`${name}-loader.js`);
}
