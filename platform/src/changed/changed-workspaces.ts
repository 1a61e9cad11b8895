import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputsOf, lockfile, meaningOf, packagesIn, releaseVersion } from '../build/version.ts';
import type { Store } from '../store/store.ts';
import { appWorkspaces, type Workspace } from '../workspaces.ts';
import { changedFiles, type ChangedFiles } from './changed-files.ts';

/** A workspace whose release a change touches. */
export interface ChangedWorkspace {
  workspace: string;
  /** The version of its release as it is now. */
  version: string;
}

/**
 * The application workspaces that build to another release than they did at `ref`: of whose release a file or an installed
 * package has changed in what it does. A file that is gone has left an importer behind that has changed, too. Throws as
 * {@link changedFiles} does.
 */
export async function changedWorkspaces(root: string, ref: string): Promise<ChangedWorkspace[]> {
  const changes = changedFiles(root, ref);
  const files = new Set(changes.files.filter((file) => meansOtherwise(file, changes)));
  const packages = otherPackages(join(root, lockfile), changes);
  const touched: Workspace[] = [];
  for (const workspace of appWorkspaces(root)) {
    const inputs = await inputsOf(workspace);
    const isTouched =
      inputs.files.some((file) => files.has(file)) ||
      inputs.packages.some((path) => packages.has(path)) ||
      // Of what is copied as it is, nobody else says that it is gone.
      [...files].some((file) => !existsSync(file) && isCopied(workspace, file));
    if (isTouched) touched.push(workspace);
  }
  return Promise.all(touched.map(releaseOf));
}

/** The application workspaces of which the environment shows another release than the one they build to. */
export async function workspacesUnlike(
  root: string,
  store: Pick<Store, 'revision'>,
  environment: string,
): Promise<ChangedWorkspace[]> {
  const { releases } = await store.revision(environment);
  const built = await Promise.all(appWorkspaces(root).map(releaseOf));
  return built.filter(({ workspace, version }) => releases[workspace] !== version);
}

async function releaseOf(workspace: Workspace): Promise<ChangedWorkspace> {
  return { workspace: workspace.name, version: await releaseVersion(workspace) };
}

function isCopied({ folder }: Workspace, file: string): boolean {
  return file.startsWith(join(folder, 'public/')) || dirname(file) === join(folder, 'src');
}

/** Does the file do, or say, something else than before? */
function meansOtherwise(file: string, { before }: ChangedFiles): boolean {
  const earlier = before(file);
  if (earlier === undefined || !existsSync(file)) return true;
  try {
    return meaningOf(file, earlier).toString() !== meaningOf(file, readFileSync(file, 'utf8')).toString();
  } catch {
    // What could not be compiled before, or cannot be now.
    return true;
  }
}

/** Folders of the installed packages that the lockfile had otherwise. */
function otherPackages(file: string, { files, before }: ChangedFiles): ReadonlySet<string> {
  if (!files.includes(file)) return new Set();
  const [earlier, now] = [
    packagesIn(before(file) ?? '{}'),
    packagesIn(existsSync(file) ? readFileSync(file, 'utf8') : '{}'),
  ];
  const paths = [...Object.keys(earlier), ...Object.keys(now)];
  return new Set(paths.filter((path) => JSON.stringify(earlier[path]) !== JSON.stringify(now[path])));
}
