import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { distFile } from '../lib/dist.ts';
import { progressOf } from '../lib/progress.ts';
import { rootFolder, type Workspace } from '../lib/workspaces.ts';
import { buildsFolder, sourceMapsFolder } from '../lib/folders.ts';
import { commitOf, recordCommit } from './commit.ts';
import { builtVersion, filesReadBy } from './inputs.ts';
import { refuseForeignPackages } from './own-packages.ts';
import { redeclare } from './redeclare.ts';

/** webpack's plugins need not compile schemas to check options that the compiler has checked: these are read with them. */
export const unvalidated = { SKIP_VALIDATION: 'y' };

/** A finished build. */
export interface Build {
  workspace: Workspace;
  version: string;
  folder: string;
  /** Folder of its source maps, which are no part of the release. */
  maps: string;
  /** It was there already. */
  isKept?: true;
}

/**
 * Builds each workspace in another process, as many at once as there are processors. A build of the present sources is kept; where
 * nothing but figures or offers differs from one, the release takes its files from that build.
 * Throws where packages are installed from another checkout, and with the compiler's output when one fails; the others end first. What it has built is said on standard error.
 */
export async function buildAll(
  workspaces: readonly Workspace[],
  { quiet = false }: { quiet?: boolean | undefined } = {},
): Promise<Build[]> {
  const [first] = workspaces;
  if (first) refuseForeignPackages(rootFolder(first.folder));
  const builds = new Map(workspaces.map((workspace) => [workspace, keptBuild(workspace)]));
  const open = workspaces.filter((workspace) => !builds.get(workspace));
  const failures: string[] = [];
  const onBuilt = progressOf('building', open.length, 'workspaces');
  const work = async (): Promise<void> => {
    for (let workspace = open.shift(); workspace; workspace = open.shift()) {
      const begin = Date.now();
      const from = await redeclare(workspace).catch((error: Error) => unbuilt(workspace, error.message));
      const built = typeof from === 'object' ? buildOf(workspace, from.version) : (from ?? (await buildOne(workspace)));
      if (typeof built === 'string') {
        failures.push(built);
        onBuilt();
        continue;
      }
      builds.set(workspace, built);
      const seconds = ((Date.now() - begin) / 1000).toFixed(1);
      const files = typeof from === 'object' ? `, with the files of ${from.files}` : '';
      if (!quiet)
        console.error(`${picocolors.green('built')} ${workspace.name}@${built.version} in ${seconds} s${files}`);
      onBuilt();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
  return [...builds.values()].filter((build) => build !== undefined);
}

function keptBuild(workspace: Workspace): Build | undefined {
  const version = builtVersion(workspace);
  return version === undefined ? undefined : { ...buildOf(workspace, version), isKept: true };
}

function buildOf(workspace: Workspace, version: string): Build {
  const root = rootFolder(workspace.folder);
  const folder = join(buildsFolder(root, workspace.name), version);
  recordCommit(folder, () => commitOf(workspace.folder, filesReadBy(workspace, version)));
  return { workspace, version, folder, maps: sourceMapsFolder(root, workspace.name, version) };
}

/** Why there is no build. */
const unbuilt = ({ name }: Workspace, why: string): string => `${name} does not build:\n${why}`;

/** The build, or what the compiler said if it failed. */
async function buildOne(workspace: Workspace): Promise<Build | string> {
  return new Promise((resolve, reject) => {
    let version: string | undefined;
    const worker = spawn(process.execPath, [distFile('build-worker.js'), workspace.folder, `.${randomUUID()}`], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...unvalidated, NODE_ENV: 'production' },
    });
    let printed = '';
    worker.stdout?.on('data', (data: Buffer) => (printed += data.toString()));
    worker.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
    worker.once('error', reject);
    worker.once('message', (message: string) => (version = message));
    worker.once('exit', (code) => {
      if (code === 0 && version !== undefined) resolve(buildOf(workspace, version));
      else resolve(unbuilt(workspace, printed.trim()));
    });
  });
}
