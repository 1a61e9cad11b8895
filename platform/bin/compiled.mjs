// Mosaico's packages are TypeScript sources. A command runs them as JavaScript that esbuild makes of them, kept until one
// of them changes: loading each source through a hook took a command 1.0 s of processor time before its first line, and
// each prerendering process 0.5 s; this takes 0.2 s and 0.1 s.
import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packageFolder = join(import.meta.dirname, '..');

/** How things are made: by this module, and by a version of esbuild. */
const makers = [
  import.meta.filename,
  join(packageFolder, 'src', 'bundling', 'browsers.json'),
  createRequire(import.meta.url).resolve('esbuild/package.json'),
];

const browsers = createRequire(import.meta.url)('../src/build/browsers.json');

/** What runs in processes of its own, or is loaded by webpack: made together, they share what both import. */
const programs = [
  'src/cli.ts',
  'src/build/build-worker.ts',
  'src/build/content-loader.ts',
  'src/build/font-loader.ts',
  'src/build/layer-loader.ts',
  'src/build/made-styles-loader.ts',
  'src/build/module-loader.ts',
  'src/build/nothing-loader.ts',
  'src/build/preset.ts',
  'src/site/render/render-worker.ts',
  'src/dev/kept-sections-loader.ts',
];

/**
 * Packages of many small files, which every command would look for and read one by one: they become part of what is made.
 * That, and a look in place of reading, take 0.15 s of processor time off each command.
 */
const bundled =
  /^(@aws-sdk|commander|hast-util-[a-z-]+|htmlparser2|jsonc-parser|lru-cache|mdast-util-[a-z-]+|mrmime|negotiator|picocolors|postcss|semver|send|valibot)(\/|$)/;

/** See compiled.d.mts. */
export const forNode = {
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Of packages that have both kinds of modules, the kind of which what nobody uses can be left out.
  mainFields: ['module', 'main'],
  chunkNames: 'parts/[name]-[hash]',
  // What is bundled may ask for a module in the way of CommonJS.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
};

/** For documents, as one script that holds all of it. */
const forBrowsers = {
  format: 'iife',
  platform: 'browser',
  // As esbuild writes them: `ios16.4`.
  target: browsers.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
  charset: 'utf8',
  minify: true,
};

/** Milliseconds in which a file may be written twice and look the same: clocks of disks are coarse. */
const coarse = 2_000;

/** Longer than any process runs that could still load a part of what was made of earlier sources. */
const kept = 7 * 24 * 60 * 60 * 1000;

/** @type {Map<string, Promise<string>>} Folders, of this process: it goes on with the sources it began with. */
const made = new Map();
/** @type {Map<string, Promise<string>>} Texts of scripts, as well. */
const scripts = new Map();

/** See compiled.d.mts. */
export function compiled(module) {
  return programs.includes(module)
    ? fileOf(module, 'programs', programs, forNode)
    : fileOf(module, module.replaceAll('/', '-'), [module], forNode);
}

/** See compiled.d.mts. */
export function script(module) {
  return once(scripts, module, async () => {
    const file = await fileOf(module, `script-${module.replaceAll('/', '-')}`, [module], forBrowsers);
    return (await readFile(file, 'utf8')).trim();
  });
}

async function fileOf(module, name, together, target) {
  const folder = await once(made, name, () => folderOf(name, together, target));
  return join(folder, module.replace(/\.ts$/, '.mjs'));
}

/** What was got before, or is got now; what fails is tried again when it is asked for next. */
function once(known, name, get) {
  if (!known.has(name)) {
    known.set(name, get());
    known.get(name).catch(() => known.delete(name));
  }
  return known.get(name);
}

/** See compiled.d.mts. */
export async function load(module) {
  return import(pathToFileURL(await compiled(module)).href);
}

/** The folder of what the sources are now: made before, or made here. */
async function folderOf(name, modules, target) {
  const kitchen = await writableFolder();
  const note = join(kitchen, `${name}.json`);
  const known = await readFile(note, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const { sources = [], packages = [], key, folder, look } = known;
  // An installation may put a package elsewhere.
  const places = [folder, ...packages.map((address) => fileURLToPath(address))];
  if (!key || !places.every((place) => statSync(place, { throwIfNoEntry: false })))
    return make(name, modules, target, kitchen, note);
  const now = lookOf(modules, sources, packages);
  if (now !== undefined && now === look) return folder;
  if (key !== (await keyOf(modules, sources, packages))) return make(name, modules, target, kitchen, note);
  await write(note, { ...known, look: now });
  return folder;
}

/** Where it is installed for reading only, each process makes its own. */
async function writableFolder() {
  const folder = join(packageFolder, '.compiled');
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return folder;
  } catch {
    const own = await mkdtemp(join(tmpdir(), 'mosaico-compiled-'));
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
    return own;
  }
}

async function make(name, modules, target, kitchen, note) {
  const { build } = await import('esbuild');
  const begin = Date.now();
  const draft = join(kitchen, `.draft-${randomUUID()}`);
  const found = new Set();
  const read = new Map();
  const { metafile } = await build({
    absWorkingDir: packageFolder,
    entryPoints: modules.map((module) => ({ in: module, out: module.replace(/\.ts$/, '') })),
    outdir: draft,
    bundle: true,
    outExtension: { '.js': '.mjs' },
    metafile: true,
    logLevel: 'silent',
    plugins: [...(target === forNode ? [whereTheyWere(found)] : []), asTheyWere(read)],
    ...target,
  });
  const sources = [...new Set(Object.keys(metafile.inputs).map(ownOrManifest))].sort();
  const packages = [...found].sort();
  const look = lookOf(modules, sources, packages, begin);
  const key = await keyOf(modules, sources, packages, read);
  const folder = join(kitchen, `${name}-${key}`);
  // Of two that make the same at once, the second finds it made; so does who comes back to earlier sources, and uses it from now on.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  const now = new Date();
  await utimes(folder, now, now);
  await write(note, { key, folder, sources, packages, look });
  await forget(kitchen, `${name}-`);
  return folder;
}

async function write(note, content) {
  const written = `${note}.${randomUUID()}`;
  await writeFile(written, JSON.stringify(content));
  await rename(written, note);
}

/** A package's files are others where its version is: of a file that is bundled from one, its manifest. */
function ownOrManifest(file) {
  // Where this package is installed itself, others are beside it.
  const whole = join(packageFolder, file);
  const [, place, name = ''] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(whole) ?? [];
  return place === undefined || name.startsWith('@mosaico')
    ? file
    : relative(packageFolder, join(place, 'package.json'));
}

/** Other packages stay where they are, and are noted in `found`. */
const whereTheyWere = (found) => ({
  name: 'where-they-were',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === found || !importer || path.startsWith('@mosaico/')) return undefined;
      if (isBuiltin(path)) return { path: path.replace(/^(?!node:)/, 'node:'), external: true };
      // Ours are TypeScript: another one's file is bundled, and what it needs is, too.
      if (bundled.test(path) || !/\.tsx?$/.test(importer)) return undefined;
      const place = await resolve(path, { importer, resolveDir, kind, pluginData: found });
      if (place.errors.length > 0) return { errors: place.errors };
      if (place.external) return { path, external: true };
      const address = pathToFileURL(place.path).href;
      found.add(address);
      return { path: address, external: true };
    });
    // The process has it already, and knows by it what is made.
    onResolve({ filter: /\/compiled\.mjs$/ }, () => ({ path: import.meta.url, external: true }));
  },
});

/**
 * A module's own address is its source's, beside which it looks for files. What a source said is noted in `read`: it may be written again
 * before all are made.
 */
const asTheyWere = (read) => ({
  name: 'as-they-were',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      read.set(path, source);
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
});

/**
 * How the sources look without being read, which takes a tenth of the time: nothing where one of them was written a moment ago, and may be
 * written again without looking otherwise; or was written since `begin`, and may have been read before.
 */
function lookOf(modules, sources, packages, begin = Date.now()) {
  const hash = placesHash(modules, sources, packages);
  const before = begin - coarse;
  for (const file of [...makers, ...sources.map((source) => join(packageFolder, source))]) {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined || stats.ctimeMs > before) return undefined;
    hash.update(`${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Changes with the sources' content (as it was `read`), where they and the packages are, and how they are made. */
async function keyOf(modules, sources, packages, read = new Map()) {
  const files = [...makers, ...sources.map((source) => join(packageFolder, source))];
  const contents = await Promise.all(files.map((file) => read.get(file) ?? readFile(file).catch(() => '')));
  const hash = placesHash(modules, sources, packages);
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** A hash that goes on with the files. A package that an installation puts nearer is another one, though the one before is still there. */
function placesHash(modules, sources, packages) {
  return createHash('sha256').update(
    JSON.stringify([process.version, packageFolder, nearerPackages(), modules, sources, packages]),
  );
}

/** Names of the packages that are installed for this one alone. */
function nearerPackages() {
  try {
    return readdirSync(join(packageFolder, 'node_modules')).sort();
  } catch {
    return [];
  }
}

/** Removes what nothing can be running of any more. */
async function forget(kitchen, prefix) {
  for (const name of await readdir(kitchen)) {
    if (!name.startsWith(prefix) && !name.startsWith('.draft-')) continue;
    const { mtimeMs } = await stat(join(kitchen, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > kept) await rm(join(kitchen, name), { recursive: true, force: true });
  }
}
