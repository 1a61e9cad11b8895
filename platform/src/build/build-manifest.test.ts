import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';
import { buildManifest, type BuildManifest } from './build-manifest.ts';

const folder = join(rootFolder(__dirname), 'mf-legal');
const declared = new Map<string, unknown>();
// Reading a TypeScript source takes a hook of Node's, which Jest has none of.
jest.mock('./esbuild.ts', () => ({
  sourceExport: (file: string) =>
    Promise.resolve({ value: declared.get(file.slice(folder.length + '/src/'.length)), sources: [file] }),
}));

const page = (screen: string) => ({
  screen,
  path: '/terminos',
  title: 'Términos',
  description: 'Qué recibes, cuándo pagas y cómo cancelas: todo lo que acordamos contigo.',
  directory: { name: 'Términos', category: 'Legal' },
  search: { words: ['términos'] },
});
beforeEach(() => {
  declared.set('pages.ts', { terms: page('./terms/terms.tsx') });
});

interface Chunk {
  files: string[];
  modules?: object[];
}
interface Group {
  chunks: Chunk[];
  childrenIterable: Group[];
  origins: { module: object | null }[];
}
const group = (chunks: Chunk[], childrenIterable: Group[] = [], origin?: string): Group => ({
  chunks,
  childrenIterable,
  origins: [{ module: origin ? { resource: origin } : null }],
});
const consume = (shareKey: string, more: object = {}) => ({
  type: 'consume-shared-module',
  options: { shareKey, requiredVersion: '^1.0.0', singleton: true, ...more },
  blocks: [],
});

/** A finished compilation, as far as it is read: the screens with their groups, what is shared, who imports what of it. */
function compilationOf({
  entry = [{ files: ['remote-entry.1.js'] }],
  screens = {},
  modules = [],
  unused = [],
  imports = [],
  exported = [],
  named = {},
}: {
  entry?: Chunk[];
  /** Page → the group of its chunks. */
  screens?: Record<string, Group>;
  modules?: object[];
  /** Modules that are in no chunk. */
  unused?: object[];
  imports?: { ids?: string[] }[];
  exported?: string[];
  named?: Record<string, Chunk>;
}): Compilation {
  return {
    entrypoints: new Map([['mf_legal', group(entry, Object.values(screens))]]),
    namedChunks: new Map(Object.entries(named)),
    namedChunkGroups: new Map(Object.entries(screens).map(([key, each]) => [`page-${key}`, each])),
    modules: new Set(modules),
    chunkGraph: {
      getBlockChunkGroup: (block: { group?: Group }) => block.group,
      getChunkModulesIterable: ({ modules: within = [] }: Chunk) => within,
      getNumberOfModuleChunks: (module: object) => (unused.includes(module) ? 0 : 1),
    },
    moduleGraph: {
      getModule: () => ({}),
      getProvidedExports: () => exported,
      getIncomingConnections: () => imports.map((dependency) => ({ dependency })),
    },
  } as unknown as Compilation;
}

const workspaces = appWorkspaces(rootFolder(__dirname)).filter(({ name }) => name === 'mf-legal');
async function read(what: Parameters<typeof compilationOf>[0]): Promise<BuildManifest> {
  const [legal] = workspaces;
  if (!legal) throw new Error('mf-legal is not here.');
  return buildManifest(compilationOf(what), legal);
}

test("a page's loading is its own chunks and the container's, without the entry's; style sheets apart", async () => {
  const entry = { files: ['remote-entry.1.js', 'entry.1.css'] };
  const manifest = await read({
    entry: [{ files: ['runtime.1.js'] }, entry],
    named: { screens: { files: ['screens.1.js'] } },
    screens: {
      terms: group([entry, { files: ['terms.1.js', 'terms.1.css', 'terms.1.txt'], modules: [consume('react')] }]),
    },
  });
  expect(manifest).toMatchObject({ entry: 'remote-entry.1.js', initial: ['runtime.1.js'], styles: ['entry.1.css'] });
  const [terms] = manifest.pages;
  expect(terms).toMatchObject({
    scripts: ['screens.1.js', 'terms.1.js'],
    styles: ['terms.1.css'],
    consumes: ['react'],
  });
});

test('late imports of the page and its blocks are its sections; those of packages are not', async () => {
  const own = group(
    [{ files: ['below.1.js'], modules: [consume('a'), consume('a')] }],
    [],
    join(folder, 'src', 'terms', 'terms.tsx'),
  );
  const block = group(
    [{ files: ['block.1.js'] }],
    [],
    join(rootFolder(__dirname), 'shared-ui', 'src', 'documents', 'document.tsx'),
  );
  const foreign = group([{ files: ['foreign.1.js'] }], [], join(folder, 'node_modules', 'package', 'index.js'));
  const chunk = { files: ['terms.1.js'] };
  const { pages } = await read({
    screens: { terms: group([chunk], [{ ...own, chunks: [...own.chunks, chunk] }, block, foreign]) },
  });
  expect(pages[0]?.sections).toEqual({ scripts: ['below.1.js', 'block.1.js'], styles: [], consumes: ['a'] });
});

test('a page of which no chunk was built is refused by name, and so is a build without its entry', async () => {
  await expect(read({ screens: {} })).rejects.toThrow('No chunk was built for the page "terms".');
  await expect(read({ entry: [] })).rejects.toThrow('The build of mf-legal has no entry "mf_legal".');
});

const screens = { terms: group([{ files: ['terms.1.js'] }]) };

test('a consumed shared module has its range, the names in use, and its fallback', async () => {
  const [common, motion] = [{ files: ['common.1.js'] }, { files: ['motion.1.js', 'motion.1.css'] }];
  const fallback = { files: ['fallback.1.js', 'fallback.1.css'], modules: [consume('react')] };
  const block = { group: group([fallback], [group([common, motion])]) };
  const module = { ...consume('@mosaico/shared-ui', { singleton: false }), blocks: [block] };
  const { shared } = await read({
    // The page itself loads a chunk late that the copy loads, too.
    screens: { terms: group([{ files: ['terms.1.js'] }], [block.group, group([common])]) },
    modules: [module],
    imports: [{ ids: ['Price', 'text'] }, { ids: ['Faq'] }, { ids: ['Price'] }, {}, { ids: [] }],
  });
  expect(shared.consumes).toEqual([
    {
      key: '@mosaico/shared-ui',
      range: '^1.0.0',
      singleton: false,
      uses: ['Faq', 'Price'],
      fallback: ['fallback.1.js', 'fallback.1.css'],
      fallbackLate: ['motion.1.css', 'motion.1.js'],
      fallbackConsumes: ['react'],
    },
  ]);
});

test('a shared module that the release does not use is not consumed', async () => {
  const [used, left] = [consume('react'), consume('notistack')];
  const { shared } = await read({ screens, modules: [left, used], unused: [left] });
  expect(shared.consumes.map(({ key }) => key)).toEqual(['react']);
});

test('a provided module has its version, whether it is eager, and its exports', async () => {
  const provide = {
    type: 'provide-module',
    _name: 'react',
    _version: false,
    _eager: true,
    dependencies: [{}],
    blocks: [],
  };
  const { shared } = await read({ screens, modules: [provide], exported: ['useState', 'act'] });
  expect(shared.provides).toEqual([{ key: 'react', version: '0.0.0', eager: true, exports: ['act', 'useState'] }]);
});
