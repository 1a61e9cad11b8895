import { createHash } from 'node:crypto';
import { browserScript } from '../../lib/dist.ts';
import { publicPath } from '../../store/public-path.ts';

/** The script that documents start with where the environment is not public. */
export interface SwitcherScript {
  /** Where the site has it: the name carries a hash of the content. */
  address: string;
  content: string;
}

/** Makes the switcher script. */
export async function switcherScript(): Promise<SwitcherScript> {
  const content = await browserScript('versions');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { address: `${publicPath('switcher')}start.${hash}.js`, content };
}
