import { major, minor } from 'semver';
import type { Release } from '@mosaico/shared-types/schemas';

/**
 * Throws when a remote cannot run in the shell's federation runtime, which it takes from there: its entry calls what its own
 * build's version has, and expects that both were built with the same options.
 */
export function refuseOtherRuntimes(shell: Release, remotes: readonly Release[]): void {
  const { version, options } = shell.built.runtime;
  const unfit = remotes.flatMap(({ workspace, version: release, built: { runtime } }) => {
    const who = `  ${workspace}@${release} was built with federation runtime ${runtime.version}`;
    const line = (of: string): string => `${major(of)}.${minor(of)}`;
    const others = Object.keys({ ...options, ...runtime.options }).filter(
      (key) => options[key] !== runtime.options[key],
    );
    return [
      ...(line(runtime.version) === line(version) ? [] : [`${who}, whose entry calls what the shell's does not have`]),
      ...others.map(
        (key) => `${who} and ${key}: ${String(runtime.options[key])}, the shell with ${String(options[key])}`,
      ),
    ];
  });
  if (unfit.length === 0) return;
  throw new Error(
    `shell@${shell.version} runs remotes in federation runtime ${version}:\n${unfit.join('\n')}\nBuild the remote with the shell's version of @module-federation/enhanced, or release a shell with the remote's.`,
  );
}
