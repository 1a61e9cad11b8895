import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { distFile } from '../lib/dist.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { buildFolder, sourceMapsFolder } from '../lib/folders.ts';
import { releaseVersion } from './version.ts';

/** webpack's plugins need not compile schemas to check options that the compiler has checked: these are read with them. */
export const unvalidated = { SKIP_VALIDATION: 'y' };

/** A finished build. */
export interface Build {
  workspace: Workspace;
  version: string;
  folder: string;
  /** Folder of its source maps, which are no part of the release. */
  maps: string;
}

/**
 * Builds each workspace in a process of its own, as many at once as there are processors; what is built already under
 * its version is left as it is. Throws with the compiler's output when one fails; the others end first.
 */
export async function buildAll(
  workspaces: readonly Workspace[],
  { quiet = false }: { quiet?: boolean | undefined } = {},
): Promise<Build[]> {
  const builds = await Promise.all(
    workspaces.map(async (workspace): Promise<Build> => {
      const version = await releaseVersion(workspace);
      const root = rootFolder(workspace.folder);
      const maps = sourceMapsFolder(root, workspace.name, version);
      return { workspace, version, folder: buildFolder(root, workspace.name, version), maps };
    }),
  );
  const open = builds.filter((build) => !isComplete(build));
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let build = open.shift(); build; build = open.shift()) {
      const begin = Date.now();
      const failure = await buildOne(build);
      if (failure) failures.push(failure);
      else if (!quiet)
        console.log(
          `${picocolors.green('built')} ${build.workspace.name}@${build.version} in ${((Date.now() - begin) / 1000).toFixed(1)} s`,
        );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return builds;
}

/** `release.json` is written last. */
function isComplete({ folder }: Build): boolean {
  return existsSync(join(folder, 'release.json'));
}

/** What the compiler said, if it failed. */
async function buildOne(build: Build): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const worker = spawn(process.execPath, [distFile('build-worker.js'), build.workspace.folder, build.version], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...unvalidated, NODE_ENV: 'production' },
    });
    let printed = '';
    worker.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    worker.stderr.on('data', (data: Buffer) => (printed += data.toString()));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0 && isComplete(build)) resolve(undefined);
      else resolve(`${build.workspace.name} does not build:\n${printed.trim()}`);
    });
  });
}
