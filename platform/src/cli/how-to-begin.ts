import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../lib/command.ts';
import { isPartial } from '../build/environment-types.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { rootFolder } from '../lib/workspaces.ts';
import type { UnknownEnvironment } from '../store/store.ts';
import { storeAddress } from './context.ts';

/**
 * How to begin an environment that is not there: a command that works in this repository and with this store. Empty where the name looks
 * like that of one that is there.
 */
export function howToBegin({ environment, known }: Pick<UnknownEnvironment, 'environment' | 'known'>): string {
  if (didYouMean(environment, known) !== '') return '';
  const [other] = known;
  if (other !== undefined) return `To begin it: ${command(`environment create ${environment} --from ${other}`)}`;
  const root = repository();
  if (root === undefined || isPartial(root)) return 'Begin one in the repository that has the shell.';
  const folders = configurationFolders(root);
  if (folders.includes(environment) && !storeAddress().startsWith('s3://'))
    return `To begin it: npm start${environment === 'demo' ? '' : ` -- --env ${environment}`}`;
  const folder = folders.includes(environment) ? environment : (folders[0] ?? environment);
  const published = `$(${command(`publish --differs-from ${environment}`)})`;
  return `To begin it: ${command(`environment create ${environment} ${published} --config environments/${folder}`)}`;
}

/** The repository's root; nothing where a command is typed outside of one. */
function repository(): string | undefined {
  try {
    return rootFolder();
  } catch {
    return undefined;
  }
}

/** Names of the folders in `environments/` that hold a site configuration. */
export function configurationFolders(root: string): string[] {
  const folder = join(root, 'environments');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => existsSync(join(folder, name, 'site.json'))).sort();
}
