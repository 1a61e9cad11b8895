import type { Store } from './store.ts';

/** Whether a release can be read, and its files are what it lists. */
export type Soundness = (workspace: string, version: string) => Promise<boolean>;

/** For one composition: each release is read once, however often it is asked about. */
export function soundnessIn(store: Store): Soundness {
  const known = new Map<string, Promise<boolean>>();
  return (workspace, version) => {
    const name = `${workspace}@${version}`;
    const sound =
      known.get(name) ??
      store.verifyRelease(workspace, version).then(
        () => true,
        () => false,
      );
    known.set(name, sound);
    return sound;
  };
}
