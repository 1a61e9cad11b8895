import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootFolder } from '../lib/workspaces.ts';

/**
 * A store as an earlier platform wrote it: what lay in a folder, and the objects of a bucket, by their paths. It was made once, by that
 * platform's `fixtureStore`, and is never made anew: later platforms open it.
 *
 * Of November 2026: "staging" has eight revisions, with a release that was rolled back alone (`mf-plans@1.1.0`), another that went with a
 * rollback of everything (`mf-plans@1.2.0`), and two forced at once (`mf-crm@2.0.0`, `mf-legal@2.0.0`). "production" was shown with a
 * broken link before there was a rule against it. "trial" was removed. `mf-old@1.0.0` is marked as unused.
 */
interface StoredStore {
  folder: Record<string, string>;
  bucket: Record<string, string>;
}

/** Reads the one of that month. */
export function storedStore(month: '2026-11'): StoredStore {
  const file = join(rootFolder(), 'platform', 'src', 'testing', 'stored', `${month}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as StoredStore;
}

/** Writes its files into a folder. */
export function writeStored({ folder }: StoredStore, target: string): void {
  for (const [name, text] of Object.entries(folder)) {
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
