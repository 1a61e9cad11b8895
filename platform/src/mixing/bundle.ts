import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { publicPath } from '../build/public-path.ts';

/** The script that documents start with outside of production. */
export interface MixingScript {
  /** Where the site has it: the name carries a hash of the content. */
  address: string;
  content: string;
}

let script: Promise<MixingScript> | undefined;

/** Builds the mixing script, once a process. */
export function mixingScript(): Promise<MixingScript> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<MixingScript> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./browser/start.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // The contract's index also holds React hooks, which this script does not use.
    packages: 'bundle',
    treeShaking: true,
    logLevel: 'silent',
  });
  const content = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { address: `${publicPath('mixing')}start.${hash}.js`, content };
}
