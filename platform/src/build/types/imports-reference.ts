import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownTable } from './workspace-table.ts';

const beginning = `# What a page may import

Made by \`npm run docs\`. Another name is an error in the editor, by TypeScript and by the lint, in a remote with a repository of its own too. A
page imports besides what its own workspace has in \`package.json\`, and never another workspace.
`;

/** What a page would look for elsewhere → what it has. */
const insteadOf: readonly (readonly [string, string])[] = [
  [
    '`useParams` for one page of several',
    "`each: 'referrers'` and `{slug}` in `path` of [`pages.ts`](src/pages.ts): `/catalogo-{slug}`. The page gets `PageProps`; `subject` is the slug",
  ],
  [
    '`<BrowserRouter>`, `createBrowserRouter`, `RouterProvider`',
    "the shell's router; in a test `MemoryRouter` of `react-router`",
  ],
  ['a route of another path', 'a further page in `pages.ts`; `<Routes>` for what is below one page'],
  ["`<Link>` to another page's path", '`SiteLink` or `useAddress`, by the name of the page'],
  [
    '`useLoaderData`, loaders, `useFetcher`',
    '`useContent` for declared content; `fetchWithStallTimeout` with `useRetry` for data of others',
  ],
  ['`<Form>`, `useSubmit`, `useActionData`', '`<form>` and a React action'],
  ['`useNavigation`', 'nothing: the shell shows that a page is on its way'],
  ['`useBlocker`', "`useBeforeUnload`, for the tab's end"],
  ['`<ScrollRestoration>`, `useRouteError`, `errorElement`', 'nothing: the shell keeps positions and shows errors'],
  ['`facts.ts`, `offers.ts` of a workspace', '`useContent`, `useFacts`, `useOffer`, by name'],
  ['a module of another remote', '`<Slot>`'],
  ['a data file of the site', '`usePublicData`, and `fetchWithStallTimeout` for the newest'],
  ['`new Date()` while rendering', '`useToday`, `useYear`'],
  ['`@mui/*`, `@emotion/*`, `useMediaQuery`, `style={…}`', 'the blocks below, and a CSS Module beside the component'],
  ['`notistack`', '`useToast`'],
  ['`React.lazy`', "`section('near', () => import(…))`"],
  ['`<title>`, `<meta>`, JSON-LD', '`pages.ts`, `useDescription`'],
];

/** Of the contract what is no hook, and what a page's declarations are written in. */
const ofContract = [
  'Slot',
  'section',
  'chatLink',
  'continued',
  'fetchWithStallTimeout',
  'PageProps',
  'Pages',
  'Facts',
  'Offers',
  'Slots',
];

/** `shared-types/imports.md`, of the repository in `root`. Throws for a name without a docstring. */
export function importsReference(root: string): string {
  const router = sharedRouter(root);
  const named = (pattern: RegExp): string =>
    router
      .filter((name) => pattern.test(name))
      .map((name) => `\`${name}\``)
      .join(', ');
  const contract = exportsOf(join(root, 'shared-types', 'src', 'index.ts')).filter(
    ({ name }) => name.startsWith('use') || ofContract.includes(name),
  );
  const blocks = (file: string, kinds = 'function'): Exported[] =>
    exportsOf(join(root, 'shared-ui', 'src', file)).filter(
      ({ kind, name }) => kind === kinds && /^(?:use)?[A-Z]/.test(name),
    );
  const icons = blocks('index.ts', 'const').map(({ name }) => `\`${name}\``);
  return [
    beginning,
    '\n## Instead of\n\n',
    markdownTable(['instead of', 'a page has'], insteadOf),
    '\n## `react-router-dom`\n\n',
    `- Components: ${named(/^[A-Z]/)}\n- Hooks: ${named(/^use/)}\n- Functions: ${named(/^(?!use)[a-z]/)}\n\n`,
    "They are React Router's own; [its documentation](https://reactrouter.com/start/declarative/installation) says what they do.\n",
    '\n## `@mosaico/shared-types`\n\n',
    tableOf(contract),
    ...(
      [
        [
          '@mosaico/shared-ui',
          'index.ts',
          `Props: [the design system](../shared-ui/README.md#blocks). Icons: ${icons.sort().join(', ')}.\n\n`,
        ],
        ['@mosaico/shared-ui/cases', 'cases/index.ts', ''],
        ['@mosaico/shared-ui/answers', 'answers/answers.tsx', ''],
      ] as const
    ).flatMap(([name, file, more]) => [`\n## \`${name}\`\n\n`, more, tableOf(blocks(file))]),
  ].join('');
}

/** Names of React Router that the shell shares, sorted. */
function sharedRouter(root: string): string[] {
  const text = readFileSync(join(root, 'platform', 'declarations.d.ts'), 'utf8');
  const [, names = ''] = /declare module 'react-router-dom' \{\s+export \{([^}]+)\}/.exec(text) ?? [];
  return (names.match(/\w+/g) ?? []).sort();
}

interface Exported {
  name: string;
  kind: string;
  /** First sentence of its docstring. */
  says: string;
}

const tableOf = (exported: readonly Exported[]): string =>
  markdownTable(
    ['name', 'what'],
    [...exported]
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ name, says }) => {
        if (!says) throw new Error(`${name} has no docstring: shared-types/imports.md says with it what it is.`);
        return [`\`${name}\``, says.replaceAll('|', '\\|')];
      }),
  );

/** What a module exports, of its own and of the modules that it names. */
function exportsOf(file: string): Exported[] {
  const text = readFileSync(file, 'utf8');
  const passedOn = [...text.matchAll(/^export (?:type )?(\*|\{[^}]*\})\s*from '(\.[^']+)'/gm)].flatMap(
    ([, names = '', from = '']) => {
      const all = exportsOf(join(dirname(file), from));
      const wanted: readonly string[] = names.match(/\w+/g) ?? [];
      return names === '*' ? all : all.filter(({ name }) => wanted.includes(name));
    },
  );
  const own = [
    ...text.matchAll(
      /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?^export (?:async )?(function|const|class|interface|type) (\w+)/gm,
    ),
  ].map(([, docstring = '', kind = '', name = '']) => ({ name, kind, says: firstSentence(docstring) }));
  // Of a function with several signatures the first one's.
  return [...own, ...passedOn].filter(({ name }, place, all) => all.findIndex((each) => each.name === name) === place);
}

function firstSentence(docstring: string): string {
  const text = docstring
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\{@link ([^}]+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.:](?= [A-Z`]|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
