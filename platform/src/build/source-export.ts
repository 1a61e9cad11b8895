import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { runEsbuild } from './run-esbuild.ts';

/** What a source file exports by default, and the absolute paths of all files that it was made of, itself included. */
export interface SourceExport {
  value: unknown;
  sources: string[];
}

/** Time of each source's last change, in ms; `NaN`, which equals nothing, if it is uncertain. */
type Written = Map<string, number>;

const readings = new Map<string, { read: Promise<SourceExport>; written: Written }>();

/** Milliseconds in which a file may be written twice and look the same: clocks of disks are coarse. */
const coarse = 2_000;

/**
 * The default export of a source of the repository in `root`, as it is at this moment. Throws what does not compile, and what it throws,
 * naming the file.
 */
export async function sourceExport(file: string, root: string): Promise<SourceExport> {
  const known = readings.get(file);
  if (known && [...known.written].every(([source, when]) => writtenAt(source) === when)) return known.read;
  const written = new Map([[file, writtenAt(file)]]);
  const reading = { read: readExport(file, root, written), written };
  readings.set(file, reading);
  // Another of its sources than the file itself may be at fault, and be mended.
  reading.read.catch(() => readings.get(file) === reading && readings.delete(file));
  return reading.read;
}

async function readExport(file: string, root: string, written: Written): Promise<SourceExport> {
  const begin = Date.now();
  const { metafile, outputFiles } = await runEsbuild(root, { entryPoints: [file] });
  const others = Object.keys(metafile.inputs)
    .map((input) => resolve(root, input))
    .filter((source) => source !== file);
  for (const source of others) {
    const when = writtenAt(source);
    written.set(source, when < begin - coarse ? when : NaN);
  }
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const { default: value } = await import(`data:text/javascript;base64,${code}`).then(
    (module) => module as { default: unknown },
    // Its stack names the whole code as the place.
    (error: unknown) => {
      throw new Error(`${relative(root, file)} ends with an error: ${(error as Error).message}`);
    },
  );
  return { value, sources: [file, ...others] };
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
