import { plainPath, type Route, type SiteConfiguration } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { command } from '../../lib/command.ts';
import type { Problem } from '../../lib/problem.ts';
import { declarationsIn } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import { publicNameProblems } from '../release-public.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { hasCompatibleShare, ownCopies, type Consume } from '../write/bootstrap-data.ts';
import { sharingFaults } from '../../table/sharing.ts';

/** What claims something: a release, or (without a version) a workspace that runs from source. */
export type Claiming = Pick<Release, 'workspace' | 'slots' | 'files'> & { version?: string };

/** Why releases do not fit together, as far as that shows without rendering. */
export function releaseProblems(releases: readonly Release[], site: SiteConfiguration): Problem[] {
  const { claimed, problems } = siteTable(releases.map(declarationsIn), site);
  return [
    ...problems,
    ...publicNameProblems(releases),
    ...clashProblems(releases, claimed),
    ...sharingProblems(releases),
  ];
}

/** Paths, titles, slots and public files that two releases claim: one problem each. */
export function clashProblems(releases: readonly Release[], routes: readonly Route[]): Problem[] {
  return clashesOf(releases, routes).map(({ thing, owners: [first, second], text }) => ({
    code: 'clash',
    workspace: second,
    other: first,
    subject: `${thing} of ${first}`,
    text: `Releases claim the same ${text}. Change it in one of them, then build and publish that one.`,
  }));
}

/** A path, title, slot or public file that two workspaces claim. */
interface Clash {
  /** As `path /planes`. */
  thing: string;
  owners: [first: string, second: string];
  /** The thing, and both claims with their versions and pages. */
  text: string;
}

/** Each path, title, slot and public file that two of them claim, with both named. */
export function clashesOf(releases: readonly Claiming[], routes: readonly Route[]): Clash[] {
  const clashes: Clash[] = [];
  const claims = new Map<string, { workspace: string; owner: string }>();
  for (const { workspace, version, slots, files } of releases) {
    const name = version ? `${workspace}@${version}` : workspace;
    const claim = (thing: string, owner = name): void => {
      const first = claims.get(thing.toLowerCase());
      if (first)
        clashes.push({ thing, owners: [first.workspace, workspace], text: `${thing}: ${first.owner} and ${owner}` });
      else claims.set(thing.toLowerCase(), { workspace, owner });
    };
    for (const { path, aliases, title, page } of routes.filter((route) => route.workspace === workspace)) {
      const owner = `${name} (page "${page}")`;
      for (const each of [path, ...aliases]) claim(`path ${each}`, owner);
      claim(`title ${title}`, owner);
    }
    for (const slot of slots) claim(`slot ${slot}`);
    for (const file of Object.keys(files)) {
      if (!file.startsWith('public/') || /\.(br|gz)$/.test(file)) continue;
      const address = file.slice('public'.length);
      claim(`file ${address}`);
      // A document answers at the path of a page.
      if (address.endsWith('.html')) claim(`path ${plainPath(address)}`);
    }
  }
  return clashes;
}

/** Why remotes cannot run in the shell: then their pages cannot be rendered either. One problem for each mismatch. */
export function sharingProblems(releases: readonly Release[]): Problem[] {
  const shell = releases.find(({ role }) => role === 'shell');
  if (!shell) return [];
  return releases
    .filter(({ role }) => role === 'remote')
    .flatMap((remote) =>
      sharingFaults(shell, remote).map(({ code, subject, text }) => ({
        code,
        workspace: remote.workspace,
        other: shell.workspace,
        subject,
        text: `${text}. Release a shell or a remote that fits.`,
      })),
    );
}

/**
 * One sentence for each remote that brings its own copy of a shared module, because the shell has another version: the cost on
 * which pages, and the command that ends it.
 */
export function sharedCodeNotes({ shell, remotes }: Pick<ResolvedSite, 'shell' | 'remotes'>): string[] {
  return remotes.flatMap((remote) =>
    remote.shared.consumes
      .filter((consume) => consume.fallback.length > 0 && !hasCompatibleShare(shell, consume))
      .map((consume) => noteOf(shell, remote, consume)),
  );
}

function noteOf(shell: Release, remote: Release, { key, range }: Consume): string {
  const { workspace, version } = remote;
  const pages = remote.pages.filter(({ consumes }) => consumes.includes(key));
  const files = [...new Set(pages.flatMap((page) => ownCopies(page, remote, shell)))];
  const bytes = files.reduce((sum, file) => sum + transferred(remote, file), 0);
  const cost =
    pages.length > 0
      ? `${(bytes / 1000).toFixed(1)} kB more on each of ${pages.map(({ path }) => path).join(', ')}`
      : 'more to load on every page that shows its pieces';
  const other = shell.shared.provides.find((each) => each.key === key)?.version ?? 'none';
  return `${workspace}@${version} brings its own ${key} ${range}, since shell@${shell.version} has ${other}: ${cost}. To end it, publish both from the same source and promote them: ${command(`publish shell ${workspace}`)}`;
}

/** Bytes of a client file as it is sent: precompressed with brotli, where it is. */
function transferred({ files }: Release, file: string): number {
  return (files[`client/${file}.br`] ?? files[`client/${file}`])?.bytes ?? 0;
}
