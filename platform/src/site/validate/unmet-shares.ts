import { satisfies } from 'semver';
import type { Release } from '@mosaico/shared-types/schemas';

/** What shares: a release, or a workspace that runs from source. */
export type Sharing = Pick<Release, 'workspace' | 'version' | 'shared'>;

/** Throws when a remote asks the shell for a shared module, version or export that it does not provide. */
export function refuseUnmetShares(shell: Sharing, remotes: readonly Sharing[]): void {
  const unmet = remotes.flatMap((remote) => unmetShares(shell, remote).map((each) => `  ${each}`));
  if (unmet.length > 0) {
    throw new Error(
      `shell@${shell.version} does not fit these releases:\n${unmet.join('\n')}\nRelease a shell or a remote that fits.`,
    );
  }
}

/** Each shared module, version or export that the remote asks the shell for and that it does not provide. */
export function unmetShares(shell: Sharing, remote: Sharing): string[] {
  const provided = new Map(shell.shared.provides.map((each) => [each.key, each]));
  const unmet: string[] = [];
  for (const { key, range, uses, fallback } of remote.shared.consumes) {
    // It brings a copy of its own.
    if (fallback.length > 0) continue;
    const who = `${remote.workspace}@${remote.version} needs ${key} ${range}`;
    const offer = provided.get(key);
    if (!offer) unmet.push(`${who}: the shell does not share it`);
    else if (!satisfies(offer.version, range))
      unmet.push(`${who}: the shell has ${offer.version}, and there can be only one`);
    else if (offer.exports.length > 0) {
      const missing = uses.filter((name) => !offer.exports.includes(name));
      if (missing.length > 0)
        unmet.push(`${who}: the shell's copy has no ${missing.join(', ')} (see shell/src/shared)`);
    }
  }
  return unmet;
}
