// Imported one by one: the version switcher runs this module in the browser and needs no more of semver.
import major from 'semver/functions/major.js';
import minor from 'semver/functions/minor.js';
import satisfies from 'semver/functions/satisfies.js';
import type { Release } from '@mosaico/shared-types/schemas';
import type { Problem } from '../lib/problem.ts';

/** A release, or a workspace that runs from source, with its shared modules. */
export type Sharing = Pick<Release, 'workspace' | 'version' | 'shared'>;

/** The parts of a release that decide whether it can run with another release. */
export interface Runnable extends Sharing {
  built: Pick<Release['built'], 'contract' | 'runtime'>;
}

/** A mismatch of a remote and the shell: see `Problem`. Its text has no remedy. */
type Mismatch = Omit<Problem, 'workspace'>;

/** The mismatches for which a remote cannot run in a shell; none if it can. Promotion and the version switcher use it. */
export function sharingFaults(shell: Runnable, remote: Runnable): Mismatch[] {
  return [...unmetShares(shell, remote), ...otherBuild(shell, remote)];
}

/** Each shared module, version or export that the remote asks the shell for and that it does not provide. */
export function unmetShares(shell: Sharing, remote: Sharing): Mismatch[] {
  return remote.shared.consumes.flatMap(({ key, range, uses, fallback }): Mismatch[] => {
    // The remote has a copy of its own.
    if (fallback.length > 0) return [];
    const needs = `${remote.workspace}@${remote.version} needs ${key} ${range}`;
    const provided = shell.shared.provides.find((each) => each.key === key);
    if (!provided) return [{ code: 'share-missing', subject: key, text: `${needs}: the shell does not share it` }];
    const { version, exports } = provided;
    if (!satisfies(version, range)) {
      const text = `${needs}: the shell has ${version}, and there can be only one`;
      return [{ code: 'share-version', subject: key, text }];
    }
    return uses
      .filter((name) => exports.length > 0 && !exports.includes(name))
      .map((name) => ({
        code: 'share-export',
        subject: `${key} ${name}`,
        text: `${needs}: the shell's copy has no ${name} (see shell/src/shared)`,
      }));
  });
}

/**
 * Differences between a remote's build and the shell's that keep the remote from running: another major version of the contract, another
 * minor version of the federation runtime, which remotes take from the shell, or other options of the runtime.
 */
function otherBuild(shell: Runnable, { workspace, version, built }: Runnable): Mismatch[] {
  const { contract, runtime } = built;
  const { version: its, options } = shell.built.runtime;
  const release = `${workspace}@${version} was built`;
  const withRuntime = `${release} with federation runtime ${runtime.version}`;
  const isOther = major(runtime.version) !== major(its) || minor(runtime.version) !== minor(its);
  const others = Object.keys({ ...options, ...runtime.options }).filter((key) => options[key] !== runtime.options[key]);
  const found: Mismatch[] = others.map((key) => ({
    code: 'runtime-option',
    subject: key,
    text: `${withRuntime} and ${key}: ${String(runtime.options[key])}, the shell with ${String(options[key])}`,
  }));
  if (isOther)
    found.unshift({
      code: 'runtime-version',
      subject: '@module-federation/enhanced',
      text: `${withRuntime} of @module-federation/enhanced, the shell with ${its}`,
    });
  if (major(contract) !== major(shell.built.contract))
    found.unshift({
      code: 'contract',
      subject: '@mosaico/shared-types',
      text: `${release} against @mosaico/shared-types ${contract}, the shell ${shell.built.contract}`,
    });
  return found;
}
