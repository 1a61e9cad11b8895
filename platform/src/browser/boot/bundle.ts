import { browserScript } from '../../lib/dist.ts';

/** The inline script of every document. */
export function bootScriptText(): Promise<string> {
  return browserScript('boot');
}
