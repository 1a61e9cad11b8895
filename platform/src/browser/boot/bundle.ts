import { script } from '../../../bin/compiled.mjs';

/** The inline script of every document. */
export function bootScriptText(): Promise<string> {
  return script('src/browser/boot/start.ts');
}
