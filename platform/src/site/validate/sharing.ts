import { major, minor, satisfies } from 'semver';
import type { Release } from '@mosaico/shared-types/schemas';

/** What shares: a release, or a workspace that runs from source. */
export type Sharing = Pick<Release, 'workspace' | 'version' | 'shared'>;

/** Why remotes cannot run in the shell: then their pages cannot be rendered either. */
export function sharingProblems(releases: readonly Release[]): string[] {
  const shell = releases.find(({ role }) => role === 'shell');
  if (!shell) return [];
  const found = releases
    .filter(({ role }) => role === 'remote')
    .flatMap((remote) => [
      ...unmetShares(shell, remote),
      ...otherContract(shell, remote),
      ...otherRuntime(shell, remote),
    ]);
  if (found.length === 0) return [];
  return [
    `shell@${shell.version} does not fit these releases:\n${found.map((each) => `  ${each}\n`).join('')}Release a shell or a remote that fits.`,
  ];
}

/** Each shared module, version or export that the remote asks the shell for and that it does not provide. */
export function unmetShares(shell: Sharing, remote: Sharing): string[] {
  return remote.shared.consumes.flatMap(({ key, range, uses, fallback }) => {
    // It brings a copy of its own.
    if (fallback.length > 0) return [];
    const who = `${remote.workspace}@${remote.version} needs ${key} ${range}`;
    const offer = shell.shared.provides.find((each) => each.key === key);
    if (!offer) return [`${who}: the shell does not share it`];
    if (!satisfies(offer.version, range)) return [`${who}: the shell has ${offer.version}, and there can be only one`];
    const missing = offer.exports.length > 0 ? uses.filter((name) => !offer.exports.includes(name)) : [];
    return missing.length > 0 ? [`${who}: the shell's copy has no ${missing.join(', ')} (see shell/src/shared)`] : [];
  });
}

/** A remote that was built against a contract of another major version than the shell's. */
function otherContract(shell: Release, { workspace, version, built }: Release): string[] {
  if (major(built.contract) === major(shell.built.contract)) return [];
  return [
    `${workspace}@${version} was built against @mosaico/shared-types ${built.contract}, the shell ${shell.built.contract}`,
  ];
}

/**
 * A remote takes its federation runtime from the shell: its entry calls what its own build's version has, and expects that both were built with the
 * same options.
 */
function otherRuntime(shell: Release, { workspace, version, built: { runtime } }: Release): string[] {
  const { version: its, options } = shell.built.runtime;
  const who = `${workspace}@${version} was built with federation runtime ${runtime.version}`;
  const isOther = major(runtime.version) !== major(its) || minor(runtime.version) !== minor(its);
  const others = Object.keys({ ...options, ...runtime.options }).filter((key) => options[key] !== runtime.options[key]);
  return [
    ...(isOther ? [`${who} of @module-federation/enhanced, the shell with ${its}`] : []),
    ...others.map(
      (key) => `${who} and ${key}: ${String(runtime.options[key])}, the shell with ${String(options[key])}`,
    ),
  ];
}
