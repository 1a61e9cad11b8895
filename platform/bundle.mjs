// Bundles the platform's sources into `dist`, for Node and for browsers. Packages hold `dist`, and not this script.
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';

const folder = import.meta.dirname;
const dist = join(folder, 'dist');
const require = createRequire(import.meta.url);

/** What makes a release: their sources are inputs of every build. */
const builders = [
  'build/build-worker.ts',
  'build/content-loader.ts',
  'build/font-loader.ts',
  'build/layer-loader.ts',
  'build/made-styles-loader.ts',
  'build/module-loader.ts',
  'build/nothing-loader.ts',
];

/** What Node starts or loads by a file's name. */
const programs = [
  ...builders,
  'cli.ts',
  'build/preset.ts',
  'dev/kept-sections-loader.ts',
  'site/pictures/card-process.ts',
  'site/render/page-reader-worker.ts',
  'site/render/render-worker.ts',
  // Of the repository's own scripts and tests: no package holds these.
  'build/changed.ts',
  'build/declared.ts',
  'build/licences.ts',
  'build/workshop.ts',
  'lib/workspaces.ts',
  'testing/store-process.ts',
];

/** Scripts of documents, each of one piece. */
const scripts = {
  boot: 'browser/boot/start.ts',
  'boot-with-reports': 'browser/boot/start-with-reports.ts',
  'retired-worker': 'browser/retired-worker/start.ts',
  versions: 'browser/versions/start.ts',
  environment: 'browser/environment/start.ts',
  overlay: 'dev/dev-client.ts',
};

/** Functions of a CDN before a bucket: `edge/<name>.js`. */
const edges = ['cloudflare', 'cloudfront'];

/**
 * What CloudFront's runtime (`cloudfront-js-2.0`) takes: ECMAScript 5.1 with arrows, constants and templates. esbuild says which line has more.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
const forCloudFront = {
  target: 'es2015',
  supported: Object.fromEntries(
    ['class', 'default-argument', 'destructuring', 'for-of', 'generator', 'object-extensions'].map((each) => [
      each,
      false,
    ]),
  ),
  // Its function is called by its name.
  treeShaking: false,
  minifyWhitespace: true,
};

/**
 * A module's own address stays that of its source, beside which it looks for files: all of `dist` lies in one folder, beside `src`.
 */
const sourceAddresses = {
  name: 'source-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]platform[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const place = JSON.stringify(`../${relative(folder, path).split(sep).join('/')}`);
      return {
        contents: source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
        loader: 'ts',
      };
    });
  },
};

/** How esbuild bundles TypeScript for Node. */
export const forNode = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  plugins: [sourceAddresses],
  logLevel: 'silent',
};

const forBrowsers = {
  bundle: true,
  format: 'iife',
  platform: 'browser',
  // As esbuild writes them: `ios16.4`.
  target: require('./src/build/browsers.json').map((each) => each.replace('ios_saf', 'ios').replace(' ', '')),
  charset: 'utf8',
  minify: true,
  logLevel: 'silent',
};

/**
 * Bundles the sources, unless `dist` was made of the same ones. Two processes may do that at once: each file appears whole. If
 * sources change meanwhile, the bundle is made again. Throws esbuild's message if a source does not compile.
 */
export async function bundle() {
  for (let hash = hashOfSources(); !isFresh(hash); hash = hashOfSources()) await make(hash);
}

/** Exports of one of the programs in `dist`: for the repository's own scripts. Throws as {@link bundle} does. */
export async function load(name) {
  await bundle();
  return import(`./dist/${name}.js`);
}

/** Where `dist` says what it was made of. */
const note = join(dist, 'sources.txt');

function isFresh(hash) {
  try {
    return readFileSync(note, 'utf8') === hash;
  } catch {
    return false;
  }
}

/** Changes with the sources and with how they are bundled. */
function hashOfSources() {
  const hash = createHash('sha256');
  const sources = ['src', '../shared-types/src'].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of sources.sort()) hash.update(`${relative(folder, file)}\0`).update(readFileSync(file));
  for (const file of [import.meta.filename, require.resolve('esbuild/package.json')]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Long enough for a process that was started before to have loaded its parts. */
const dayMs = 24 * 60 * 60 * 1000;

/** Writes `dist`, and removes what is no part of it and older than `keptMs`. */
async function make(hash, keptMs = dayMs) {
  const { build } = await import('esbuild');
  const common = { absWorkingDir: folder, write: false };
  const entries = (named) => Object.fromEntries(Object.entries(named).map(([name, file]) => [name, join('src', file)]));
  const [node, browser, ...edge] = await Promise.all([
    build({
      ...common,
      ...forNode,
      entryPoints: entries(Object.fromEntries(programs.map((file) => [basename(file, '.ts'), file]))),
      outdir: 'dist',
      packages: 'external',
      metafile: true,
    }),
    build({ ...common, ...forBrowsers, entryPoints: entries(scripts), outdir: join('dist', 'browser') }),
    ...edges.map((name) =>
      build({
        ...common,
        ...(name === 'cloudfront' ? forCloudFront : { target: 'es2022', minifyWhitespace: true }),
        entryPoints: [join('src', 'site', 'hosts', 'edge', `${name}.ts`)],
        bundle: true,
        format: 'esm',
        platform: 'neutral',
        charset: 'utf8',
        logLevel: 'silent',
        outdir: join('dist', 'edge'),
      }),
    ),
  ]);
  const list = { path: join(dist, 'build-sources.json'), contents: JSON.stringify(sourcesOfBuilds(node.metafile)) };
  const files = [...[node, browser, ...edge].flatMap(({ outputFiles }) => outputFiles), list];
  await rm(note, { force: true });
  for (const { path, contents } of files) await writeWhole(path, contents);
  const written = new Set(files.map(({ path }) => path));
  for (const name of await readdir(dist, { recursive: true })) {
    const path = join(dist, name);
    const found = await stat(path).catch(() => undefined);
    // Another process may be writing a draft.
    const limitMs = draftName.test(name) ? dayMs : keptMs;
    if (found?.isFile() && !written.has(path) && found.mtimeMs < Date.now() - limitMs) await rm(path, { force: true });
  }
  await writeWhole(note, hash);
}

/** What the builders are made of, relative to this folder. What starts them, and how they are bundled, decides too. */
function sourcesOfBuilds({ inputs }) {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, external } of inputs[file].imports) if (!external) add(path);
  };
  for (const file of ['build/build.ts', ...builders]) add(`src/${file}`);
  return [...found, 'bundle.mjs'].sort();
}

const draftName = /\.[\da-f-]{36}$/;

async function writeWhole(file, contents) {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, contents);
  await rename(draft, file);
}

// `prepare` and `prepack`: nothing of earlier sources is left. What runs from `dist` meanwhile goes on.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) await make(hashOfSources(), 0);
