import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { shortHash } from '../lib/files-below.ts';
import type { Manifest } from '../lib/workspaces.ts';
import { esbuild, outputFolder } from './run-esbuild.ts';

/** What of a file a release depends on: code and styles without comments and layout, of a `package.json` what a build reads. */
export function meaningOf(file: string, content: Buffer | string): Buffer | string {
  if (basename(file) === 'package.json') {
    const manifest = JSON.parse(content.toString()) as Manifest & { sideEffects?: unknown };
    const { name, version, dependencies, sideEffects } = manifest;
    return JSON.stringify({ name, version, dependencies, sideEffects });
  }
  if (file.endsWith('.css')) return esbuild().transformSync(content.toString(), { loader: 'css', minify: true }).code;
  const [, kind] = /\.(?:m|c)?(tsx?|jsx?)$/.exec(file) ?? [];
  if (kind === undefined) return content;
  return esbuild().transformSync(content.toString(), {
    loader: kind as 'ts' | 'tsx' | 'js' | 'jsx',
    jsx: 'preserve',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
  }).code;
}

/** So many files' marks are kept, the latest asked for: ten times a large repository's files, in less than a megabyte. */
const mostKept = 10_000;

/** A repository's marks, by what a file is and says. */
type Marks = LRUCache<string, string>;

/** What is kept of them, and what `keyOfMarks()` was then. */
interface Kept {
  key: string;
  marks: ReturnType<Marks['dump']>;
}

/** What the marks depend on besides the files: the compiler, and this module as it runs here. */
const keyOfMarks = (): string => shortHash([esbuild().version, thisModule]);
const thisModule = readFileSync(fileURLToPath(import.meta.url));

const known = new Map<string, Marks>();

/**
 * Ten hexadecimal digits for each of the files, that change when what it means does. To compile a file takes two milliseconds,
 * and a repository has a thousand: what has been told is kept for this and other processes. Throws as {@link meaningOf} does.
 */
export function meaningMarks(root: string, files: readonly string[]): string[] {
  const place = join(root, outputFolder, 'meanings.json');
  const marks = known.get(place) ?? marksIn(place);
  known.set(place, marks);
  let isNew = false;
  const found: string[] = [];
  for (const file of files) {
    const content = readFileSync(file);
    const name = basename(file) === 'package.json' ? 'package.json' : extname(file);
    const key = createHash('sha256').update(`${name}\0`).update(content).digest('base64url');
    const before = marks.get(key);
    const mark = before ?? shortHash([meaningOf(file, content)]);
    isNew ||= before === undefined;
    marks.set(key, mark);
    found.push(mark);
  }
  if (isNew) keep(place, marks);
  return found;
}

function marksIn(place: string): Marks {
  const marks: Marks = new LRUCache({ max: mostKept });
  try {
    const kept = JSON.parse(readFileSync(place, 'utf8')) as Kept;
    if (kept.key === keyOfMarks()) marks.load(kept.marks);
  } catch {
    // Nothing was told before, or half of it.
  }
  return marks;
}

/** Whole at any time: other processes read it. What two of them tell at once, one tells again. */
function keep(place: string, marks: Marks): void {
  const draft = `${place}.${process.pid}`;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(draft, JSON.stringify({ key: keyOfMarks(), marks: marks.dump() } satisfies Kept));
  renameSync(draft, place);
}
