import { rm } from 'node:fs/promises';
import webpack from 'webpack';
import { rootFolder, workspaceIn } from '../repository/workspaces.ts';
import { sourceMapsFolder } from '../repository/folders.ts';
import { app } from './preset.ts';

const [folder = '.', version = ''] = process.argv.slice(2);
// Maps of an earlier build under this version would be published with the new ones.
await rm(sourceMapsFolder(rootFolder(folder), workspaceIn(folder).name, version), { recursive: true, force: true });
const compiler = webpack(await app(folder, { version }));

compiler.run((failure, stats) => {
  if (failure) console.error(failure.message);
  if (stats?.hasErrors() || stats?.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  process.exitCode = failure || stats?.hasErrors() ? 1 : 0;
  // Closing writes the cache to disk.
  compiler.close(() => undefined);
});
