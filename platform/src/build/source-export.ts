import { relative, resolve } from 'node:path';
import { runEsbuild } from './run-esbuild.ts';

/** What a source file exports by default, and the absolute paths of all files that it was made of, itself included. */
export interface SourceExport {
  value: unknown;
  sources: string[];
}

/**
 * The default export of a source of the repository in `root`, as it is at this moment. Throws what does not compile, and what it throws,
 * naming the file.
 */
export async function sourceExport(file: string, root: string): Promise<SourceExport> {
  const { metafile, outputFiles } = await runEsbuild(root, { entryPoints: [file] });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const { default: value } = await import(`data:text/javascript;base64,${code}`).then(
    (module) => module as { default: unknown },
    // Its stack names the whole code as the place.
    (error: unknown) => {
      throw new Error(`${relative(root, file)} ends with an error: ${(error as Error).message}`);
    },
  );
  return { value, sources: Object.keys(metafile.inputs).map((input) => resolve(root, input)) };
}
