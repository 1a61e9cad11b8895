import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { keyBelow } from '../lib/files-below.ts';
import { appWorkspaces, type Workspace } from '../lib/workspaces.ts';
import { usesOfChanged } from './changed-facts.ts';
import { declarationFiles, declaredPages, declaredSlots } from './declared.ts';
import { esbuild } from './esbuild.ts';

export { namesOneOf } from './changed-facts.ts';

/** What visitors may see changed once some files have. Names of pages are `mf-plans/social-plans`. */
export interface Reach {
  /** Why every page may be another, a line each: the shell is around it, or it shows what is declared anywhere. */
  everywhere: string[];
  /** Figures and offers that are others now (`mf-plans/social-basic`). What the shell shows around every page is looked at by journeys that name one. */
  figures: string[];
  /** Absolute paths of the sources that show one of {@link figures}, and of tests that read it. */
  readers: string[];
  /** Pages → the changed files that they are made of, relative to the repository. */
  pages: Record<string, string[]>;
  /** Workspaces whose pieces for pages of others change → the changed files. */
  pieces: Record<string, string[]>;
  /** Workspaces that a changed file belongs to as a whole, so that what they publish changes → these files. */
  workspaces: Record<string, string[]>;
}

/** No page is made of these. */
const isNeverShown = (file: string): boolean =>
  /\.(test|stories)\.tsx?$|(^|\/)testing\.tsx?$|\.md$|(^|\/)tsconfig[^/]*\.json$/.test(file);

/**
 * The pages of the repository that are made of these files (absolute), by what their sources import. Nothing is built. A file that no
 * page imports (a picture, a `package.json`, a file that is gone) reaches every page of its workspace. Of `facts.json` only figures that differ from
 * `before` count, which gives a file's former text by its path in the repository: pages that show one are reached.
 */
export async function reachOf(
  root: string,
  changed: readonly string[],
  before: (file: string) => string | undefined,
): Promise<Reach> {
  const reach: Reach = { everywhere: [], figures: [], readers: [], pages: {}, pieces: {}, workspaces: {} };
  const workspaces = appWorkspaces(root);
  const facts: string[] = [];
  for (const workspace of workspaces) {
    const files = filesOf(workspace, changed).filter((file) => !isNeverShown(file));
    const named = files.map((file) => keyBelow(root, file));
    facts.push(...named.filter((file) => file === `${workspace.name}/src/facts.json`));
    const declarations = declarationFiles.map((name) => `${workspace.name}/src/${name}`);
    const rest = files.filter((_, index) => !facts.includes(named[index] ?? ''));
    const declaring = named.filter((file) => declarations.includes(file) && !facts.includes(file));
    if (workspace.role === 'shell')
      reach.everywhere.push(...rest.map((file) => `${keyBelow(root, file)} is part of the shell`));
    else if (declaring.length > 0)
      reach.everywhere.push(...declaring.map((file) => `pages of any workspace show what ${file} declares`));
    else if (rest.length > 0) await addReach(reach, workspace, rest, (file) => keyBelow(root, file));
  }
  if (facts.length > 0) await addFacts(reach, root, facts, before);
  return reach;
}

async function addFacts(
  reach: Reach,
  root: string,
  facts: readonly string[],
  before: (file: string) => string | undefined,
): Promise<void> {
  const cause = facts.join(' and ');
  const { names, sources, pages, everywhere } = await usesOfChanged(root, facts, before);
  reach.everywhere.push(...everywhere);
  reach.figures.push(...names);
  reach.readers.push(...sources);
  for (const page of pages) add(reach.pages, page, cause);
  for (const workspace of appWorkspaces(root)) {
    const showing = filesOf(workspace, sources).filter((file) => !isNeverShown(file));
    if (showing.length > 0) await addReach(reach, workspace, showing, () => cause);
  }
}

function add(to: Record<string, string[]>, name: string, file: string): void {
  const files = (to[name] ??= []);
  if (!files.includes(file)) files.push(file);
}

const filesOf = ({ folder }: Workspace, files: readonly string[]): string[] =>
  files.filter((file) => !keyBelow(folder, file).startsWith('..'));

/** `causeOf` names what has changed for a file. */
async function addReach(
  reach: Reach,
  workspace: Workspace,
  files: readonly string[],
  causeOf: (file: string) => string,
): Promise<void> {
  const { pages, slots } = await modulesOf(workspace);
  const sources = await Promise.all([...pages.values(), ...slots].map((module) => sourcesOf(workspace, module)));
  const ofPages = [...pages.keys()].map((key, index) => [key, sources[index]] as const);
  const ofSlots = sources.slice(pages.size);
  for (const file of files) {
    // Where a module does not compile, it may be made of anything.
    const reads = (read: Set<string> | undefined): boolean => read === undefined || read.has(file);
    const found = ofPages.filter(([, read]) => reads(read));
    const isPiece = ofSlots.some(reads);
    // What the shell shows around every page is no part of one: see `figures`.
    const isWhole = workspace.role === 'remote' && found.length === 0 && !isPiece;
    for (const [key] of isWhole ? ofPages : found) add(reach.pages, `${workspace.name}/${key}`, causeOf(file));
    if (isWhole || isPiece) add(reach.pieces, workspace.name, causeOf(file));
    if (isWhole) add(reach.workspaces, workspace.name, causeOf(file));
  }
}

/** A workspace's modules that the site shows. */
async function modulesOf(workspace: Workspace): Promise<{ pages: Map<string, string>; slots: string[] }> {
  const pages = await declaredPages(workspace);
  const slots = await declaredSlots(workspace);
  return { pages: new Map(pages.map(({ key, screen }) => [key, screen])), slots: Object.values(slots) };
}

/** Absolute paths of the workspace's files that a module is made of; `undefined` where it does not compile. */
async function sourcesOf({ folder }: Workspace, module: string): Promise<Set<string> | undefined> {
  try {
    const { metafile } = await esbuild().build({
      absWorkingDir: folder,
      entryPoints: [join('src', module)],
      bundle: true,
      write: false,
      outdir: folder,
      format: 'esm',
      metafile: true,
      packages: 'external',
      jsx: 'automatic',
      loader: {
        '.css': 'empty',
        '.svg': 'empty',
        '.jpg': 'empty',
        '.png': 'empty',
        '.webp': 'empty',
        '.avif': 'empty',
      },
      logLevel: 'silent',
    });
    return new Set(Object.keys(metafile.inputs).map((file) => resolve(folder, file)));
  } catch {
    return undefined;
  }
}

/** What has changed in a repository since it left a commit. */
export interface Changes {
  /** Absolute paths of the files that were added, changed or deleted, committed or not. Later commits of others do not count. */
  files: string[];
  /** The text of a file (relative to `root`) in that commit; nothing where it had none. */
  before(file: string): string | undefined;
}

/** What has changed in `root` since it left `ref`. Throws without git, a repository, that commit, or a common ancestor. */
export function changesSince(root: string, ref: string): Changes {
  asked(
    () => git(root, 'rev-parse', '--git-dir'),
    `${root} is in no git repository, so nothing says what has changed.`,
  );
  const commit = asked(
    () => git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`),
    `There is no commit "${ref}" here. Fetch it (git fetch; in a workflow, check out with fetch-depth: 0), or name another: npm test -- --changed --since HEAD~1`,
  );
  const base = asked(
    () => git(root, 'merge-base', commit, 'HEAD'),
    `"${ref}" and what is checked out have no commit in common. If this clone is shallow: git fetch --unshallow`,
  );
  const names = [
    // --relative: this folder may be one of several in its repository.
    git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', base),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((list) => list.split('\0').filter(Boolean));
  return { files: names.map((name) => join(root, name)), before: (file) => textIn(root, base, file) };
}

function textIn(root: string, commit: string, file: string): string | undefined {
  try {
    // `./` is this folder, which may be one of several in its repository.
    return git(root, 'show', `${commit}:./${file}`);
  } catch {
    return undefined;
  }
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // A lockfile is large.
    maxBuffer: 64 * 1024 * 1024,
  }).replace(/\n$/, '');
}

/** git's answer. Throws with this message, and what git says, if it has none. */
function asked(answer: () => string, message: string): string {
  try {
    return answer();
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT') throw new Error('git is not installed, or not on PATH. Install it, then run this again.');
    throw new Error([message, stderr?.trim()].filter(Boolean).join('\n'));
  }
}
