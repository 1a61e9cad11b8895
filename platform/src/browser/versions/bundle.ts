import { createHash } from 'node:crypto';
import { browserScript } from '../../lib/dist.ts';
import { publicPath } from '../../store/public-path.ts';

/** The script that documents start with where the environment is not public. */
export interface MixingScript {
  /** Where the site has it: the name carries a hash of the content. */
  address: string;
  content: string;
}

/** Makes the mixing script. */
export async function mixingScript(): Promise<MixingScript> {
  const content = await browserScript('versions');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { address: `${publicPath('mixing')}start.${hash}.js`, content };
}
