import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { publicPath } from '../releases/public-path.ts';
import { browserBundle } from '../files/browser-bundle.ts';

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
  const content = await browserBundle(fileURLToPath(new URL('./browser/start.ts', import.meta.url)));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { address: `${publicPath('mixing')}start.${hash}.js`, content };
}
