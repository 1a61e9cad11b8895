import { rm } from 'node:fs/promises';
import webpack from 'webpack';
import { rootFolder, workspaceIn } from '../lib/workspaces.ts';
import { sourceMapsFolder } from '../lib/folders.ts';
import { declarationsOf } from './declared.ts';
import { app } from './preset.ts';
import { checkPublicData } from './write-release.ts';

const [folder = '.', version = ''] = process.argv.slice(2);
const workspace = workspaceIn(folder);
// The release is written with them once all is compiled: whoever has written a wrong price need not wait for that.
await declarationsOf(workspace)
  .then(() => checkPublicData(workspace))
  .catch((error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  });
// Maps of an earlier build under this version would be published with the new ones.
await rm(sourceMapsFolder(rootFolder(folder), workspace.name, version), { recursive: true, force: true });
const compiler = webpack(await app(folder, { version }));

compiler.run((failure, stats) => {
  if (failure) console.error(failure.message);
  if (stats?.hasErrors() || stats?.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  process.exitCode = failure || stats?.hasErrors() ? 1 : 0;
  // Closing writes the cache to disk.
  compiler.close(() => undefined);
});
