import { fileURLToPath } from 'node:url';
import { browserBundle } from '../files/browser-bundle.ts';

let script: Promise<string> | undefined;

/** The script that stands in every document. It is built once a process. */
export function guardScript(): Promise<string> {
  script ??= browserBundle(fileURLToPath(new URL('./start.ts', import.meta.url)));
  return script;
}
