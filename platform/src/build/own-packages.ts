import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../workspaces.ts';

/**
 * What the repository's own packages export: `shared-types/schemas` → the absolute path of its module. A build takes them
 * from their folder in the repository, not by the links that an installation has made of them.
 */
export function ownModules(root: string): Record<string, string> {
  const modules: Record<string, string> = {};
  for (const name of readManifest(root).workspaces ?? []) {
    if (!existsSync(join(root, name, 'package.json'))) continue;
    const { exports = {} } = readManifest(join(root, name)) as { exports?: Record<string, string> };
    for (const [path, file] of Object.entries(exports)) {
      if (!path.includes('*')) modules[join(name, path)] = join(root, name, file);
    }
  }
  return modules;
}
