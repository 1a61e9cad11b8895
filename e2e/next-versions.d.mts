/** A version to try, and the registry's tag of it. */
export interface Tagged {
  tag: string;
  version: string;
}

/** What a try has found. */
export interface Tried extends Tagged {
  name: string;
  /** The installed version. */
  now: string;
  /** Its `engines.node`. */
  node?: string | undefined;
  /** The step that breaks first, with its first error. */
  breaks?: string | undefined;
}

/** Versions of a package to try: what is tagged `latest`, and `next` where that is newer than both. None that is installed, or older. */
export function versionsToTry(
  now: string,
  tags: Readonly<Record<string, string>>,
  wanted?: readonly string[],
): Tagged[];
/** Whether an upgrade may break what it likes: another major version, or (before 1.0) another minor one, or no release yet. */
export function mayBreak(now: string, version: string): boolean;
/** What is said of a try, on one line. `ownNode`: `engines.node` of this repository. */
export function lineOf(tried: Tried, ownNode: string): string;
/** Whether a try fails the command: a minor version or a patch that breaks something. */
export function isFailure(tried: Pick<Tried, 'now' | 'version' | 'breaks'>): boolean;
