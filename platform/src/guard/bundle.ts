import { script } from '../../bin/compiled.mjs';

/** The script that stands in every document. */
export function guardScript(): Promise<string> {
  return script('src/guard/start.ts');
}
