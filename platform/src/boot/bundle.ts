import { script } from '../../bin/compiled.mjs';

/** The script that stands in every document. */
export function bootScriptText(): Promise<string> {
  return script('src/boot/start.ts');
}
