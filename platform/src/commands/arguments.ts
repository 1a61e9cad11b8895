import type { Change } from '../environments/promote.ts';

/** `workspace@version`. Throws for anything else. */
export function changeOf(release: string): Change {
  const [workspace, version, more] = release.split('@');
  if (!workspace || !version || more !== undefined)
    throw new Error(`"${release}" names no release. Write workspace@version, e.g. mf-plans@1.4.0.`);
  return { workspace, version };
}

/** A whole number from an option. Throws for anything else. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no whole number.`);
  return Number(text);
}
