import type { LoaderContext } from 'webpack';

/** webpack loader that puts a style sheet into its cascade layer: see `styles.ts`. */
export default function layerLoader(this: LoaderContext<{ blocks: string }>, source: string): string {
  const layer = this.resourcePath.startsWith(this.getOptions().blocks) ? 'blocks' : 'pages';
  return `@layer ${layer} {\n${source}\n}\n`;
}
