import webpack from 'webpack';
import { app } from './preset.ts';

const [folder = '.', version = ''] = process.argv.slice(2);
const compiler = webpack(await app(folder, { version }));

compiler.run((failure, stats) => {
  if (failure) console.error(failure.message);
  if (stats?.hasErrors() || stats?.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  process.exitCode = failure || stats?.hasErrors() ? 1 : 0;
  // Closing writes the cache to disk.
  compiler.close(() => undefined);
});
