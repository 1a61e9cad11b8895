import { join } from 'node:path';
import type { SiteConfiguration } from '@mosaico/shared-types/schemas';
import { declarationsOf } from '../build/declared.ts';
import { sharing, isKeyOf } from '../build/sharing.ts';
import { clashesOf, type Claiming } from '../site/validate/releases.ts';
import { unmetShares, type Sharing } from '../table/sharing.ts';
import { keyBelow, keysBelow } from '../lib/files-below.ts';
import type { Declarations } from '../table/declarations.ts';
import { siteTable } from '../table/site-table.ts';
import { appWorkspaces, type Workspace } from '../lib/workspaces.ts';
import type { Problem } from './problems.ts';

/** Reads the present declarations of the workspaces that run from source. `unreadable`: a problem for each workspace whose declarations cannot be read. */
export async function readDeclarations(
  root: string,
  workspaces: readonly Workspace[],
): Promise<{ own: (Declarations & Pick<Claiming, 'files'>)[]; unreadable: Problem[] }> {
  const read = await Promise.allSettled(
    workspaces.map(async (workspace) => ({ ...(await declarationsOf(workspace)), files: publicFiles(workspace) })),
  );
  return {
    own: read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    unreadable: read.flatMap((each, index) =>
      each.status === 'rejected' ? [asProblem(root, messageOf(each.reason), workspaces[index])] : [],
    ),
  };
}

/** Declarations of the development site. */
export interface Declaring {
  root: string;
  configuration: SiteConfiguration;
  /** Declarations of all workspaces. Those that run from source have no version; `files` are there as far as they are known. */
  declarations: readonly (Declarations & Partial<Pick<Claiming, 'files'>>)[];
}

/** Problems of all declarations together for which a promotion would be refused. */
export function declarationProblems({ root, configuration, declarations }: Declaring): Problem[] {
  const { problems } = siteTable(declarations, configuration);
  return [...problems.map(({ text }) => asProblem(root, text)), ...clashProblems({ configuration, declarations })];
}

/** Problems of paths, pieces and public files that two workspaces claim. */
export function clashProblems({ configuration, declarations }: Omit<Declaring, 'root'>): Problem[] {
  const { claimed } = siteTable(declarations, configuration);
  const claiming = declarations.map(({ files = {}, slots, ...each }) => ({ ...each, files, slots: [...slots] }));
  return clashesOf(claiming, claimed).map(({ text }) => ({
    text: `Two claim the same ${text}. Change it in one of them.`,
  }));
}

/**
 * Shared modules that remotes need and the shell does not have. `compiled` run from source, as last compiled. Their ranges are
 * read from `package.json` now, since a compiler reads them only once.
 */
export function shareProblems(root: string, compiled: readonly Sharing[], published: readonly Sharing[]): Problem[] {
  let workspaces: Workspace[];
  try {
    workspaces = appWorkspaces(root);
  } catch (error) {
    return [{ text: (error as Error).message.replaceAll(`${root}/`, '') }];
  }
  const placeOf = (name: string): Workspace | undefined => workspaces.find((workspace) => workspace.name === name);
  const own = compiled.map((each) => withRangesNow(each, placeOf(each.workspace)));
  const all = [...own, ...published];
  const shell = all.find(({ workspace }) => workspace === 'shell');
  if (!shell) return [];
  return all.flatMap((remote) => {
    if (remote === shell) return [];
    const place = own.includes(remote) ? placeOf(remote.workspace) : undefined;
    return unmetShares(shell, remote).map(({ text }) => ({
      ...(place && { file: `${keyBelow(root, place.folder)}/package.json` }),
      text: `${text}. Ask for what the shell (${shell.version}) has, or let the shell share it.`,
    }));
  });
}

function withRangesNow(compiled: Sharing, workspace: Workspace | undefined): Sharing {
  if (!workspace) return compiled;
  const now = Object.entries(sharing(workspace, undefined));
  const consumes = compiled.shared.consumes.map((each) => {
    const [, shared] = now.find(([key]) => isKeyOf(key, each.key)) ?? [];
    return { ...each, range: shared?.requiredVersion ?? each.range };
  });
  return { ...compiled, shared: { ...compiled.shared, consumes } };
}

/** The message, and the file that it begins with, if that is one of the repository's. */
function asProblem(root: string, message: string, workspace?: Workspace): Problem {
  const [, name, declaring] = /^([\w-]+), (pages\.ts|facts\.json|offers\.ts) "/.exec(message) ?? [];
  if (name && declaring) return { file: `${name}/src/${declaring}`, text: message };
  const [, file] =
    /((?:[\w.-]+\/)*src\/(?:facts\.json|(?:pages|offers|slots)\.ts))/.exec(message.replaceAll(`${root}/`, '')) ?? [];
  if (file) return { file, text: message };
  return workspace ? { file: `${keyBelow(root, workspace.folder)}/src`, text: message } : { text: message };
}

function publicFiles({ folder }: Workspace): Claiming['files'] {
  const files = keysBelow(join(folder, 'public')).map((key) => `public/${key}`);
  return Object.fromEntries(files.map((file) => [file, { bytes: 0, sha384: '' }]));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
