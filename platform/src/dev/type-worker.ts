import { setPriority } from 'node:os';
import type { Modules } from '../build/types/contract.ts';
import { watchTypes, type TypeReport, type TypeWatch } from '../build/types/type-watch.ts';

/** What the process that checks types is told: first everything, then what the workspaces declare each time it changes. */
export interface TypeOrder {
  root: string;
  modules: readonly Modules[];
  others: readonly string[];
}

// Whoever waits for a hot reload comes first.
setPriority(10);

let watch: TypeWatch | undefined;
process.on('message', ({ root, modules, others }: TypeOrder) => {
  if (watch) watch.update(modules);
  else watch = watchTypes(root, { modules, others }, (found: TypeReport) => process.send?.(found));
});
process.on('disconnect', () => process.exit());
