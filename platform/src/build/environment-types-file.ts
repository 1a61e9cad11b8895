import { join } from 'node:path';
import { workFolder } from '../lib/folders.ts';

/** Where a repository keeps what the rest of the site says: JSON, read by unit tests. */
export function environmentTypesFile(root: string): string {
  return join(workFolder(root), 'environment-types.json');
}
