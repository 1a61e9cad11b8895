import webpack, { type Compilation, type Configuration } from 'webpack';

/** Runs webpack; resolves to its compilations, in the order of the configurations. Throws with what it says of errors; prints warnings. */
export async function compile(configurations: Configuration[]): Promise<Compilation[]> {
  const compiler = webpack(configurations);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((failure, done) =>
      done ? resolve(done) : reject(failure ?? new Error('webpack ended without a word.')),
    );
  });
  // Closing writes the cache to disk.
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const said = stats.toString({ preset: 'errors-warnings', colors: false });
  if (stats.hasErrors()) throw new Error(said);
  if (stats.hasWarnings()) console.error(said);
  return stats.stats.map(({ compilation }) => compilation);
}
