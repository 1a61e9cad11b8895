import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { keysBelow } from '@mosaico/platform/lib/files-below';
import { readSiteMap } from '@mosaico/platform/site/site-map';
import { cloneRepository } from '../../e2e/support/clone.ts';
import { watchProcesses, type Usage } from '../processes.ts';

/** What a promotion has used and made. */
export interface Promotion extends Usage {
  /** What had changed before. */
  what: string;
  pages: number;
  remotes: number;
  /** Bytes of `/revision.json`. */
  revisionBytes: number;
  revisionBrotliBytes: number;
  /** Files of the composition. */
  files: number;
}

/** Runs a command of Mosaico with a store and sites of its own in `folder`. Rejects with what it printed where it fails. */
export async function runMosaico(root: string, args: readonly string[], folder: string): Promise<Usage> {
  const child = spawn(process.execPath, [join(root, 'platform', 'bin', 'mosaico.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, MOSAICO_WORK: folder, MOSAICO_STORE: pathToFileURL(join(folder, 'store')).href },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  const usage = watchProcesses(child);
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`mosaico ${args.join(' ')} ends with code ${String(code)}:\n${printed}`);
  return usage();
}

/** Builds every workspace with nothing kept of an earlier build, in a copy of the repository. */
export async function measureBuilds(): Promise<Usage> {
  const clone = cloneRepository({ withReleases: false, name: 'mosaico-scale-' });
  try {
    return await runMosaico(clone.folder, ['build'], join(clone.folder, '.mosaico'));
  } finally {
    clone.remove();
  }
}

/** Measures the composition in use of a folder of sites. */
export async function compositionIn(
  sites: string,
): Promise<Pick<Promotion, 'pages' | 'revisionBytes' | 'revisionBrotliBytes' | 'files'>> {
  const current = join(sites, 'current');
  const revision = await readFile(join(current, 'revision.json'));
  return {
    pages: await pagesIn(sites),
    revisionBytes: revision.length,
    revisionBrotliBytes: (await promisify(brotliCompress)(revision)).length,
    files: keysBelow(current).length,
  };
}

/** How many pages the composition in use of a folder of sites has. */
export const pagesIn = async (sites: string): Promise<number> =>
  Object.keys((await readSiteMap(join(sites, 'current'))).pages).length;
