import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableEntry } from '@mosaico/shared-types/table';
import { checkedWith, factsFileSchema, offersSchema, pagesSchema } from '@mosaico/shared-types/schemas';
import { siteTable } from '../../table/site-table.ts';
import { messageOf } from '../explain.ts';
import { siteOf } from '../../testing/site.ts';
import { appWorkspaces, readManifest, rootFolder } from '../../lib/workspaces.ts';
import { descriptionOf, pathOf, repository, scaffold, writeScaffold, type TakenPage } from './new-remote.ts';
import { repositoryTemplate, templateFolder, type NewRemote } from './template.ts';

const here = rootFolder(__dirname);
const manifest = { name: 'all', workspaces: ['platform', 'shell', 'mf-a', 'e2e'], devDependencies: {} };
const owners = '# Owners\n* @mosaico/platform\n\n/mf-a/ @mosaico/a\n\n/shell/ @mosaico/platform\n';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mosaico-new-remote-'));
  mkdirSync(join(root, '.github'));
  writeFileSync(join(root, '.github', 'CODEOWNERS'), owners);
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

const remote = (more: Partial<NewRemote> = {}): NewRemote => {
  const title = more.title ?? 'Eventos';
  const page = { path: pathOf(title), description: descriptionOf(title), category: 'Principal' as const };
  return { name: 'mf-events', title, ...page, ...more };
};
const taken: TakenPage[] = [
  { workspace: 'mf-a', path: '/ferias', aliases: ['/expos'], title: 'Ferias y exposiciones' },
];
const planned = (more?: Partial<NewRemote>) => scaffold(root, remote(more), taken);
const everything = (): string[] => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();

test('the remote is complete, and its workspace is known where workspaces are listed', () => {
  writeScaffold(root, 'mf-events', planned({ title: 'Bodas y fiestas' }));
  expect(appWorkspaces(root).map(({ name }) => name)).toEqual(['mf-events']);
  expect(readManifest(root).workspaces).toEqual(['platform', 'shell', 'mf-a', 'mf-events', 'e2e']);
  expect(readFileSync(join(root, '.github', 'CODEOWNERS'), 'utf8')).toBe(
    owners.replace('/mf-a/ @mosaico/a\n', '/mf-a/ @mosaico/a\n/mf-events/ @mosaico/events\n'),
  );
  const pages = readFileSync(join(root, 'mf-events', 'src', 'pages.ts'), 'utf8');
  expect(pages).toContain(
    "  events: {\n    screen: './events/events.tsx',\n    path: '/bodas-y-fiestas',\n    title: 'Bodas y fiestas',\n    description: 'Bodas",
  );
  // The repository's own is about it.
  expect(existsSync(join(root, 'mf-events', 'tsconfig.json'))).toBe(false);
});

test('nothing of the template is left in it', () => {
  const { files } = planned({ name: 'mf-big-events' });
  expect(Object.keys(files)).toContain('mf-big-events/src/big-events/big-events.test.tsx');
  expect(JSON.stringify(files)).not.toMatch(/template|Página nueva|pagina-nueva/i);
  expect(files['mf-big-events/src/pages.ts']).toContain("screen: './big-events/big-events.tsx',");
});

test('its page is a service in the site, at a price that shows it is a sample, by names of its own', () => {
  writeScaffold(root, 'mf-events', planned());
  const declared = (file: string): unknown =>
    jest.requireActual<{ default: unknown }>(join(root, 'mf-events', 'src', file)).default;
  const pages = checkedWith(pagesSchema, declared('pages.ts'), 'pages.ts');
  const release = {
    workspace: 'mf-events',
    pages: Object.entries(pages).map(([key, page]) => ({ key, ...page })),
    facts: checkedWith(
      factsFileSchema,
      JSON.parse(readFileSync(join(root, 'mf-events', 'src', 'facts.json'), 'utf8')),
      'facts.json',
    ),
    offers: checkedWith(offersSchema, declared('offers.ts'), 'offers.ts'),
    slots: [],
  };
  const terms = { 'cancel-single': { value: 'Se cancela así.', unit: 'text' } } as const;
  const legal = { workspace: 'mf-legal', pages: [], facts: terms, offers: {}, slots: [] };
  const { table, problems } = siteTable([release, legal], siteOf());
  expect(problems).toEqual([]);
  expect(tableEntry(table, 'services')).toMatchObject([
    {
      path: '/eventos',
      title: 'Eventos',
      price: { text: '$100', from: true, covers: 'precio de muestra, por definir' },
    },
  ]);
  expect(table.offers).toMatchObject({ 'mf-events/offer': { get: [{ chat: 'Hola, me interesa: Eventos' }] } });
  // Otherwise its names would not compile anywhere.
  for (const [file, names] of [
    ['pages', 'DeclaredPages'],
    ['offers', 'DeclaredOffers'],
  ] as const)
    expect(readFileSync(join(root, 'mf-events', 'src', `${file}.ts`), 'utf8')).toContain(
      `interface ${names} extends Declared<'mf-events', typeof ${file}> {}`,
    );
  expect(readFileSync(join(root, 'mf-events', 'src', 'pages.ts'), 'utf8')).toContain(
    "interface DeclaredFacts extends Declared<'mf-events', typeof facts> {}",
  );
});

/** The file that `facts.json` of a remote, in a folder of a repository, names as its schema: its path in that repository. */
const schemaOf = (files: Readonly<Record<string, string>>, folder: string): string => {
  const { $schema } = JSON.parse(files['mf-events/src/facts.json'] ?? '') as { $schema: string };
  return join(folder, 'src', $schema);
};
const schemas = 'platform/schemas/facts.schema.json';

test('an editor finds the schema of its figures', () => {
  expect(schemaOf(planned().files, 'mf-events')).toBe(schemas);
  expect(existsSync(join(here, schemas))).toBe(true);
});

test('quotes and long descriptions stand as Prettier writes them', () => {
  const { files } = planned({ title: `L'Art "Nou" de \\Lleida` });
  expect(files['mf-events/src/pages.ts']).toContain(`title: 'L\\'Art "Nou" de \\\\Lleida',`);
  expect(planned({ title: "Fiestas d'Or" }).files['mf-events/src/pages.ts']).toContain(`title: "Fiestas d'Or",`);
  const description = `Ciento un caracteres${'.'.repeat(81)}`;
  expect(planned({ description }).files['mf-events/src/pages.ts']).toContain(`description:\n      '${description}',`);
});

test.each<[what: string, more: Partial<NewRemote>, says: string]>([
  ['no mf-', { name: 'events' }, '"events" is no name for a remote. Write mf- and then lower-case words'],
  ['capitals', { name: 'mf-Events' }, '"mf-Events" is no name'],
  ['a way out of the folder', { name: 'mf-../x' }, '"mf-../x" is no name'],
  ['a hyphen too much', { name: 'mf-big--events' }, 'is no name'],
  ['too long a name', { name: `mf-${'x'.repeat(28)}` }, 'has 31 characters. Choose a name of at most 30.'],
  ['a name that is taken', { name: 'mf-a' }, 'There is a workspace "mf-a" already.'],
  ['a folder that is there', { name: 'mf-left' }, 'mf-left/ exists already.'],
  [
    'a path that is taken',
    { path: '/ferias' },
    'The path /ferias is a page of mf-a already. Give another one with --path.',
  ],
  ["another page's further path", { path: '/expos' }, 'The path /expos is a page of mf-a already.'],
  ['a title that is taken', { title: 'Ferias y Exposiciones', path: '/f' }, 'is the title of /ferias (mf-a) already.'],
  ['too long a title', { title: 'x'.repeat(61) }, 'The title has 61 characters. Give one of at most 60 with --title.'],
  ['a path that is none', { path: 'eventos' }, 'events.path: must be a lower-case path'],
  ['a path of the site’s own', { path: '/assets/eventos' }, 'events.path: must not begin with /assets'],
  ['too short a description', { description: 'Corta.' }, 'events.description: must have at least 50 characters'],
])('%s is refused before anything is written', (_what, more, says) => {
  mkdirSync(join(root, 'mf-left'));
  const before = everything();
  expect(() => planned(more)).toThrow(says);
  expect(everything()).toEqual(before);
});

describe('in a repository that is not this one', () => {
  const write = (list: object): void => writeFileSync(join(root, 'package.json'), JSON.stringify(list));

  test('a workspace begins without owners, with what the installed packages bring, and after the other workspaces', () => {
    rmSync(join(root, '.github'), { recursive: true });
    write({ name: 'theirs', workspaces: ['packages/*', 'mf-a'] });
    const plan = planned();
    expect(Object.keys(plan.edited)).toEqual(['package.json']);
    writeScaffold(root, 'mf-events', plan);
    expect(readManifest(root).workspaces).toEqual(['packages/*', 'mf-a', 'mf-events']);
    const config = JSON.parse(readFileSync(join(root, 'mf-events', 'tsconfig.json'), 'utf8')) as {
      extends: string;
      files: string[];
    };
    expect(config.extends).toBe('@mosaico/platform/tsconfig.base.json');
    expect(existsSync(join(here, 'mf-plans', config.files[0] ?? ''))).toBe(true);
    expect(schemaOf(plan.files, 'mf-events')).toBe(`node_modules/@mosaico/${schemas}`);
  });

  test('where one remote is the repository, another one begins beside it', () => {
    write({ name: 'mf-a' });
    expect(() => planned()).toThrow('npm create @mosaico/remote mf-events -- --title "Eventos"');
    expect(everything()).not.toContain('mf-events');
  });
});

test('a failure half way leaves nothing behind', () => {
  const plan = planned();
  const before = everything();
  // The root's package.json comes last, and something stands where it is drafted.
  mkdirSync(join(root, 'package.json.new'));
  const failed = (): string => {
    try {
      writeScaffold(root, 'mf-events', plan);
      return 'It was written.';
    } catch (error) {
      return messageOf(error);
    }
  };
  expect(failed()).toBe(
    `${join(root, 'package.json.new')} is a folder, and a file is needed. Name the file, or move the folder away.`,
  );
  expect(existsSync(join(root, 'mf-events'))).toBe(false);
  expect(everything()).toEqual(before);
  expect(readManifest(root)).toEqual(manifest);
  expect(readFileSync(join(root, '.github', 'CODEOWNERS'), 'utf8')).toBe(owners);
});

test("a title's path has no accents, and no signs", () => {
  expect(pathOf('¡Diseño & Fotografía!')).toBe('/diseno-fotografia');
});

test('the template asks for the versions that the remotes ask for', () => {
  const { dependencies } = readManifest(templateFolder);
  for (const { role, manifest: other } of appWorkspaces(here))
    if (role === 'remote') expect(other.dependencies).toMatchObject(dependencies ?? {});
});

describe('in a repository of its own', () => {
  const surrounded = { store: 's3://releases/mosaico', environment: 'staging' };
  const apart = (more?: Partial<NewRemote>, registry?: string) =>
    repository(root, remote(more), { ...surrounded, registry }, taken);

  test('the remote is the whole repository, and knows where the rest of the site is', () => {
    const plan = apart();
    writeScaffold(root, 'mf-events', plan);
    const folder = join(root, 'mf-events');
    expect(rootFolder(join(folder, 'src'))).toBe(folder);
    expect(appWorkspaces(folder)).toMatchObject([{ name: 'mf-events', folder, role: 'remote' }]);
    expect(readManifest(folder).mosaico).toEqual(surrounded);
    const workflow = readFileSync(join(folder, '.github', 'workflows', 'release.yml'), 'utf8');
    expect(workflow).toContain('releases=$(npx mosaico publish --differs-from staging)\n');
    // Whose role records.
    expect(workflow).toMatch(/^ +environment: staging$/m);
    expect(workflow).toContain('npx mosaico publish mf-events');
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).not.toContain('registry=');
    expect(schemaOf(plan.files, '.')).toBe(`node_modules/@mosaico/${schemas}`);
  });

  test('nothing of the template is left, and no edit of another repository is needed', () => {
    const { files, edited } = apart({ name: 'mf-big-events' });
    expect(edited).toEqual({});
    expect(JSON.stringify(files)).not.toMatch(/template|Página nueva|an-environment/i);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'mf-big-events/package.json',
        'mf-big-events/.editorconfig',
        'mf-big-events/.gitignore',
        'mf-big-events/.nvmrc',
        'mf-big-events/.oxlintrc.json',
        'mf-big-events/src/pages.ts',
      ]),
    );
  });

  test("a registry of the team's own is named for whoever installs", () => {
    const { files } = apart({}, 'https://npm.example.com/');
    expect(files['mf-events/.npmrc']).toContain('@mosaico:registry=https://npm.example.com/\n');
  });

  test('a path that another team has is refused', () => {
    expect(() => apart({ path: '/ferias' })).toThrow('The path /ferias is a page of mf-a already.');
  });

  test('each version of the platform releases the package that begins it, and is named there', () => {
    const saidOf = (name: string) => ({
      version: readManifest(join(here, name)).version,
      newest: /^## .*/m.exec(readFileSync(join(here, name, 'CHANGELOG.md'), 'utf8'))?.[0],
    });
    expect(saidOf('create-remote')).toEqual(saidOf('platform'));
  });

  test('it asks for the versions that this repository has', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(repositoryTemplate, 'manifest.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const all = readManifest(here) as { devDependencies?: Record<string, string> };
    const { peerDependencies } = readManifest(join(here, 'shared-ui'));
    const known = { ...peerDependencies, ...readManifest(templateFolder).dependencies, ...all.devDependencies };
    for (const name of ['shared-types', 'shared-ui', 'platform'])
      known[`@mosaico/${name}`] = `^${readManifest(join(here, name)).version}`;
    expect(known).toMatchObject({ ...dependencies, ...devDependencies });
  });
});
