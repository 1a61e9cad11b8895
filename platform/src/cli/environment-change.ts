import { differences } from '../environments/changes.ts';
import { promote, rehearse, type Promotion } from '../environments/promote.ts';
import type { Store } from '../store/store.ts';
import { answer } from './answer.ts';
import { type AuthorOptions } from './author-options.ts';
import { differenceLines } from './release-lines.ts';

/** Options of every command that gives an environment a further revision. */
export interface ChangeOptions extends AuthorOptions {
  force?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** Promotes, or says what that would do. */
export async function change(store: Store, promotion: Promotion, { dryRun, json }: ChangeOptions): Promise<void> {
  const { environment } = promotion;
  if (dryRun) {
    const { revision, problems, notes } = await rehearse(store, promotion);
    const before = (await store.head(environment)).revision;
    const changes = differences(before, revision);
    const line = `${environment} would become revision ${revision.revision}:`;
    const lines = [line, ...(await differenceLines(store, changes)), ...problems, ...notes];
    answer({ changed: true, revision, changes, problems, notes }, lines, json);
    if (problems.length > 0) process.exitCode = 1;
    return;
  }
  const { revision, folder, pages, warnings } = await promote(store, promotion);
  for (const warning of warnings) console.error(warning);
  const line = `${environment} is at revision ${revision.revision}: ${pages} pages in ${folder}`;
  const forced = revision.forced?.problems ?? [];
  answer({ changed: true, revision, folder, pages }, [line, ...forced.map((each) => `forced: ${each}`)], json);
}
