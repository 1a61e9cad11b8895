import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { rootFolder } from '../repository/workspaces.ts';
import { runEsbuild } from './run-esbuild.ts';

/** What was read of a file, and when each source of it had been written, in ms; `NaN`, which is never the same, where that is not certain. */
interface Reading {
  value: Promise<unknown>;
  sources: Map<string, number>;
}

const readings = new Map<string, Reading>();

/** Milliseconds in which a file may be written twice and look the same: clocks of disks are coarse. */
const coarse = 2_000;

/** The default export of a workspace's source as it is at this moment. Throws what it throws, and what does not compile. */
export async function sourceExport(file: string): Promise<unknown> {
  const known = readings.get(file);
  if (known && [...known.sources].every(([source, written]) => writtenAt(source) === written)) return known.value;
  const sources = new Map([[file, writtenAt(file)]]);
  const reading: Reading = { value: evaluated(file, sources), sources };
  readings.set(file, reading);
  // Another of its sources than the file itself may be at fault, and be mended.
  reading.value.catch(() => readings.get(file) === reading && readings.delete(file));
  return reading.value;
}

/** Of what else it was made, `sources` is told. */
async function evaluated(file: string, sources: Reading['sources']): Promise<unknown> {
  const begin = Date.now();
  const root = rootFolder(dirname(file));
  const { metafile, outputFiles } = await runEsbuild(root, { entryPoints: [file] });
  for (const source of Object.keys(metafile.inputs).map((input) => resolve(root, input))) {
    const written = writtenAt(source);
    if (source !== file) sources.set(source, written < begin - coarse ? written : NaN);
  }
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  return ((await import(`data:text/javascript;base64,${code}`)) as { default: unknown }).default;
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
