import {
  changedWorkspaces,
  workspacesDifferingFrom,
  type ChangedWorkspace,
} from '../build/changed/changed-workspaces.ts';
import { forgetSources } from '../build/sources.ts';
import type { Store } from '../store/store.ts';

/** What a process that looks for changes is asked: the releases changed since a commit, or those that differ from these. */
export type ChangesOrder = { root: string } & ({ since: string } | { differsFrom: Record<string, string> });

/** Its answer. */
export type ChangesAnswer = { changed: ChangedWorkspace[] } | { error: string };

/** A process that says which releases a change touches, as often as it is asked: Jest loads no source by its address. */
process.on('message', (order: ChangesOrder) => {
  forgetSources();
  void changesOf(order).then(
    (changed) => answer({ changed }),
    (error: unknown) => answer({ error: (error as Error).message }),
  );
});

function changesOf(order: ChangesOrder): Promise<ChangedWorkspace[]> {
  if ('since' in order) return changedWorkspaces(order.root, order.since);
  return workspacesDifferingFrom(order.root, showing(order.differsFrom), 'staging');
}

/** A store whose environments show these releases. */
function showing(releases: Record<string, string>): Pick<Store, 'head'> {
  const [configuration, created] = ['abc', '2026-11-21T10:00:00.000Z'];
  return {
    head: (environment) =>
      Promise.resolve({
        revision: { schema: 1, environment, revision: 1, releases, configuration, created, reason: 'test' },
        next: 2,
      }),
  };
}

const answer = (message: ChangesAnswer): void => void process.send?.(message);
