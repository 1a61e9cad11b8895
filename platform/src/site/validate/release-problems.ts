import { major } from 'semver';
import type { SiteConfiguration, SiteTable } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { declarationsIn } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import { refuseClashes } from './path-clashes.ts';
import { refuseOtherRuntimes } from './other-runtimes.ts';
import { refuseUnmetShares } from './unmet-shares.ts';

/** Why releases do not fit together, as far as that shows without rendering. */
export interface Misfits {
  table: SiteTable;
  /** In what they declare. */
  declared: string[];
  /** In what they share at run time. */
  shared: string[];
}

/** The table of these releases, and why they do not fit together. */
export function misfits(releases: readonly Release[], site: SiteConfiguration): Misfits {
  const shell = releases.find(({ role }) => role === 'shell');
  const remotes = releases.filter(({ role }) => role === 'remote');
  const { table, claimed, problems } = siteTable(releases.map(declarationsIn), site);
  const sharing = shell
    ? [
        () => refuseUnmetShares(shell, remotes),
        () => refuseOtherContracts(shell, remotes),
        () => refuseOtherRuntimes(shell, remotes),
      ]
    : [];
  return {
    table,
    declared: [...problems, ...whyNot(() => refuseClashes(releases, claimed))],
    shared: sharing.flatMap(whyNot),
  };
}

/** Throws when a remote was built against a contract (`shared-types`) of another major version than the shell's. */
function refuseOtherContracts(shell: Release, remotes: readonly Release[]): void {
  const spoken = shell.built.contract;
  const others = remotes
    .filter(({ built: { contract } }) => major(contract) !== major(spoken))
    .map(
      ({ workspace, version, built }) =>
        `  ${workspace}@${version} was built against @mosaico/shared-types ${built.contract}`,
    );
  if (others.length === 0) return;
  throw new Error(
    `shell@${shell.version} speaks @mosaico/shared-types ${spoken}:\n${others.join('\n')}\nRelease a shell or a remote of the same major version.`,
  );
}

function whyNot(refuse: () => unknown): string[] {
  try {
    refuse();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
