import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { meaningOf } from '../meaning.ts';
import { ownModules } from '../own-packages.ts';
import { designSystem } from '../shared-packages.ts';
import { sourcesOf } from '../sources.ts';
import { countsByPlace, inputsOf, lockfile, packagesIn, releaseVersion } from '../version.ts';
import type { Store } from '../../store/store.ts';
import { appWorkspaces, type Workspace } from '../../lib/workspaces.ts';
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
  const passedOn = passedOtherwise(ownModules(root)[designSystem] ?? '', changes);
  const touched: Workspace[] = [];
  for (const workspace of appWorkspaces(root)) {
    const inputs = await inputsOf(workspace);
    const { design } = await sourcesOf(workspace);
    const isTouched =
      inputs.files.some((file) => files.has(file)) ||
      inputs.packages.some((path) => packages.has(path)) ||
      [...files].some((file) => !existsSync(file) && countsByPlace(workspace, file)) ||
      Object.keys(design.exports).some((name) => passedOn.has(name));
    if (isTouched) touched.push(workspace);
  }
  return Promise.all(touched.map(releaseOf));
}

/**
 * The application workspaces of which the environment shows another release than the one they build to: all of them, where there
 * is no such environment yet.
 */
export async function workspacesDifferingFrom(
  root: string,
  store: Pick<Store, 'head'>,
  environment: string,
): Promise<ChangedWorkspace[]> {
  const { revision } = await store.head(environment);
  const releases = revision?.releases ?? {};
  const built = await Promise.all(appWorkspaces(root).map(releaseOf));
  return built.filter(({ workspace, version }) => releases[workspace] !== version);
}

async function releaseOf(workspace: Workspace): Promise<ChangedWorkspace> {
  return { workspace: workspace.name, version: await releaseVersion(workspace) };
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

/** Names under which a file that passes on what others export passes on something else than before. */
function passedOtherwise(file: string, { files, before }: ChangedFiles): ReadonlySet<string> {
  if (!files.includes(file) || !existsSync(file)) return new Set();
  const [earlier, now] = [passedOn(file, before(file) ?? ''), passedOn(file, readFileSync(file, 'utf8'))];
  return new Set([...earlier.keys(), ...now.keys()].filter((name) => earlier.get(name) !== now.get(name)));
}

/** Name of each export that a file passes on → where that comes from; none of what cannot be compiled. */
function passedOn(file: string, content: string): ReadonlyMap<string, string> {
  try {
    const code = meaningOf(file, content).toString();
    const passed = [...code.matchAll(/export\{([^}]*)\}from"([^"]+)"/g)].flatMap(([, clause = '', source = '']) =>
      clause.split(',').map((each): [string, string] => {
        const [name = '', as = name] = each.split(' as ');
        return [as, `${name} of ${source}`];
      }),
    );
    return new Map(passed);
  } catch {
    return new Map();
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
