// Each by itself: the version switcher compares releases in the browser, too, and needs no more of it.
import major from 'semver/functions/major.js';
import minor from 'semver/functions/minor.js';
import satisfies from 'semver/functions/satisfies.js';
import type { Release } from '@mosaico/shared-types/schemas';

/** What shares: a release, or a workspace that runs from source. */
export type Sharing = Pick<Release, 'workspace' | 'version' | 'shared'>;

/** What of a release decides whether it can run beside another one. */
export interface Runnable extends Sharing {
  built: Pick<Release['built'], 'contract' | 'runtime'>;
}

/** Why a remote cannot run in a shell, one line for each reason; none if it can. Promotion and the version switcher go by it. */
export function sharingFaults(shell: Runnable, remote: Runnable): string[] {
  return [...unmetShares(shell, remote), ...otherBuild(shell, remote)];
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

/**
 * What else a remote's build must have in common with the shell's: the major version of the contract, and the federation runtime,
 * which a remote takes from the shell: its entry calls what its own build's version has, and expects the same options.
 */
function otherBuild(shell: Runnable, { workspace, version, built }: Runnable): string[] {
  const { contract, runtime } = built;
  const { version: its, options } = shell.built.runtime;
  const who = `${workspace}@${version} was built`;
  const withRuntime = `${who} with federation runtime ${runtime.version}`;
  const isOther = major(runtime.version) !== major(its) || minor(runtime.version) !== minor(its);
  const others = Object.keys({ ...options, ...runtime.options }).filter((key) => options[key] !== runtime.options[key]);
  return [
    ...(major(contract) === major(shell.built.contract)
      ? []
      : [`${who} against @mosaico/shared-types ${contract}, the shell ${shell.built.contract}`]),
    ...(isOther ? [`${withRuntime} of @module-federation/enhanced, the shell with ${its}`] : []),
    ...others.map(
      (key) => `${withRuntime} and ${key}: ${String(runtime.options[key])}, the shell with ${String(options[key])}`,
    ),
  ];
}
